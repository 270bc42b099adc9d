import { charge } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { type Law, lawOf } from '../../law.ts'
import { securiteImmobiliere } from '../../parametres/donation/securite-immobiliere.ts'
import { tvaEmoluments } from '../../parametres/donation/tva-emoluments.ts'
import { droitsMutation } from '../../parametres/immobilier/droits-mutation.ts'
import { emolumentsVente } from '../../parametres/immobilier/emoluments-vente.ts'
import { plafondDepartementPrimo } from '../../parametres/immobilier/plafond-departement-primo.ts'
import { knownDay } from '../known-day.ts'

const parameters = {
  droitsMutation,
  plafondDepartementPrimo,
  emolumentsVente,
  tvaEmoluments,
  securiteImmobiliere,
}
const law = lawOf(parameters)

/** What the purchase of a home costs by law besides its price, on a day. Used by `capacite-emprunt/question.ts`. */
export const acquisitionLaw = (day: CivilDate) => law(knownDay(parameters, day))

type Values = Law<typeof parameters>['values']

/** A home that somebody buys. Used by `capacite-emprunt/question.ts`. */
export interface Purchase {
  /** Whether it was never lived in, and is sold with VAT. */
  readonly isNew: boolean
  /** The rate of duties of the department, as a fraction. */
  readonly departmentRate: number
  /** Whether it is the first main residence of the buyers. */
  readonly isFirstHome: boolean
  /** The part of the price for furniture, in euros: no duty is due on it. */
  readonly furniture: number
  /** What the notary pays for the buyers, in euros. */
  readonly disbursements: number
}

/** What the purchase costs, in euros. Rounded nowhere. */
export interface AcquisitionCosts {
  /** Duties of the department, the municipality and the state. */
  readonly duties: number
  /** The notary's fees, with VAT. */
  readonly notary: number
  /** The contribution to the land registry (contribution de sécurité immobilière). */
  readonly landRegistry: number
  /** These three and the disbursements. */
  readonly total: number
}

/**
 * The duties that a purchase pays, as a fraction of the price: the rate of the department, reduced for a new home,
 * with what the municipality and the state add (CGI, art. 1584, 1594 D, 1594 F quinquies and 1647, V).
 * @example dutyRate(acquisitionLaw(day).values, { isNew: false, departmentRate: 0.05, isFirstHome: false }) // 0.063185
 */
function dutyRate(values: Values, { isNew, departmentRate, isFirstHome }: Purchase): number {
  const { communal, fraisAssiette, neuf, fraisAssietteNeuf } = values.droitsMutation
  if (isNew) return neuf * (1 + fraisAssietteNeuf)
  const rate = isFirstHome ? Math.min(departmentRate, values.plafondDepartementPrimo) : departmentRate
  return rate * (1 + fraisAssiette) + communal
}

/**
 * The costs of a purchase at a price, in euros: duties, the notary's fees (C. com., art. A. 444-91) and the land
 * registry (CGI, art. 881 K and M), on the price without the furniture. Used by `capacite-emprunt/search.ts`.
 * @example acquisitionCosts(values, purchase, 250_000).total // 19 919.95 for an old home at 5 %, with 1 000 of
 * disbursements
 */
export function acquisitionCosts(values: Values, purchase: Purchase, price: number): AcquisitionCosts {
  const base = Math.max(0, price - purchase.furniture)
  const { taux, minimum } = values.securiteImmobiliere
  const duties = base * dutyRate(values, purchase)
  const notary = charge(values.emolumentsVente, base) * (1 + values.tvaEmoluments)
  const landRegistry = Math.max(minimum, taux * base)
  return { duties, notary, landRegistry, total: duties + notary + landRegistry + purchase.disbursements }
}
