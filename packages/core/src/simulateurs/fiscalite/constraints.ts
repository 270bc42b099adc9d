import type { Constraint } from '../../definition/constraint.ts'
import {
  atMost,
  excludedByChoice,
  excludedByUse,
  multipleOfNumber,
  neededByUse,
  needsUse,
  onlyForChoices,
  sumAtMost,
} from '../../definition/constraints.ts'
import { HALF, params } from './params.ts'
import { schoolAmounts } from './school-amounts.ts'

/** A field that only a couple may fill. */
const ofCouple = <const F extends string>(field: F) => onlyForChoices(field, 'situation', 'marie', 'pacse')

/** What a child of each kind counts for in a sum: one in shared custody counts for half. */
const CHILDREN = { enfants: 1, enfants_alternes: 0.5 }

/**
 * `avantages_cdhr` may not exceed the sum of these parameters, each times its factor: euros, or euros for a
 * child.
 */
const withinAdvantages = sumAtMost('avantages_cdhr', [], {
  reductions: 1,
  credits: 1,
  dons_66: 1,
  dons_75: 1,
  emploi_domicile: 1,
  frais_garde: 1,
  enfants_college: schoolAmounts.college,
  enfants_lycee: schoolAmounts.lycee,
  enfants_superieur: schoolAmounts.superieur,
  cotisations_syndicales: 1,
  cotisations_syndicales_conjoint: 1,
  frais_dependance: 1,
  frais_dependance_conjoint: 1,
  reductions_plafonnees: 1,
})

const spouseExpenses = ofCouple('frais_reels_conjoint')

/**
 * A parameter has one problem at most: where the spouse’s expenses break both rules, the second names the
 * situation.
 */
const spouseExpensesOfSingle: Constraint<typeof params> = {
  kind: 'stated',
  operands: {
    must: {
      fr: 'doit être Marié ou Pacsé avec des frais réels du conjoint',
      en: 'must be marie or pacse with frais_reels_conjoint',
    },
    page: {
      fr: `doit être Marié ou Pacsé avec « ${params.frais_reels_conjoint.label.fr} »`,
      en: `must be Married or In a civil partnership with “${params.frais_reels_conjoint.label.en}”`,
    },
  },
  field: 'situation',
  involves: ['frais_reels_conjoint', 'nature'],
  holds: (values, given) => values.nature !== 'imposable' || spouseExpenses.holds(values, given),
}

/** What the parameters of `fiscalite` require of each other. Used by `contract.ts`. */
export const constraints: readonly Constraint<typeof params>[] = [
  ofCouple('revenu_conjoint'),
  excludedByChoice('frais_reels', 'nature', 'imposable'),
  excludedByChoice('frais_reels_conjoint', 'nature', 'imposable'),
  spouseExpenses,
  spouseExpensesOfSingle,
  ofCouple('pensions_conjoint'),
  {
    ...ofCouple('age_conjoint'),
    holds: ({ age_conjoint, situation }) =>
      age_conjoint === undefined || situation === 'marie' || situation === 'pacse', // an age of 0 is an age
  },
  ofCouple('invalidite_conjoint'),
  ofCouple('cotisations_syndicales_conjoint'),
  ofCouple('frais_dependance_conjoint'),
  excludedByUse('micro_foncier', 'revenus_fonciers'),
  excludedByUse('deficit_foncier', 'micro_foncier'),
  excludedByUse('revenus_fonciers', 'deficit_foncier'),
  excludedByUse('loyers_meubles', 'benefice_meuble'),
  needsUse('primes_avant_2017', 'assurance_vie_8_ans'),
  needsUse('pfl_assurance_vie', 'primes_avant_2017'),
  neededByUse('assurance_vie_8_ans', 'pfl_assurance_vie'),
  atMost('abattement_plus_values', 'plus_values_mobilieres'),
  ...(['enfants_garde', 'enfants_college', 'enfants_lycee', 'enfants_superieur'] as const).map((field) =>
    multipleOfNumber(field, HALF),
  ),
  needsUse('frais_garde', 'enfants_garde'),
  sumAtMost('enfants_garde', [], CHILDREN),
  sumAtMost('enfants_college', ['enfants_lycee', 'enfants_superieur'], CHILDREN),
  sumAtMost('invalidite', ['invalidite_conjoint'], { invalides: 1 }),
  {
    ...withinAdvantages,
    // A reduction is in whole euros, half up: half a child at lower secondary school gives €31, not €30.50.
    holds: (values, given) =>
      withinAdvantages.holds(values, given) ||
      (Number.isInteger(values.avantages_cdhr) &&
        withinAdvantages.holds({ ...values, avantages_cdhr: values.avantages_cdhr - 0.5 }, given)),
  },
]
