import type { CitedValue } from '../units/cited-value.ts'
import type { Text } from '../units/text.ts'
import type { Dated } from './in-force.ts'

/** How a value set by law is written for people. Used by `citation.ts`. */
export type LegalUnit =
  | 'euros'
  /** A fraction: 0.3 is 30 %. */
  | 'rate'
  | 'years'
  | 'months'
  | 'number'
  /** Whether the rule applies. */
  | 'flag'
  /** Bands of amounts in euros, each with its rate. */
  | 'scale'
  /** Bands of lengths in years, each with its rate. */
  | 'yearScale'
  /** Bands of amounts in euros, each with its rate and the relief just above its threshold. */
  | 'surtax'
  /** Fractions by age. */
  | 'ages'
  /** Amounts in euros, rates or numbers by year. */
  | 'yearEuros'
  | 'yearRate'
  | 'yearNumber'
  /** Ages and quarters by the day of birth. */
  | 'generations'

/** A value of a year, or from that year on. Used by `parametres/retraite` and `regles/retraite`. */
export interface YearValue {
  readonly annee: number
  readonly valeur: number
}

/** What a legal parameter is called and how its value is written. Used by `chapters.ts` and `law.ts`. */
export interface LegalDescription {
  /** Its chapter and its name, which are those of its folder and its file: `impot-revenu/decote-taux`. */
  readonly key: string
  readonly label: Text
  /** The unit of the value, or of those members that have none of their own. */
  readonly unit: LegalUnit
  /** `texte` where it is left out. */
  readonly status?: CitedValue['status']
  /** Where a value is an object: each member, nested ones included, by name. */
  readonly members?: Readonly<Record<string, LegalMember>>
}

interface LegalMember {
  readonly label: Text
  readonly unit?: LegalUnit
}

type MemberName<T> = {
  [K in keyof T & string]: K | (T[K] extends object ? MemberName<T[K]> : never)
}[keyof T & string]

/**
 * A value set by law: its label, its unit, its value from each day on, the texts that set it. Used by
 * `capital/assurance-vie-abattement.ts`, `capital/assurance-vie-duree.ts`, `capital/assurance-vie-seuil-primes.ts`,
 * `capital/assurance-vie-taux-normal.ts` and others in `parametres`.
 */
export type LegalParameter<T> = LegalDescription &
  Dated<T> &
  (T extends number | boolean | readonly unknown[]
    ? unknown
    : { readonly members: Readonly<Record<MemberName<T>, LegalMember>> })
