import { expect, it } from 'vitest'
import '../../../../../test/support/history.ts' // by itself: mutants of what loads are measured without what all tests load
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { dca } from './index.ts'

it.each([
  [
    'all at once ahead',
    'mensuel=1000&duree=1',
    'Après 1 an, tout placer au départ laisserait 12 840 €, soit 460 € de plus qu’en étalant jusqu’au bout.',
    'After 1 year, investing all at once would leave €12,840, €460 more than spreading throughout.',
  ],
  [
    'spreading ahead',
    'mensuel=1000&duree=10&etalement=12&taux=-2',
    'Après 10 ans, étaler sur 1 an laisserait 9 913 €, soit 108 € de plus qu’en une fois.',
    'After 10 years, spreading over 1 year would leave €9,913, €108 more than investing all at once.',
  ],
  [
    'neither',
    'mensuel=1000&duree=10&taux=3&rendement_attente=3',
    'Après 10 ans, tout placer au départ ou étaler jusqu’au bout laisserait autant.',
    'After 10 years, investing all at once or spreading throughout would leave the same.',
  ],
  [
    'history, in its favour',
    'mensuel=1000&duree=10&etalement=12&methode=historique',
    'Sur 510 périodes de 10 ans depuis 1971, tout placer au départ aurait fini devant l’étalement sur 1 an dans 67,84 % des cas, avec un écart médian de 5,53 % en sa faveur.',
    'Over 510 periods of 10 years since 1971, investing all at once would have ended ahead of spreading over 1 year in 67.84% of cases, with a median gap of 5.53% in its favour.',
  ],
  [
    'history, against it',
    'mensuel=1000&duree=50&etalement=1&methode=historique',
    'Sur 30 périodes de 50 ans depuis 1971, tout placer au départ aurait fini devant l’étalement sur 1 mois dans 50 % des cas, avec un écart médian de 0,28 % en sa défaveur.',
    'Over 30 periods of 50 years since 1971, investing all at once would have ended ahead of spreading over 1 month in 50% of cases, with a median gap of 0.28% against it.',
  ],
])('writes the dca sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(dca, query, 'fr'))).toBe(french)
  expect(tell(dca, query, 'en')).toBe(english)
})
