/**
 * A question about a gift as a JSON object, for `donation-oracle.ts`. The names, the words and the units are
 * those of the parameters of the simulator `donation`: amounts in euros, ages and durations in years, days in
 * ISO format.
 */

/**
 * What the donors give together to each of `nombre` people alike. Used by `donation-oracle-gift.ts` and
 * `donation-questions.ts`.
 */
export interface RecipientRow {
  /** The kinship to the donors. */
  readonly lien: string
  /** Euros in full ownership to each, by all donors. */
  readonly montant: number
  /** 1 where it is left out. */
  readonly nombre?: number
  /** Whether a disability gives one more allowance. */
  readonly handicap?: boolean
  /** How many grandchildren share the allowance of their deceased parent. */
  readonly representants?: number
  /** Full years. */
  readonly age_donataire?: number
}
/** A gift that each donor made before. Used by `donation-oracle-gift.ts` and `donation-questions.ts`. */
export interface EarlierGiftRow {
  /** The number of the recipient's row, from 1. */
  readonly don?: number
  /** Euros, as declared then. */
  readonly montant: number
  /** The ISO day; that of the gift where it is left out. */
  readonly date?: string
  /** The part of the amount that was exempt, in euros. */
  readonly exonere?: number
}
/**
 * The question: either one recipient (`montant`, `lien`, …) or the list `don`. Used by
 * `donation-oracle-gift.ts`, `donation-oracle.ts`, `donation-questions.ts` and others in `simulateurs` and
 * `test`.
 */
export interface DonationQuestion {
  /** Euros in full ownership, by all donors to all recipients. */
  readonly montant?: number
  readonly lien?: string
  /** How many recipients there are. */
  readonly donataires?: number
  readonly don?: readonly RecipientRow[]
  /** 1 or 2. */
  readonly donateurs?: number
  /** Full years, as the next one. */
  readonly age_donateur?: number
  readonly age_second_donateur?: number
  /** What is given of the property. */
  readonly droit?: 'pleine_propriete' | 'nue_propriete' | 'usufruit_temporaire'
  /** Years of a temporary usufruct. */
  readonly duree_usufruit?: number
  /** The kind of property. */
  readonly bien?: 'argent' | 'titres' | 'immobilier' | 'entreprise'
  /** Whether the exemption of family gifts of money is used (CGI 790 G). */
  readonly don_familial?: boolean
  /** Euros that each donor already gave each recipient under it. */
  readonly don_familial_utilise?: number
  readonly age_donataire?: number
  /** Whether the money is for a home (CGI 790 A bis). */
  readonly logement?: boolean
  /** Euros that each recipient already received from others for it. */
  readonly logement_recu?: number
  readonly handicap?: boolean
  readonly representants?: number
  /** Taxable euros that each donor gave each recipient in the last fifteen years, without dates. */
  readonly donations?: number
  readonly anterieure?: readonly EarlierGiftRow[]
  /** Whether a commitment to keep the business exempts a part of it (CGI 787 B and C). */
  readonly dutreil?: boolean
  /** Whether the donors pay duties and fees. */
  readonly droits_par_donateur?: boolean
  /** Whether a notary makes the deed; for property alone where it is left out. */
  readonly notaire?: boolean
  /** The ISO day of the gift. */
  readonly date?: string
  /** Years after which the donors die, for the comparison; none where it is left out. */
  readonly horizon?: number
  /** Growth of all property, in percent a year. */
  readonly croissance?: number
  /** Euros that the donors own besides the gift. */
  readonly patrimoine?: number
}
