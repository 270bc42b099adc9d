import type { CivilDate } from '../../../../units/civil-date.ts'
import type { Kinship } from '../kinship.ts'

/**
 * Who someone is to the deceased; `organisme` is a body of public interest, which only a legacy or a clause names.
 * Used by `people.ts`.
 */
export type FamilyKinship = Kinship | 'conjoint' | 'pacs' | 'organisme'

/**
 * What a spouse beside children may choose (Code civil, art. 757 and 1094-1). Used by `civil.ts`, `open-option.ts`,
 * `options.ts` and `spouse-right.ts`.
 */
export type SpouseOption = 'quart' | 'usufruit' | 'quart_usufruit' | 'quotite_disponible'

/** The four options, in the order in which results list them. Used by `options.ts`. */
export const SPOUSE_OPTIONS = [
  'quart',
  'usufruit',
  'quart_usufruit',
  'quotite_disponible',
] as const satisfies readonly SpouseOption[]

/** What changes the law of someone of a kinship. */
export interface Traits {
  readonly disabled?: boolean
  /** A brother or a sister exempt by CGI, art. 796-0 ter. */
  readonly exemptSibling?: boolean
}

/**
 * A row of the family, called or not: one or more people alike. Others refer to it by its number, from 1. Used by
 * `people.ts` and `succession/family-estate.ts`.
 */
export interface Relative extends Traits {
  readonly kinship: Exclude<FamilyKinship, 'organisme'>
  /** How many people; 1 where it is left out. */
  readonly count?: number
  /** In full years; needed of a spouse beside children. */
  readonly age?: number
  /** A grandchild's or a nephew's: those of one number come in the place of one person. */
  readonly souche?: number
  /** That person renounced, alive. */
  readonly renounced?: boolean
  /** A child whom the spouse is not a parent of. */
  readonly otherUnion?: boolean
  /** Adopted simply, outside the exceptions of CGI, art. 786. */
  readonly simpleAdoption?: boolean
}

/**
 * A gift that the deceased made. Amounts in euros. Used by `people.ts`, `reserve.ts` and
 * `succession/family-estate.ts`.
 */
export interface Gift {
  /** The row of the family. */
  readonly relative: number
  /** Declared then. */
  readonly amount: number
  /** Of today; the amount where it is left out. */
  readonly value?: number
  /** The part of the amount that no duty covers (CGI, art. 790 G or 790 A bis). */
  readonly exempt?: number
  readonly date: CivilDate
  readonly mode: 'avancement' | 'hors_part' | 'partage'
}

/**
 * A legacy: a part of the net estate, a fraction, or an amount in euros. Used by `legacies.ts` and
 * `succession/family-estate.ts`.
 */
export type Legacy = Recipient & ({ readonly part: number } | { readonly amount: number })

/** Somebody of the family, by row; or somebody else, by kinship. */
export type Recipient =
  | { readonly relative: number }
  | ({ readonly relative?: undefined; readonly kinship: FamilyKinship } & Traits)

/**
 * What each beneficiary of a clause receives, in euros. Amounts of a split clause are in full ownership. Used by
 * `beneficiaries.ts` and `succession/family-estate.ts`.
 */
export type InsuranceRow = Recipient & {
  /** How many people alike, for somebody by kinship; 1 where it is left out. */
  readonly count?: number
  /** The capital from premiums paid before the age of 70. */
  readonly before70?: number
  /** Premiums paid after that age, and what these have gained. */
  readonly after70?: number
  readonly gains70?: number
  readonly right?: InsuranceRight
  /** Joins one usufructuary and bare owners. */
  readonly clause?: number
  /** Of the usufructuary, in full years; that of the row of the family where it is left out. */
  readonly age?: number
}

export type InsuranceRight = 'pleine_propriete' | 'usufruit' | 'nue_propriete'

/**
 * An estate, a whole family and what they received. Amounts in euros. Used by `beneficiaries.ts`, `civil.ts`,
 * `fiscal-shares.ts`, `heirs.ts` and 8 more in `family` and `simulateurs`.
 */
export interface FamilyEstate {
  /** The day of the death: law and the recall of gifts are of that day. */
  readonly day: CivilDate
  readonly gross: number
  /** Furniture is not in `gross`: it is counted beside it, at the flat rate (CGI, art. 764, I, 3°). */
  readonly furnitureFlatRate?: boolean
  readonly debts: number
  readonly funeral: number
  /** The home where the family goes on living; 0 where nobody does (CGI, art. 764 bis). */
  readonly occupiedHome: number
  readonly dutreil: number
  readonly bois: number
  readonly biensRuraux: number
  /** Rural property that heirs undertake to keep eighteen years. */
  readonly keptEighteenYears: boolean
  readonly relatives: readonly Relative[]
  readonly gifts: readonly Gift[]
  readonly legacies: readonly Legacy[]
  readonly insurance: readonly InsuranceRow[]
  /** A gift between spouses, or a will, for the largest share. */
  readonly spouseGift: boolean
  readonly spouseOption: SpouseOption
  /** What the spouse owns, for the second death. */
  readonly spouseAssets: number
}
