import type { ParamsOf } from '../../definition/shape.ts'
import type {
  FamilyEstate,
  Gift,
  InsuranceRow,
  Legacy,
  Recipient,
  Relative,
} from '../../legislation/regles/succession/family/input.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { params } from './params.ts'

type Params = ParamsOf<typeof params>
type Row<List extends 'proche' | 'don' | 'legs' | 'assurance'> = Params[List] extends readonly (infer R)[]
  ? R
  : never

/**
 * The estate that a question about a whole family describes, by the names of the rules. Parts become fractions. Used
 * by `settle-family.ts`.
 * @param day the day of the death.
 */
export const familyEstateOf = (params: Params, day: CivilDate): FamilyEstate => ({
  day,
  gross: params.patrimoine,
  furnitureFlatRate: params.forfait_mobilier,
  debts: params.dettes,
  funeral: params.frais_funeraires,
  occupiedHome: params.residence_occupee ? params.residence_principale : 0,
  dutreil: params.dutreil,
  bois: params.bois,
  biensRuraux: params.biens_ruraux,
  keptEighteenYears: params.conservation_18_ans,
  relatives: params.proche.map(relativeOf),
  gifts: params.don.map(giftOf),
  legacies: params.legs.map(legacyOf),
  insurance: params.assurance.map(insuranceOf),
  spouseGift: params.donation_epoux,
  spouseOption: params.option_conjoint,
  spouseAssets: params.patrimoine_conjoint,
})

/** A row of the family. Used by `family-constraints.ts`. */
export const relativeOf = (row: Row<'proche'>): Relative => ({
  kinship: row.lien,
  count: row.nombre,
  ...(row.age !== undefined && { age: row.age }),
  ...(row.souche !== undefined && { souche: row.souche }),
  renounced: row.renonciation,
  otherUnion: row.autre_lit,
  disabled: row.handicap,
  simpleAdoption: row.adoption_simple,
  exemptSibling: row.exoneration_fratrie,
})

const giftOf = ({ proche, montant, valeur, exonere, date, mode }: Row<'don'>): Gift => ({
  relative: proche,
  amount: montant,
  ...(valeur !== undefined && { value: valeur }),
  exempt: exonere,
  date,
  mode,
})

const legacyOf = (row: Row<'legs'>): Legacy => {
  const recipient = recipientOf(row)
  return row.montant === undefined
    ? { ...recipient, part: (row.part ?? 0) / 100 }
    : { ...recipient, amount: row.montant }
}

const insuranceOf = (row: Row<'assurance'>): InsuranceRow => ({
  ...recipientOf(row),
  count: row.nombre,
  before70: row.avant_70,
  after70: row.apres_70,
  gains70: row.gains_70,
  right: row.droit,
  ...(row.clause !== undefined && { clause: row.clause }),
  ...(row.age !== undefined && { age: row.age }),
})

/** The contract requires `proche` or `lien`: the default of `lien` is never read. */
const recipientOf = ({
  proche,
  lien = 'autre',
  handicap,
  exoneration_fratrie,
}: Pick<Row<'legs'>, 'proche' | 'lien' | 'handicap' | 'exoneration_fratrie'>): Recipient =>
  proche === undefined
    ? { kinship: lien, disabled: handicap, exemptSibling: exoneration_fratrie }
    : { relative: proche }
