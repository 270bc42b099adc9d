/** A question about a whole estate, as a JSON object, and the persons that its rows stand for. */
import { type Decimal, decimal } from './decimal.ts'

export type OptionConjoint = 'quart' | 'usufruit' | 'quart_usufruit' | 'quotite_disponible'
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
export interface GiftRow {
  readonly proche: number
  readonly montant: number
  readonly date: string
  readonly valeur?: number
  readonly exonere?: number
  readonly mode?: 'avancement' | 'hors_part' | 'partage'
}
interface Someone {
  readonly proche?: number
  readonly lien?: string
  readonly handicap?: boolean
  readonly exoneration_fratrie?: boolean
}
export interface LegacyRow extends Someone {
  readonly part?: number
  readonly montant?: number
}
export interface InsuranceRow extends Someone {
  readonly avant_70?: number
  readonly apres_70?: number
  readonly gains_70?: number
  readonly droit?: 'pleine_propriete' | 'usufruit' | 'nue_propriete'
  readonly clause?: number
  readonly age?: number
  readonly nombre?: number
}
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

/** One person: of the family, or named by a legacy or an insurance alone (`rang` is then null). */
export interface Person {
  readonly rang: number | null
  readonly row: RelativeRow
  readonly gifts: readonly GiftRow[]
}

/** The persons of the family, each row as many times as `nombre` says, each with the gifts of its row. */
export const familyOf = (question: EstateQuestion): readonly Person[] =>
  (question.proche ?? []).flatMap((row, index) =>
    Array.from({ length: row.nombre ?? 1 }, () => ({
      rang: index + 1,
      row,
      gifts: (question.don ?? []).filter((gift) => gift.proche === index + 1),
    })),
  )

/** A person that only a legacy or an insurance names. */
export const outsider = (row: Someone): Person => ({
  rang: null,
  row: { ...row, lien: row.lien ?? 'autre' },
  gifts: [],
})

/** Euros of a gift in the mass of the reserve: today's, or of its day for a donation-partage (C. civ. 922, 1078). */
export const massValue = (gift: GiftRow): Decimal =>
  decimal(gift.mode === 'partage' ? gift.montant : (gift.valeur ?? gift.montant))
export const isAdvance = (gift: GiftRow): boolean => (gift.mode ?? 'avancement') === 'avancement'
