/** A question about a gift as a JSON object, and what one donor gives to one recipient. */
export interface RecipientRow {
  readonly lien: string
  readonly montant: number
  readonly nombre?: number
  readonly handicap?: boolean
  readonly representants?: number
  readonly age_donataire?: number
}
export interface EarlierGiftRow {
  readonly don?: number
  readonly montant: number
  readonly date?: string
  readonly exonere?: number
}
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
