import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { funeralLaw } from '../../legislation/regles/succession/estate.ts'
import { furnitureOf } from '../../legislation/regles/succession/family/reliefs.ts'
import { exceeds, hasCents } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { NO_WARNING } from './find-warnings.ts'
import type { SettledFamily } from './settle-family.ts'

type Question = ParamsOfContract<typeof contract>

/**
 * Whether a gift or life insurance goes to a row of several persons, and each person counts as having received it. Used by
 * `family-civil.explain.ts`.
 */
export const givesToSeveral = ({ proche, don, assurance }: Question): boolean =>
  [...don, ...assurance].some(
    ({ proche: number }) => number !== undefined && (proche[number - 1]?.nombre ?? 1) > 1,
  )

/**
 * Whether each warning of a whole family applies, by its code; `warnings.ts` has their texts.
 * Called by `simulate-family.ts`.
 */
export function findFamilyWarnings(
  params: Question,
  { estate, settlement, options }: SettledFamily,
): Outcome<typeof contract>['warnings'] {
  const { civil } = settlement
  const { ordre, spouse, branches } = civil.devolution
  const { heirs } = settlement.estate
  const uncalled = heirs.filter(({ called }) => !called).map(({ person }) => person)
  const kinships = new Set(civil.people.map(({ kinship }) => kinship))
  const isPartner = (kinship: string) => kinship === 'conjoint' || kinship === 'pacs'
  const received = settlement.insurance.reduce((sum, row) => sum + row.capital + row.premiums + row.gains, 0)
  const reliefs = params.dutreil + params.bois + params.biens_ruraux
  const hasHome = params.residence_principale > 0
  const hasParents = kinships.has('parent')
  const calledGrandparents = branches.filter(({ members }) => members[0]?.kinship === 'grand_parent').length
  return {
    ...NO_WARNING,
    dettes_superieures: exceeds(params.dettes, params.patrimoine + furnitureOf(estate)),
    forfait_mobilier_inventaire:
      params.forfait_mobilier && params.patrimoine > 0 && heirs.some(({ liability }) => !liability.exempt),
    frais_funeraires_forfait: exceeds(params.frais_funeraires, funeralLaw(estate.day).values.fraisFuneraires),
    residence_non_occupee:
      hasHome && !params.residence_occupee && heirs.some(({ liability }) => !liability.exempt),
    residence_occupant:
      hasHome && params.residence_occupee && ![...kinships].some((one) => isPartner(one) || one === 'enfant'),
    // Heirs may contest premiums out of proportion to the estate.
    primes_exagerees: exceeds(received, params.patrimoine),
    heritier_non_appele: uncalled.length > 0,
    pacs_sans_legs: uncalled.some(({ kinship }) => kinship === 'pacs' || kinship === 'autre'),
    legs_reduits: civil.legacies.reduced,
    donations_excessives: exceeds(civil.reserve.giftsExcess, 0),
    plusieurs_sur_la_ligne: givesToSeveral(params),
    rapport_excede: civil.shares.some(({ sharing }) => sharing?.exceeds === true),
    arrondi_a_l_euro: heirs.some(({ duty }) => hasCents(duty.due)),
    retour_parents: hasParents && ordre !== 'descendants',
    biens_de_famille:
      ordre === 'conjoint' && !hasParents && (kinships.has('frere_soeur') || kinships.has('neveu_niece')),
    fente: calledGrandparents > 0 || (ordre === 'collateraux' && branches.length > 1),
    enfant_autre_lit:
      spouse !== undefined &&
      ordre === 'descendants' &&
      civil.people.some(({ otherUnion }) => otherUnion === true),
    droit_logement: hasHome && spouse !== undefined,
    dutreil_conditions: params.dutreil > 0,
    dettes_biens_exoneres: params.dettes > 0 && reliefs > 0,
    quasi_usufruit: params.assurance.some(({ droit }) => droit === 'usufruit'),
    second_deces: options.length > 0,
  }
}
