import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { effortMaximal } from '../../legislation/parametres/credit/effort-maximal.ts'
import { withReform } from '../../legislation/reform.ts'
import { achatLocation } from './index.ts'

it.each([
  [
    'buying from some year on',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200',
    'Acheter deviendrait gagnant à partir de la 7e année : après 20 ans, l’achat laisserait 17 125 € de plus que la location. Une banque demanderait un revenu de 3 977 € par mois : indiquez le vôtre pour comparer. Comptez 82 500 € au départ, frais compris.',
    'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting. A bank would ask for an income of €3,977 a month: enter yours to compare. Plan on €82,500 at the start, fees included.',
  ],
  [
    'buying from the first year on',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=3000&frais_notaire=0',
    'Acheter serait gagnant dès la 1re année : après 20 ans, l’achat laisserait 807 273 € de plus que la location. Une banque demanderait un revenu de 3 977 € par mois : indiquez le vôtre pour comparer. Comptez 60 000 € au départ, frais compris.',
    'Buying would be ahead from the 1st year on: after 20 years, it would leave €807,273 more than renting. A bank would ask for an income of €3,977 a month: enter yours to compare. Plan on €60,000 at the start, fees included.',
  ],
  [
    'renting',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=800',
    'Acheter ne deviendrait pas gagnant : après 20 ans, louer laisserait 145 196 € de plus ; avec un loyer de 1 158 € par mois, ce serait l’égalité. Une banque demanderait un revenu de 3 977 € par mois : indiquez le vôtre pour comparer. Comptez 82 500 € au départ, frais compris.',
    'Buying would not get ahead: after 20 years, renting would leave €145,196 more; with a rent of €1,158 a month, both would end equal. A bank would ask for an income of €3,977 a month: enter yours to compare. Plan on €82,500 at the start, fees included.',
  ],
  [
    'a loan within what a bank accepts',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200&revenu=4500',
    'Acheter deviendrait gagnant à partir de la 7e année : après 20 ans, l’achat laisserait 17 125 € de plus que la location. Une banque prêterait-elle ? Oui, en principe : les crédits prendraient 30,93 % du revenu, dans la limite de 35 %. Comptez 82 500 € au départ, frais compris.',
    'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting. Would a bank lend? Yes, in principle: loans would take 30.93% of income, within the limit of 35%. Plan on €82,500 at the start, fees included.',
  ],
  [
    'a loan exactly within what a bank accepts',
    'prix=300000&apport=60000&taux_credit=0&duree_credit=20&loyer=1200&revenu=3000&charges_credits=50',
    'Acheter deviendrait gagnant à partir de la 2e année : après 20 ans, l’achat laisserait 176 162 € de plus que la location. Une banque prêterait-elle ? Oui, en principe : les crédits prendraient 35 % du revenu, dans la limite de 35 %. Comptez 82 500 € au départ, frais compris.',
    'Buying would get ahead from the 2nd year on: after 20 years, it would leave €176,162 more than renting. Would a bank lend? Yes, in principle: loans would take 35% of income, within the limit of 35%. Plan on €82,500 at the start, fees included.',
  ],
  [
    'a loan above what a bank accepts',
    'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200&revenu=3000',
    'Acheter deviendrait gagnant à partir de la 7e année : après 20 ans, l’achat laisserait 17 125 € de plus que la location. Une banque prêterait-elle ? Non : les crédits prendraient 46,4 % du revenu, au-delà de 35 % ; il faudrait 3 977 € par mois.',
    'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting. Would a bank lend? No: loans would take 46.4% of income, above 35%; it would take €3,977 a month.',
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
    'Acheter ne deviendrait pas gagnant : après 1 an, louer laisserait 16 093 175 € de plus. Une banque demanderait un revenu de 2 507 347 € par mois : indiquez le vôtre pour comparer. Comptez 7 500 000 € au départ, frais compris.',
    'Buying would not get ahead: after 1 year, renting would leave €16,093,175 more. A bank would ask for an income of €2,507,347 a month: enter yours to compare. Plan on €7,500,000 at the start, fees included.',
  ],
])('writes the achat-location sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(achatLocation, query, 'fr'))).toBe(french)
  expect(tell(achatLocation, query, 'en')).toBe(english)
})

it('states in the achat-location sentence the share of the law that its figures apply', () => {
  const loan = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200&revenu='
  const lower = { ...effortMaximal, values: { '2022-01-01': 0.3 } }
  withReform({ replaced: new Map([[effortMaximal.key, lower]]) }, () => {
    expect(plain(tell(achatLocation, `${loan}4500`, 'fr'))).toMatch(
      /les crédits prendraient 30,93 % du revenu, au-delà de 30 % ; il faudrait 4 640 € par mois[.]$/,
    )
    expect(tell(achatLocation, `${loan}5000`, 'en')).toMatch(
      /Yes, in principle: .* within the limit of 30%[.] Plan/,
    )
  })
})
