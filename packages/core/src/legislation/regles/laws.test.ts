/** What the laws that no rule reads by itself hold on a day: simulators take their values from here. */
import { expect, it } from 'vitest'
import type { CivilDate } from '../../units/civil-date.ts'
import { lendingLaw } from './credit/lending.ts'
import { disabilityLaw } from './succession/allowance.ts'
import { recallLaw } from './succession/duties.ts'
import { funeralLaw, homeLaw } from './succession/estate.ts'
import { siblingExemptionLaw, spouseExemptionLaw } from './succession/exemption.ts'
import {
  devolutionLaw,
  familyInsuranceLaw,
  familyKinshipLaw,
  instalmentLaw,
  reliefLaw,
  reserveLaw,
  ruralLaw,
  spouseLaw,
  usufruitEndLaw,
} from './succession/family/law.ts'
import { furnitureLaw } from './succession/furniture.ts'
import { after70Law, before70Law, ownKinshipLaw } from './succession/life-insurance.ts'
import { partConjointLaw } from './succession/spouse.ts'

it.each([
  [
    'a loan takes 35 % of income, over 25 years',
    lendingLaw,
    { effortMaximal: 0.35, dureeMaximaleCredit: 25 },
  ],
  ['a spouse is exempt', spouseExemptionLaw, { exonerationConjoint: true }],
  [
    'a sibling is, past 50 and after five years',
    siblingExemptionLaw,
    { exonerationFratrie: { age: 50, annees: 5 } },
  ],
  ['disability', disabilityLaw, { abattementHandicap: 159_325 }],
  ['gifts are recalled for fifteen years', recallLaw, { rappelDonations: 15 }],
  ['a funeral', funeralLaw, { fraisFuneraires: 1500 }],
  ['the home of the family', homeLaw, { abattementResidence: 0.2 }],
  ['furniture at the flat rate', furnitureLaw, { forfaitMobilier: 0.05 }],
  ['the quarter of a spouse', partConjointLaw, { partConjoint: 0.25 }],
  [
    'parents beside a spouse, brothers or ascendants',
    devolutionLaw,
    { partParentConjoint: 0.25, partParentFratrie: 0.25, partBrancheAscendants: 0.5 },
  ],
  [
    'what is reserved',
    reserveLaw,
    {
      quotiteDisponible: { unEnfant: 2, deuxEnfants: 3, troisEnfants: 4 },
      reserveConjoint: 0.25,
      masseReserve: true,
      reductionLegs: true,
      rapportDonations: true,
    },
  ],
  ['a spouse beside children', spouseLaw, { partConjoint: 0.25, quotiteSpecialeEpoux: 0.25 }],
  ['a business and woods', reliefLaw, { exonerationDutreil: 0.75, exonerationBois: 0.75 }],
  [
    'rural property let for long',
    ruralLaw,
    {
      exonerationBiensRuraux: { taux: 0.75, seuil: 600_000, seuilDixHuitAns: 20_000_000, tauxAuDela: 0.5 },
    },
  ],
  ['kinships of a whole family', familyKinshipLaw, { exonerationOrganismes: true, adoptionSimple: true }],
  [
    'clauses of life insurance',
    familyInsuranceLaw,
    { assuranceVieDemembrement: true, assuranceVieSansRepresentation: true },
  ],
  ['a usufruct that ends', usufruitEndLaw, { extinctionUsufruit: true }],
  [
    'instalments',
    instalmentLaw,
    { paiementFractionne: { versementsUnAn: 3, versementsTroisAns: 7, intervalle: 6, taux: 0.02 } },
  ],
  ['premiums paid after 70', after70Law, { abattement: 30_500 }],
  ['premiums know no representation', ownKinshipLaw, { assuranceVieSansRepresentation: true }],
  [
    'premiums paid before 70',
    before70Law,
    {
      abattement: 152_500,
      bareme: [
        { above: 0, rate: 0.2 },
        { above: 700_000, rate: 0.3125 },
      ],
    },
  ],
])('reads the values of 21 November 2026 from the law: %s', (_, law, values) =>
  expect(law('2026-11-21' as CivilDate).values).toEqual(values),
)
