import type { CivilDate } from '../../../../units/civil-date.ts'
import type { Kinship } from '../kinship.ts'

/**
 * Who someone is to the deceased; `organisme` is a body of public interest, which only a legacy or a life
 * insurance names. Used by `people.ts`.
 */
export type FamilyKinship = Kinship | 'conjoint' | 'pacs' | 'organisme'

/**
 * What a spouse beside children may choose (Code civil, art. 757 and 1094-1). Used by `civil.ts`,
 * `open-option.ts`, `options.ts` and `spouse-right.ts`.
 */
export type SpouseOption = 'quart' | 'usufruit' | 'quart_usufruit' | 'quotite_disponible'

/** The four options, in the order in which results list them. Used by `options.ts`. */
export const SPOUSE_OPTIONS = [
  'quart',
  'usufruit',
  'quart_usufruit',
  'quotite_disponible',
] as const satisfies readonly SpouseOption[]

/**
 * What changes the duties of somebody, beside the kinship: a person with a disability, or an exempt sibling.
 */
export interface Traits {
  /** Has the allowance for disability (CGI, art. 779, II). */
  readonly disabled?: boolean
  /** A brother or a sister exempt by CGI, art. 796-0 ter. */
  readonly exemptSibling?: boolean
}

/**
 * A row of the family, called or not: one or more people alike. Others refer to it by its number, from 1.
 * Used by `people.ts` and `succession/family-estate.ts`.
 */
export interface Relative extends Traits {
  readonly kinship: Exclude<FamilyKinship, 'organisme'>
  /** How many people; 1 where it is left out. */
  readonly count?: number
  /** In full years; needed of a spouse beside children. */
  readonly age?: number
  /** A grandchild's or a nephew's: those of one number come in the place of one person. */
  readonly souche?: number
  /** The one whose place those of the `souche` take is alive and renounced; otherwise that one is dead. */
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
  /** The row of the family, from 1. */
  readonly relative: number
  /** The value declared on the day of the gift. */
  readonly amount: number
  /** The value on the day of the death; the amount where it is left out. */
  readonly value?: number
  /** The part of the amount that no duty covers (CGI, art. 790 G or 790 A bis). */
  readonly exempt?: number
  readonly date: CivilDate
  /**
   * On account of the inheritance, in addition to it, or in a gift that shares the estate
   * (`donation-partage`).
   */
  readonly mode: 'avancement' | 'hors_part' | 'partage'
}

/**
 * A legacy: a part of the net estate, a fraction, or an amount in euros. Used by `legacies.ts` and
 * `succession/family-estate.ts`.
 */
export type Legacy = Recipient & ({ readonly part: number } | { readonly amount: number })

/**
 * Who receives a legacy or life insurance: somebody of the family, by row from 1; or somebody else, by
 * kinship. Used by `people.ts` and `succession/family-estate.ts`.
 */
export type Recipient =
  | { readonly relative: number }
  | ({ readonly relative?: undefined; readonly kinship: FamilyKinship } & Traits)

/**
 * What each beneficiary of a life insurance receives, in euros. Amounts of a clause that splits usufruct
 * and bare ownership are in full ownership. Used by `beneficiaries.ts` and `succession/family-estate.ts`.
 */
export type InsuranceRow = Recipient & {
  /** How many people alike, for somebody by kinship; 1 where it is left out. */
  readonly count?: number
  /** The capital from premiums paid before the age of 70. */
  readonly before70?: number
  /** Premiums paid after that age, without their gains. */
  readonly after70?: number
  /** What the premiums paid after that age have gained. */
  readonly gains70?: number
  /** Full ownership where it is left out. */
  readonly right?: InsuranceRight
  /** The number of a split clause: the rows that have it are its usufructuary and its bare owners. */
  readonly clause?: number
  /** Of the usufructuary, in full years; that of the row of the family where it is left out. */
  readonly age?: number
}

/** The right of a beneficiary: full ownership, usufruct or bare ownership. */
export type InsuranceRight = 'pleine_propriete' | 'usufruit' | 'nue_propriete'

/**
 * An estate, a whole family and what they received. Amounts in euros. Used by `beneficiaries.ts`, `civil.ts`,
 * `fiscal-shares.ts`, `heirs.ts` and others in `family` and `simulateurs`.
 */
export interface FamilyEstate {
  /** The day of the death: law and the recall of gifts are of that day. */
  readonly day: CivilDate
  /** All that the deceased owned, before debts. */
  readonly gross: number
  /** Furniture is not in `gross`: it is counted beside it, at the flat rate (CGI, art. 764, I, 3°). */
  readonly furnitureFlatRate?: boolean
  readonly debts: number
  /** Funeral expenses, as deducted. */
  readonly funeral: number
  /**
   * The value, within `gross`, of the home where the family goes on living; 0 where nobody does (CGI, art.
   * 764 bis).
   */
  readonly occupiedHome: number
  /**
   * The part of `gross` in a business kept by its heirs, before its exemption (CGI, art. 787 B and 787 C).
   */
  readonly dutreil: number
  /** The part of `gross` in woods and forests, before their exemption (CGI, art. 793). */
  readonly bois: number
  /** The part of `gross` in rural property let for a long time, before its exemption (CGI, art. 793 bis). */
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
  /** What the spouse owns, in euros, for the duties at the second death. */
  readonly spouseAssets: number
}
