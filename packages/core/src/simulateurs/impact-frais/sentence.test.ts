import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { impactFrais } from './index.ts'

it.each([
  [
    'fees that differ',
    'capital=10000&mensuel=300&duree=20',
    'Après 20 ans, avec 2 % de frais par an, votre capital serait de 145 716 €, contre 185 790 € avec 0,2 % : 40 074 € de moins, soit 2 ans et 9 mois de retard.',
    'After 20 years, with fees of 2% a year, your capital would be €145,716, against €185,790 at 0.2%: €40,074 less, or 2 years and 9 months behind.',
  ],
  [
    'no savings',
    'capital=0&mensuel=0&duree=20',
    'Sans épargne, les frais n’ont rien à prendre.',
    'Without savings, fees have nothing to take.',
  ],
  [
    'the same fees everywhere',
    'capital=1000&mensuel=0&duree=1&frais_bas=1&frais_moyen=1&frais_eleve=1',
    'Après 1 an, avec 1 % de frais par an, votre capital serait de 1 059 €, comme dans les autres scénarios.',
    'After 1 year, with fees of 1% a year, your capital would be €1,059, as in the other scenarios.',
  ],
  [
    'no delay where the capital shrinks',
    'capital=1000&mensuel=0&duree=10&taux=-5',
    'Après 10 ans, avec 2 % de frais par an, votre capital serait de 489 €, contre 587 € avec 0,2 % : 98 € de moins.',
    'After 10 years, with fees of 2% a year, your capital would be €489, against €587 at 0.2%: €98 less.',
  ],
  [
    'less than a month lost',
    'capital=0&mensuel=100&duree=1',
    'Après 1 an, avec 2 % de frais par an, votre capital serait de 1 227 €, contre 1 237 € avec 0,2 % : 10 € de moins.',
    'After 1 year, with fees of 2% a year, your capital would be €1,227, against €1,237 at 0.2%: €10 less.',
  ],
])('writes the impact-frais sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(impactFrais, query, 'fr'))).toBe(french)
  expect(tell(impactFrais, query, 'en')).toBe(english)
})
