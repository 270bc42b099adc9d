import { charge } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { toPercent } from '../../../units/rate.ts'
import { type Law, lawOf } from '../../law.ts'
import { plusValueAmortissements } from '../../parametres/immobilier/plus-value-amortissements.ts'
import { isExemptSale, type propertyGainLaw, propertyGainTax } from './property-gain.ts'

/**
 * The sale of a property or of building land by one or several private owners: what is counted, what is exempt and
 * what each owes. `property-gain.ts` has the rules that it applies to one owner.
 */
type Values = ReturnType<typeof propertyGainLaw>['values']

const depreciationParameters = { plusValueAmortissements }

/** The law that adds depreciation back, once it exists. Used by `simulateurs/plus-value-immobiliere`. */
const depreciationLaw = lawOf(depreciationParameters)
/** The first day on which depreciation is added back. */
const [DEPRECIATION_SINCE = ''] = Object.keys(plusValueAmortissements.values).sort()

/**
 * The law that takes depreciation off the purchase price; `undefined` for a sale before it (act of 14 February 2025,
 * art. 84). Used by `plus-value-immobiliere/sale.ts`.
 */
export const depreciationLawOn = (day: CivilDate): Law<typeof depreciationParameters> | undefined =>
  day >= DEPRECIATION_SINCE ? depreciationLaw(day) : undefined

/** What was bought, given or inherited, and sold, in euros. */
export interface Sale {
  /** The price of sale. */
  readonly soldFor: number
  /** What the sellers pay to sell. */
  readonly sellingCosts: number
  /** The price paid, or declared in the deed of a gift or of an inheritance. */
  readonly price: number
  /** Whether it was bought, rather than given or inherited. */
  readonly isPurchase: boolean
  /** Real costs of the acquisition, `undefined` where only the flat rate is asked. */
  readonly purchaseCosts: number | undefined
  /** Real cost of works, `undefined` where only the flat rate is asked. */
  readonly works: number | undefined
  /** Whether it is a building, rather than building land. */
  readonly isBuilt: boolean
}

/** What the day of the sale changes. */
export interface SaleDay {
  /** Whether it comes more than five years after the acquisition. */
  readonly isAfterFiveYears: boolean
  /** Depreciation that comes off the price, in euros. */
  readonly depreciation: number
}

/** How a gain is made up, in euros; negative for a loss. */
export interface SaleGain {
  /** The price of sale less the costs of selling. */
  readonly netPrice: number
  /** The costs of the acquisition that count: real, or at the flat rate. */
  readonly purchaseCosts: number
  /** The works that count: real, or at the flat rate. */
  readonly works: number
  /** Depreciation that came off the price. */
  readonly depreciation: number
  /** The price of acquisition less that, with its costs and works. */
  readonly cost: number
  /** `netPrice` less `cost`. */
  readonly gain: number
}

/**
 * The gain of a sale on some day (CGI, art. 150 V to 150 VB). The flat rate of costs is for purchases only, that of
 * works for a building sold more than five years after its acquisition, counted in days and not in full years; each
 * counts where it is more than the real amount. Used by `plus-value-immobiliere/sale.ts`.
 * @example
 * // bought for 200 000 € and sold for 320 000 €
 * saleGain(values, sale, { isAfterFiveYears: true, depreciation: 0 }).gain // 75_000
 */
export function saleGain(values: Values, sale: Sale, day: SaleDay): SaleGain {
  // The division comes last: exact half-cents then stay exact.
  const shareOfPrice = (share: number) => (sale.price * (100 * share)) / 100
  const hasFlatWorks = sale.isBuilt && day.isAfterFiveYears
  const purchaseCosts = Math.max(
    sale.purchaseCosts ?? 0,
    sale.isPurchase ? shareOfPrice(values.plusValueForfaitFrais) : 0,
  )
  const works = Math.max(sale.works ?? 0, hasFlatWorks ? shareOfPrice(values.plusValueForfaitTravaux) : 0)
  const netPrice = sale.soldFor - sale.sellingCosts
  const cost = sale.price - day.depreciation + purchaseCosts + works
  return { netPrice, purchaseCosts, works, depreciation: day.depreciation, cost, gain: netPrice - cost }
}

/**
 * Whether the share of each seller in the price is so small that no gain is taxed (CGI, art. 150 U, II, 6°). Used by
 * `plus-value-immobiliere/sale.ts`.
 */
export const isExemptForEach = (values: Values, soldFor: number, sellers: number): boolean =>
  isExemptSale(values, soldFor / sellers)

/** What all sellers owe together, in euros, with the allowances in percent of the gain. */
export interface SaleTax {
  /** The allowance of income tax, in percent. */
  readonly incomeTaxAllowance: number
  /** The allowance of social levies, in percent. */
  readonly leviesAllowance: number
  /** The gain after the allowance of income tax. */
  readonly incomeTaxBase: number
  /** The gain after the allowance of social levies. */
  readonly leviesBase: number
  readonly incomeTax: number
  /** The tax on high gains. */
  readonly surtax: number
  /** Social levies. */
  readonly levies: number
  /** Income tax, tax on high gains and social levies. */
  readonly total: number
}

/**
 * What sellers with equal shares owe on a taxable gain: the tax on high gains is computed on the share of each (CGI,
 * art. 1609 nonies G), and spares building land. Used by `plus-value-immobiliere/sale.ts`.
 * @param gain taxable, before the allowances for years of ownership
 * @param years full years of ownership
 * @param sellers how many they are; `hasSurtax`: whether the tax on high gains applies, as it does to buildings.
 * @example taxOnSale(values, 75_000, 8, { sellers: 2, hasSurtax: true }).total // 23_946.45
 */
export function taxOnSale(
  values: Values,
  gain: number,
  years: number,
  { sellers, hasSurtax }: { readonly sellers: number; readonly hasSurtax: boolean },
): SaleTax {
  const each = propertyGainTax(values, gain / sellers, years)
  const surtax = hasSurtax ? each.surtax * sellers : 0
  const incomeTax = each.incomeTax * sellers
  const levies = each.levies * sellers
  const allowance = (scale: Values['plusValueAbattementImpot']) => Math.min(1, charge(scale, years))
  return {
    incomeTaxAllowance: toPercent(allowance(values.plusValueAbattementImpot)),
    leviesAllowance: toPercent(allowance(values.plusValueAbattementPrelevements)),
    incomeTaxBase: gain * (1 - allowance(values.plusValueAbattementImpot)),
    leviesBase: gain * (1 - allowance(values.plusValueAbattementPrelevements)),
    incomeTax,
    surtax,
    levies,
    total: incomeTax + surtax + levies,
  }
}
