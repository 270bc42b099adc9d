/**
 * Questions of the vectors (`test/vectors/estate.json`) as estates, and estates as the paths that the vectors
 * compare.
 */

import type { Duty } from '../../packages/core/src/legislation/regles/succession/duties.ts'
import type {
  FamilyEstate,
  FamilyKinship,
  Gift,
  InsuranceRow,
  Legacy,
  Relative,
  SpouseOption,
} from '../../packages/core/src/legislation/regles/succession/family/input.ts'
import {
  type InstalmentPlan,
  instalmentsOf,
} from '../../packages/core/src/legislation/regles/succession/family/instalments.ts'
import type { InsuranceResult } from '../../packages/core/src/legislation/regles/succession/family/insurance.ts'
import { optionsOf } from '../../packages/core/src/legislation/regles/succession/family/options.ts'
import { settleFamily } from '../../packages/core/src/legislation/regles/succession/family/settle.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * A question of the vectors, by the names and in the units of the parameters of `succession`: amounts in euros, days
 * in ISO format. Used by `family/laws.test.ts`,
 * `family/oracle.test.ts`, `family/settle.test.ts` and others in `packages/core` and `simulateurs`.
 */
export interface Inputs {
  readonly patrimoine: number
  readonly dettes?: number
  readonly forfait_mobilier?: boolean
  readonly frais_funeraires?: number
  readonly residence_principale?: number
  readonly residence_occupee?: boolean
  readonly dutreil?: number
  readonly bois?: number
  readonly biens_ruraux?: number
  readonly conservation_18_ans?: boolean
  readonly donation_epoux?: boolean
  readonly option_conjoint?: SpouseOption
  readonly patrimoine_conjoint?: number
  readonly fractionnement?: 'aucun' | InstalmentPlan
  readonly date_deces?: string
  readonly proche?: readonly Row[]
  readonly don?: readonly Row[]
  readonly legs?: readonly Row[]
  readonly assurance?: readonly Row[]
}

/** Figures by path: `heritiers.0.droits`. Used by `family/vectors.test.ts`. */
export type Answer = Readonly<Record<string, unknown>>

/** The day on which the vectors hold. */
const TODAY = '2026-11-23'

/** The fields of rows of the contract, and their names in `FamilyEstate`; the others have one name. */
const NAMES: Readonly<Record<string, string>> = {
  lien: 'kinship',
  nombre: 'count',
  renonciation: 'renounced',
  autre_lit: 'otherUnion',
  handicap: 'disabled',
  adoption_simple: 'simpleAdoption',
  exoneration_fratrie: 'exemptSibling',
  proche: 'relative',
  montant: 'amount',
  valeur: 'value',
  exonere: 'exempt',
  avant_70: 'before70',
  apres_70: 'after70',
  gains_70: 'gains70',
  droit: 'right',
}

const renamed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [NAMES[name] ?? name, value]))

function legacyOf(row: Row): Legacy {
  const { part, ...rest } = renamed(row)
  return (part === undefined ? rest : { ...rest, part: Number(part) / 100 }) as unknown as Legacy
}

/**
 * The estate that a question describes. Used by `family/laws.test.ts`, `family/settle.test.ts` and
 * `succession/family-agreement.test.ts`.
 */
export const estateOf = (inputs: Inputs): FamilyEstate => ({
  day: (inputs.date_deces ?? TODAY) as CivilDate,
  gross: inputs.patrimoine,
  furnitureFlatRate: inputs.forfait_mobilier ?? false,
  debts: inputs.dettes ?? 0,
  funeral: inputs.frais_funeraires ?? 1500,
  occupiedHome: inputs.residence_occupee ? (inputs.residence_principale ?? 0) : 0,
  dutreil: inputs.dutreil ?? 0,
  bois: inputs.bois ?? 0,
  biensRuraux: inputs.biens_ruraux ?? 0,
  keptEighteenYears: inputs.conservation_18_ans ?? false,
  relatives: (inputs.proche ?? []).map((row) => renamed(row) as unknown as Relative),
  gifts: (inputs.don ?? []).map((row) => ({ mode: 'avancement', ...renamed(row) }) as unknown as Gift),
  legacies: (inputs.legs ?? []).map(legacyOf),
  insurance: (inputs.assurance ?? []).map((row) => renamed(row) as unknown as InsuranceRow),
  spouseGift: inputs.donation_epoux ?? false,
  spouseOption: inputs.option_conjoint ?? 'quart',
  spouseAssets: inputs.patrimoine_conjoint ?? 0,
})

