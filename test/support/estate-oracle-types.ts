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
  /** The kinship to the deceased. */
  readonly lien: string
  /** How many people are alike; 1 where it is left out. */
  readonly nombre?: number
  /** Of a spouse. */
  readonly age?: number
  /** Rows with the same number take the place of the same child, brother or sister. */
  readonly souche?: number
  /** Whether that person renounced, and is alive. */
  readonly renonciation?: boolean
  /** Whether the spouse is not the other parent. */
  readonly autre_lit?: boolean
  readonly handicap?: boolean
  readonly adoption_simple?: boolean
  readonly exoneration_fratrie?: boolean
}
/** A gift of the deceased to one row of the family. Used by `estate-families.ts`. */
export interface GiftRow {
  /** The number of that row, from 1. */
  readonly proche: number
  /** The value declared then. */
  readonly montant: number
  readonly date: string
  /** The value of today; the same where it is left out. */
  readonly valeur?: number
  /** The exempt part of `montant`. */
  readonly exonere?: number
  /** On account of the inheritance where it is left out. */
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
  /** Percent of the net estate. */
  readonly part?: number
  readonly montant?: number
}
/**
 * What each beneficiary of a life insurance receives; rows with one `clause` split usufruct and bare
 * ownership. Used by `estate-families.ts` and `estate-oracle-insurance.ts`.
 */
export interface InsuranceRow extends Someone {
  /** The capital of premiums paid before the age of 70. */
  readonly avant_70?: number
  /** Premiums paid from then on. */
  readonly apres_70?: number
  /** What these premiums gained. */
  readonly gains_70?: number
  readonly droit?: 'pleine_propriete' | 'usufruit' | 'nue_propriete'
  /** A number that usufructuary and bare owners of one clause share. */
  readonly clause?: number
  /** Of a usufructuary. */
  readonly age?: number
  /** How many beneficiaries are alike; 1 where it is left out. */
  readonly nombre?: number
}
/**
 * The question. Used by `estate-families.ts`, `estate-oracle-civil.ts`, `estate-oracle-insurance.ts` and others
 * in `support` and `test`.
 */
export interface EstateQuestion {
  /** All that the deceased owned. */
  readonly patrimoine: number
  /** Whether furniture is counted at its flat rate. */
  readonly forfait_mobilier?: boolean
  readonly dettes?: number
  readonly frais_funeraires?: number
  readonly residence_principale?: number
  /** Whether the family still lives in it. */
  readonly residence_occupee?: boolean
  readonly proche?: readonly RelativeRow[]
  readonly donation_epoux?: boolean
  readonly option_conjoint?: OptionConjoint
  /** What the spouse owns already. */
  readonly patrimoine_conjoint?: number
  readonly don?: readonly GiftRow[]
  readonly legs?: readonly LegacyRow[]
  readonly assurance?: readonly InsuranceRow[]
  /** Of the estate, the business under a pacte Dutreil. */
  readonly dutreil?: number
  /** Of the estate, woods and forests under a management undertaking. */
  readonly bois?: number
  /** Of the estate, land let on a long lease. */
  readonly biens_ruraux?: number
  /** Whether that land will be kept for 18 years. */
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
