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
    'Après 10 ans, tout placer au départ laisserait 23 606 €, soit 845 € de plus qu’en étalant sur 1 an. Sur 546 périodes de 10 ans depuis 1971, tout placer au départ aurait dépassé l’étalement sur 1 an dans 68,86 % des cas, avec un écart médian de 5,9 % en sa faveur.',
    'After 10 years, investing all at once would leave €23,606, €845 more than spreading over 1 year. Over 546 periods of 10 years since 1971, investing all at once would have beaten spreading over 1 year in 68.86% of cases, with a median gap of 5.9% in its favour.',
  ],
  [
    'history, against it',
    'mensuel=1000&duree=10&etalement=12&rendement_attente=20&methode=historique',
    'Après 10 ans, étaler sur 1 an laisserait 29 655 €, soit 6 049 € de plus qu’en une fois. Sur 546 périodes de 10 ans depuis 1971, tout placer au départ aurait dépassé l’étalement sur 1 an dans 16,67 % des cas, avec un écart médian de 12,12 % en sa défaveur.',
    'After 10 years, spreading over 1 year would leave €29,655, €6,049 more than investing all at once. Over 546 periods of 10 years since 1971, investing all at once would have beaten spreading over 1 year in 16.67% of cases, with a median gap of 12.12% against it.',
  ],
  [
    'history of world equities',
    'mensuel=1000&duree=10&etalement=12&methode=historique&indice=monde',
    'Après 10 ans, tout placer au départ laisserait 23 606 €, soit 845 € de plus qu’en étalant sur 1 an. Sur 157 périodes de 10 ans depuis 2003, tout placer au départ aurait dépassé l’étalement sur 1 an dans 75,8 % des cas, avec un écart médian de 6,72 % en sa faveur.',
    'After 10 years, investing all at once would leave €23,606, €845 more than spreading over 1 year. Over 157 periods of 10 years since 2003, investing all at once would have beaten spreading over 1 year in 75.8% of cases, with a median gap of 6.72% in its favour.',
  ],
])('writes the dca sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(dca, query, 'fr'))).toBe(french)
  expect(tell(dca, query, 'en')).toBe(english)
})