const marginalPercent = ({ slices }: Duty): number =>
  100 * slices.reduce((highest, { base, rate }) => (base > 0 ? rate : highest), 0)

/**
 * Every figure of an estate that the vectors compare, by path. Used by `family/oracle.test.ts` and
 * `family/vectors.test.ts`.
 */
export function answerTo(inputs: Inputs): Answer {
  const estate = estateOf(inputs)
  const settlement = settleFamily(estate)
  const { totals, civil } = settlement
  const plan = inputs.fractionnement ?? 'aucun'
  return {
    ...under('resume', {
      actifNet: settlement.estate.fiscal.actifNet,
      droitsTotal: totals.duties,
      droitsAssuranceVie: totals.insuranceDuties,
      totalDroits: totals.allDuties,
      netTransmis: totals.net,
      tauxEffectif: totals.received > 0 ? (100 * totals.allDuties) / totals.received : 0,
    }),
    ...under('devolution', {
      ordre: civil.devolution.ordre,
      actifCivil: civil.net,
      masseCalcul: civil.reserve.masseCalcul,
      reserve: civil.reserve.reserve,
      quotiteDisponible: civil.reserve.quotiteDisponible,
      legs: civil.legacies.paid,
      legsReduits: civil.legacies.reduced,
      nonDevolu: civil.nonDevolu,
    }),
    ...table('heritiers', heirRows(settlement)),
    ...table('assurances', settlement.insurance.map(insuranceRow)),
    ...table('options', optionsOf(estate).map(optionRow)),
    ...table(
      'echeancier',
      (plan === 'aucun' ? [] : instalmentsOf(totals.instalmentsDue, plan, estate.day)).map((row) => ({
        mois: row.month,
        capital: row.principal,
        interets: row.interest,
        versement: row.payment,
      })),
    ),
  }
}

/** The figures of a group, by path. */
const under = (name: string, row: Row): Answer =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [`${name}.${field}`, value]))

/** The figures of a table, by path, and its number of rows. */
const table = (name: string, rows: readonly Row[]): Answer =>
  Object.assign(
    { [`${name}.length`]: rows.length },
    ...rows.map((row, index) => under(`${name}.${index}`, row)),
  )

const heirRows = ({ estate, insurance }: ReturnType<typeof settleFamily>): readonly Row[] =>
  estate.heirs.map((heir) => {
    const { person, liability, duty } = heir
    const rows = insurance.filter((row) => row.person === person)
    const insured = rows.reduce((sum, { capital, premiums, gains }) => sum + capital + premiums + gains, 0)
    const onInsurance = rows.reduce((sum, { levy, premiumsDue }) => sum + levy + premiumsDue, 0)
    return {
      rang: person.rang,
      lien: person.kinship satisfies FamilyKinship,
      appele: heir.called,
      exonere: liability.exempt,
      propriete: heir.ownership,
      usufruit: heir.usufruit,
      nuePropriete: heir.bareOwnership,
      legs: heir.legacies,
      valeur: heir.value,
      partFiscale: heir.partFiscale,
      donationsRappelees: liability.recall.recalled,
      abattement: liability.left,
      baseTaxable: duty.base,
      droits: duty.due,
      tauxMarginal: marginalPercent(duty),
      assuranceVie: insured,
      droitsAssuranceVie: onInsurance,
      net: heir.value - duty.due + insured - onInsurance,
    }
  })

const insuranceRow = (row: InsuranceResult): Row => ({
  rang: row.rang,
  lien: row.person.kinship,
  droit: row.right,
  capitalAvant70: row.capital,
  abattementAvant70: row.levyAllowance,
  baseAvant70: row.levyBase,
  prelevement: row.levy,
  primesApres70: row.premiums,
  abattementApres70: row.premiumsAllowance,
  baseApres70: row.premiumsBase,
  droitsApres70: row.premiumsDue,
  gainsExoneres: row.gains,
  net: row.net,
})

const optionRow = (row: ReturnType<typeof optionsOf>[number]): Row => ({
  option: row.option,
  ouverte: row.open,
  proprieteConjoint: row.ownership,
  usufruitConjoint: row.usufruit,
  valeurConjoint: row.value,
  droitsPremierDeces: row.firstDuties,
  droitsSecondDeces: row.secondDuties,
  droitsTotal: row.duties,
})
