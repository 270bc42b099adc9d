import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { enveloppes } from './index.ts'

it.each([
  [
    'the worked example',
    'effort=300&duree=20',
    'Pour le même effort de 72 000 €, le PER laisse le plus : 120 747 €, soit 14 624 € de plus que le compte-titres.',
    'For the same effort of €72,000, the PER leaves most: €120,747, €14,624 more than the securities account.',
  ],
  [
    'equal wrappers',
    'effort=50&duree=7&capital=40000&taux=0&tmi=0&tmi_sortie=30',
    'Pour le même effort de 44 200 €, les quatre enveloppes laissent 44 200 €.',
    'For the same effort of €44,200, all four wrappers leave €44,200.',
  ],
  [
    'no effort',
    'effort=0&duree=8',
    'Sans effort, il n’y a rien à comparer.',
    'Without an effort, there is nothing to compare.',
  ],
])('writes the enveloppes sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(enveloppes, query, 'fr'))).toBe(french)
  expect(tell(enveloppes, query, 'en')).toBe(english)
})
