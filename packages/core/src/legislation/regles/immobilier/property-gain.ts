import { charge } from '../../../finance/scale.ts'
import { exceeds } from '../../../units/money.ts'
import { type Law, lawOf } from '../../law.ts'
import { prelevementsSociauxMaintenus } from '../../parametres/capital/prelevements-sociaux-maintenus.ts'
import { plusValueAbattementImpot } from '../../parametres/immobilier/plus-value-abattement-impot.ts'
import { plusValueAbattementPrelevements } from '../../parametres/immobilier/plus-value-abattement-prelevements.ts'
import { plusValueExonerationPrix } from '../../parametres/immobilier/plus-value-exoneration-prix.ts'
import { plusValueForfaitFrais } from '../../parametres/immobilier/plus-value-forfait-frais.ts'
import { plusValueForfaitTravaux } from '../../parametres/immobilier/plus-value-forfait-travaux.ts'
import { plusValueForfaitTravauxDuree } from '../../parametres/immobilier/plus-value-forfait-travaux-duree.ts'
import { plusValueTaux } from '../../parametres/immobilier/plus-value-taux.ts'
import { surtaxePlusValues } from '../../parametres/immobilier/surtaxe-plus-values.ts'
import { gainSurtax } from './gain-surtax.ts'

const parameters = {
  plusValueExonerationPrix,
  plusValueForfaitFrais,
  plusValueForfaitTravaux,
  plusValueForfaitTravauxDuree,
  plusValueAbattementImpot,
  plusValueAbattementPrelevements,
  plusValueTaux,
  prelevementsSociauxMaintenus,
  surtaxePlusValues,
}

/**
 * The law that taxes the gain of a private owner who sells real estate. Used by `sale-gain.ts`,
 * `immobilier/explain.ts`, `immobilier/resale.ts` and `plus-value-immobiliere/sale.ts`.
 */
export const propertyGainLaw = lawOf(parameters)

type Values = Law<typeof parameters>['values']

/** A purchase and its sale, in euros. */
interface Resale {
  /** The price of sale. */
  readonly soldFor: number
  /** What the seller pays to sell. */
  readonly sellingCosts: number
  /** The price of purchase. */
  readonly price: number
  /** What the purchase cost besides its price. */
  readonly purchaseCosts: number
  /** What works cost. */
  readonly works: number
  /** Works that income tax already took into account, deducted or depreciated. */
  readonly worksDeducted: number
  /** What the depreciation deducted takes off the price; see `furnished-income.ts`. */
  readonly buildingDeducted: number
  /** Full years of ownership. */
  readonly years: number
}

/**
 * Whether a price of sale, in euros, is so small that no gain is taxed (CGI, art. 150 U, II, 6°). Used by
 * `sale-gain.ts` and `immobilier/resale.ts`.
 */
export const isExemptSale = (
  { plusValueExonerationPrix: limit }: Pick<Values, 'plusValueExonerationPrix'>,
  soldFor: number,
): boolean => !exceeds(soldFor, limit)

/**
 * The gain before the allowances for years of ownership, at least 0: the price of sale less its costs, less the price
 * of purchase, its costs and the works, each of these two for its amount or for a share of the price, whichever is
 * higher. Works already deducted do not count twice; depreciation of the building comes off its price (CGI, art. 150
 * V to 150 VB). Nothing when the sale is exempt, see `isExemptSale`. Used by `simulateurs/immobilier/resale.ts`.
 * @example
 * // Bought 200 000 €, sold 320 000 € after 8 years: 15 000 for costs and 30 000 for works
 * propertyGain(values, resale) // 75_000
 */
export function propertyGain(values: Values, resale: Resale): number {
  if (isExemptSale(values, resale.soldFor)) return 0
  const { purchaseCosts, works } = keptCosts(values, resale)
  const cost = resale.price - resale.buildingDeducted + purchaseCosts + works
  return Math.max(0, resale.soldFor - resale.sellingCosts - cost)
}

/**
 * The purchase costs and the works that a gain counts, in euros, each for its amount or for a share of the price
 * (CGI, art. 150 VB, II, 3° and 4°). Used by `simulateurs/immobilier/resale.ts`.
 * @example keptCosts(values, resale) // { purchaseCosts: 15_000, works: 30_000 }
 */
export function keptCosts(
  values: Values,
  { price, purchaseCosts, works, worksDeducted, years }: Resale,
): { readonly purchaseCosts: number; readonly works: number } {
  // The division comes last: exact half-cents then stay exact.
  const shareOfPrice = (share: number) => (price * (100 * share)) / 100
  const flatWorks =
    years > values.plusValueForfaitTravauxDuree ? shareOfPrice(values.plusValueForfaitTravaux) : 0
  return {
    purchaseCosts: Math.max(purchaseCosts, shareOfPrice(values.plusValueForfaitFrais)),
    works: Math.max(works - worksDeducted, flatWorks),
  }
}

/** What is due on a gain, in euros, with the allowances for years of ownership. */
interface PropertyGainTax {
  /** What the allowance takes off the gain for income tax. */
  readonly incomeTaxAllowance: number
  /** What the allowance takes off the gain for social levies. */
  readonly leviesAllowance: number
  readonly incomeTax: number
  /** Social levies. */
  readonly levies: number
  /** The tax on high gains. */
  readonly surtax: number
  /** Income tax, social levies and surtax. */
  readonly total: number
}

/**
 * What is due on a gain, in euros: income tax, and the tax on high gains, on what their allowance leaves (CGI, art.
 * 150 VC, 200 B and 1609 nonies G); social levies on what theirs leaves (CSS, art. L. 136-7, VI). Used by
 * `sale-gain.ts` and `immobilier/resale.ts`.
 * @param gain before allowances
 * @param years full years of ownership
 * @example
 * // 75 000 € after 8 years: 18 % and 4.95 % off; 11 685 + 12 261.45 + 1 230
 * propertyGainTax(values, 75_000, 8).total // 25_176.45
 */
export function propertyGainTax(values: Values, gain: number, years: number): PropertyGainTax {
  const shareLeftBy = (allowances: Values['plusValueAbattementImpot']) =>
    Math.max(0, 1 - charge(allowances, years))
  const forIncomeTax = gain * shareLeftBy(values.plusValueAbattementImpot)
  const forLevies = gain * shareLeftBy(values.plusValueAbattementPrelevements)
  const incomeTax = values.plusValueTaux * forIncomeTax
  const surtax = gainSurtax(values.surtaxePlusValues, forIncomeTax)
  const levies = values.prelevementsSociauxMaintenus * forLevies
  return {
    incomeTaxAllowance: gain - forIncomeTax,
    leviesAllowance: gain - forLevies,
    incomeTax,
    levies,
    surtax,
    total: incomeTax + surtax + levies,
  }
}
