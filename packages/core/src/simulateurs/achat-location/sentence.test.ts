import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { achatLocation } from './index.ts'

it.each([
  [
    'buying from some year on',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200',
    'Acheter deviendrait gagnant à partir de la 7e année : après 20 ans, l’achat laisserait 17 125 € de plus que la location.',
    'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting.',
  ],
  [
    'buying from the first year on',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=3000&frais_notaire=0',
    'Acheter serait gagnant dès la 1re année : après 20 ans, l’achat laisserait 807 273 € de plus que la location.',
    'Buying would be ahead from the 1st year on: after 20 years, it would leave €807,273 more than renting.',
  ],
  [
    'renting',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=800',
    'Acheter ne deviendrait pas gagnant : après 20 ans, la location laisserait 145 196 € de plus que l’achat ; avec un loyer de 1 158 € par mois, ce serait l’égalité.',
    'Buying would not get ahead: after 20 years, renting would leave €145,196 more than buying; with a rent of €1,158 a month, both would end equal.',
  ],
  [
    'both equal',
    'prix=300000&apport=300000&taux_credit=0&duree_credit=1&loyer=0&charges=0&taxe_fonciere=0&frais_notaire=0&rendement_alternatif=0&revalo_immo=0&horizon=1',
    'Acheter ou louer reviendrait au même après 1 an.',
    'Buying or renting would come to the same after 1 year.',
  ],
  [
    'renting, and no rent that would make them equal',
    'prix=100000000&apport=0&taux_credit=10&duree_credit=30&loyer=0&horizon=1',
    'Acheter ne deviendrait pas gagnant : après 1 an, la location laisserait 16 093 175 € de plus que l’achat.',
    'Buying would not get ahead: after 1 year, renting would leave €16,093,175 more than buying.',
  ],
])('writes the achat-location sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(achatLocation, query, 'fr'))).toBe(french)
  expect(tell(achatLocation, query, 'en')).toBe(english)
})
