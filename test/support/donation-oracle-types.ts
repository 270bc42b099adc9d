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
  readonly lien: string
  readonly montant: number
  readonly nombre?: number
  readonly handicap?: boolean
  readonly representants?: number
  readonly age_donataire?: number
}
/** A gift that each donor made before. Used by `donation-oracle-gift.ts` and `donation-questions.ts`. */
export interface EarlierGiftRow {
  /** The number of the recipient's row, from 1. */
  readonly don?: number
  readonly montant: number
  readonly date?: string
  /** The part of the amount that was exempt. */
  readonly exonere?: number
}
/**
 * The question: either one recipient (`montant`, `lien`, …) or the list `don`. Used by
 * `donation-oracle-gift.ts`, `donation-oracle.ts`, `donation-questions.ts` and others in `simulateurs` and
 * `test`.
 */
export interface DonationQuestion {
  readonly montant?: number
  readonly lien?: string
  readonly donataires?: number
  readonly don?: readonly RecipientRow[]
  readonly donateurs?: number
  readonly age_donateur?: number
  readonly age_second_donateur?: number
  readonly droit?: 'pleine_propriete' | 'nue_propriete' | 'usufruit_temporaire'
  readonly duree_usufruit?: number
  readonly bien?: 'argent' | 'titres' | 'immobilier' | 'entreprise'
  readonly don_familial?: boolean
  readonly don_familial_utilise?: number
  readonly age_donataire?: number
  readonly logement?: boolean
  readonly logement_recu?: number
  readonly handicap?: boolean
  readonly representants?: number
  readonly donations?: number
  readonly anterieure?: readonly EarlierGiftRow[]
  readonly dutreil?: boolean
  readonly droits_par_donateur?: boolean
  readonly notaire?: boolean
  readonly date?: string
  readonly horizon?: number
  readonly croissance?: number
  readonly patrimoine?: number
}
