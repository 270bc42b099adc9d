import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { enveloppes } from './index.ts'

it.each([
  [
    'the worked example',
    'effort=300&duree=20',
    'Pour un effort de 72 000 €, le PER laisse le plus : 120 747 €, soit 8 257 € de plus que le PEA et 14 624 € de plus que le compte-titres.',
    'For an effort of €72,000, the PER leaves the most: €120,747, €8,257 more than the PEA and €14,624 more than the securities account.',
  ],
  [
    'equal wrappers',
    'effort=50&duree=7&capital=40000&taux=0&tmi=0&tmi_sortie=30',
    'Pour un effort de 44 200 €, les quatre enveloppes laissent 44 200 €.',
    'For an effort of €44,200, all four wrappers leave €44,200.',
  ],
  [
    'two wrappers that leave most',
    'effort=300&duree=20&tmi=0&tmi_sortie=0',
    'Pour un effort de 72 000 €, le PEA et le compte-titres laissent le plus : 112 489 €, soit 2 689 € de plus que l’assurance-vie et 6 367 € de plus que le PER.',
    'For an effort of €72,000, the PEA and the securities account leave the most: €112,489, €2,689 more than life insurance and €6,367 more than the PER.',
  ],
  [
    'three wrappers that leave most',
    'effort=300&duree=20&taux=0&tmi=30&tmi_sortie=41',
    'Pour un effort de 72 000 €, le PEA, l’assurance-vie et le compte-titres laissent le plus : 72 000 €, soit 11 314 € de plus que le PER.',
    'For an effort of €72,000, the PEA, life insurance and the securities account leave the most: €72,000, €11,314 more than the PER.',
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
