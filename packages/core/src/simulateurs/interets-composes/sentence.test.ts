import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { interetsComposes } from './index.ts'

it.each([
  [
    'a capital and deposits',
    'capital=10000&mensuel=300&taux=7&duree=20',
    'Avec 10 000 € au départ et 300 € par mois, pendant 20 ans à 7 % par an, votre capital atteindrait 190 958 €, soit 128 509 € d’aujourd’hui ; vous auriez versé 82 000 €.',
    'With €10,000 at the start and €300 a month, for 20 years at 7% a year, your capital would reach €190,958, or €128,509 in today’s euros; you would have paid in €82,000.',
  ],
  [
    'deposits alone, for one year',
    'capital=0&mensuel=300&taux=7&duree=1',
    'Avec 300 € par mois, pendant 1 an à 7 % par an, votre capital atteindrait 3 714 €, soit 3 641 € d’aujourd’hui ; vous auriez versé 3 600 €.',
    'With €300 a month, for 1 year at 7% a year, your capital would reach €3,714, or €3,641 in today’s euros; you would have paid in €3,600.',
  ],
  [
    'a capital alone, fees, prices that do not move',
    'capital=1&mensuel=0&taux=7&duree=20&inflation=0&frais=0.5',
    'Avec 1 € au départ, pendant 20 ans à 7 % par an avant frais, votre capital atteindrait 3,50 € ; vous auriez versé 1 €.',
    'With €1 at the start, for 20 years at 7% a year before fees, your capital would reach €3.50; you would have paid in €1.',
  ],
  [
    'a loss',
    'capital=10000&mensuel=0&taux=-2&duree=20',
    'Avec 10 000 € au départ, pendant 20 ans à −2 % par an, votre capital ne serait que de 6 676 €, soit 4 493 € d’aujourd’hui ; vous auriez versé 10 000 €.',
    'With €10,000 at the start, for 20 years at −2% a year, your capital would be only €6,676, or €4,493 in today’s euros; you would have paid in €10,000.',
  ],
  [
    'nothing at all',
    'capital=0&mensuel=0&taux=7&duree=20',
    'Sans capital ni versement, il n’y a rien à faire grandir.',
    'Without capital or deposits, there is nothing to grow.',
  ],
  [
    'deposits that rise, and no interest',
    'capital=0&mensuel=300&taux=0&duree=2&inflation=0&indexation=2',
    'Avec 300 € par mois la première année, pendant 2 ans à 0 % par an, votre capital atteindrait 7 272 € ; vous auriez versé 7 272 €.',
    'With €300 a month in the first year, for 2 years at 0% a year, your capital would reach €7,272; you would have paid in €7,272.',
  ],
])('writes the interets-composes sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(interetsComposes, query, 'fr'))).toBe(french)
  expect(tell(interetsComposes, query, 'en')).toBe(english)
})
