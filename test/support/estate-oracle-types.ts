/**
 * A question about a whole estate, as a JSON object, and the persons that its rows stand for. The names, the
 * words and the units are those of the parameters of `succession`: euros, full years, ISO days, parts in
 * percent.
 */
import { type Decimal, decimal } from './decimal.ts'

/**
 * What a spouse beside children may choose. Used by `estate-families.ts`, `estate-oracle-civil.ts` and
 * `estate-oracle.ts`.
 */
export type OptionConjoint = 'quart' | 'usufruit' | 'quart_usufruit' | 'quotite_disponible'
/** One or more people alike of the family. Used by `estate-families.ts`. */
export interface RelativeRow {
  readonly lien: string
  readonly nombre?: number
  readonly age?: number
  readonly souche?: number
  readonly renonciation?: boolean
  readonly autre_lit?: boolean
  readonly handicap?: boolean
  readonly adoption_simple?: boolean
  readonly exoneration_fratrie?: boolean
}
/** A gift of the deceased to one row of the family. Used by `estate-families.ts`. */
export interface GiftRow {
  /** The number of that row, from 1. */
  readonly proche: number
  readonly montant: number
  readonly date: string
  readonly valeur?: number
  readonly exonere?: number
  readonly mode?: 'avancement' | 'hors_part' | 'partage'
}
/** Somebody of the family, by the number of the row; or somebody else, by kinship. */
interface Someone {
  readonly proche?: number
  readonly lien?: string
  readonly handicap?: boolean
  readonly exoneration_fratrie?: boolean
}
/**
 * A legacy: a part of the estate in percent, or an amount. Used by `estate-families.ts` and
 * `estate-oracle-civil.ts`.
 */
export interface LegacyRow extends Someone {
  readonly part?: number
  readonly montant?: number
}
/**
 * What each beneficiary of a life insurance receives; rows with one `clause` split usufruct and bare
 * ownership. Used by `estate-families.ts` and `estate-oracle-insurance.ts`.
 */
export interface InsuranceRow extends Someone {
  readonly avant_70?: number
  readonly apres_70?: number
  readonly gains_70?: number
  readonly droit?: 'pleine_propriete' | 'usufruit' | 'nue_propriete'
  readonly clause?: number
  readonly age?: number
  readonly nombre?: number
}
/**
 * The question. Used by `estate-families.ts`, `estate-oracle-civil.ts`, `estate-oracle-insurance.ts` and others
 * in `support` and `test`.
 */
export interface EstateQuestion {
  readonly patrimoine: number
  readonly forfait_mobilier?: boolean
  readonly dettes?: number
  readonly frais_funeraires?: number
  readonly residence_principale?: number
  readonly residence_occupee?: boolean
  readonly proche?: readonly RelativeRow[]
  readonly donation_epoux?: boolean
  readonly option_conjoint?: OptionConjoint
  readonly patrimoine_conjoint?: number
  readonly don?: readonly GiftRow[]
  readonly legs?: readonly LegacyRow[]
  readonly assurance?: readonly InsuranceRow[]
  readonly dutreil?: number
  readonly bois?: number
  readonly biens_ruraux?: number
  readonly conservation_18_ans?: boolean
  readonly fractionnement?: 'aucun' | '1_an' | '3_ans'
  readonly date_deces?: string
}

/**
 * One person: of the family, or named by a legacy or an insurance alone (`rang` is then null). Used by
 * `estate-oracle-civil.ts`, `estate-oracle-insurance.ts` and `estate-oracle-tax.ts`.
 */
export interface Person {
  /** The number of the row of the family, from 1. */
  readonly rang: number | null
  readonly row: RelativeRow
  readonly gifts: readonly GiftRow[]
}

/**
 * The persons of the family, each row as many times as `nombre` says, each with the gifts of its row. Used by
 * `estate-oracle-civil.ts`.
 */
export const familyOf = (question: EstateQuestion): readonly Person[] =>
  (question.proche ?? []).flatMap((row, index) =>
    Array.from({ length: row.nombre ?? 1 }, () => ({
      rang: index + 1,
      row,
      gifts: (question.don ?? []).filter((gift) => gift.proche === index + 1),
    })),
  )

/**
 * A person that only a legacy or an insurance names. Used by `estate-oracle-civil.ts` and
 * `estate-oracle-insurance.ts`.
 */
export const outsider = (row: Someone): Person => ({
  rang: null,
  row: { ...row, lien: row.lien ?? 'autre' },
  gifts: [],
})

/**
 * Euros of a gift in the mass of the reserve: today's, or of its day for a donation-partage (C. civ. 922,
 * 1078). Used by `estate-oracle-civil.ts`.
 */
export const massValue = (gift: GiftRow): Decimal =>
  decimal(gift.mode === 'partage' ? gift.montant : (gift.valeur ?? gift.montant))
/** Whether a gift is on account of the inheritance. Used by `estate-oracle-civil.ts`. */
export const isAdvance = (gift: GiftRow): boolean => (gift.mode ?? 'avancement') === 'avancement'
