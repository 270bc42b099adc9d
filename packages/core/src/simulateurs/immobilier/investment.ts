import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { growth, prepareRate } from '../../finance/compound.ts'
import { eachYear } from '../../units/each-year.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { lettingYear, risesOf } from './letting.ts'
import { loanYear, type Purchase, purchaseOf } from './purchase.ts'
import { type TaxedResale, taxResale } from './resale.ts'
import { taxLetting } from './tax.ts'
import type { TaxedLetting } from './taxed-letting.ts'

/** The parameters of the simulator, as parsed. Used by `explain-steps.ts`. */
export type Params = ParamsOfContract<typeof contract>

/**
 * A year of the investment, in euros of that year: a row of `yearly`. `interets` is loan interest with loan
 * insurance, `principal` what is repaid, `impot` the tax on rents (negative when a deficit saves tax),
 * `cashFlow` what is left to the buyer after all of them (negative when the buyer pays).
 */
export type Year = ReturnType<typeof yearsOf>[number]

/** The purchase, every year and the sale, with the buyer's own flows; amounts in euros. */
export interface Investment {
  readonly purchase: Purchase
  readonly yearly: readonly Year[]
  /** How rents are taxed; `undefined` without a tax regime. */
  readonly letting: TaxedLetting | undefined
  /** How the gain of the sale is taxed; `undefined` without a tax regime. */
  readonly resale: TaxedResale | undefined
  /**
   * The buyer's own flows, in euros: the equity (negative), then the cash flow of each year, with the sale in the
   * last one.
   */
  readonly flows: readonly number[]
}

/**
 * Computes a purchase, its letting and its sale at the horizon. A tax regime taxes the rents and the gain by the law
 * in force; without one there is no tax and no law is read. Used by `explain-steps.ts` and `simulate.ts`.
 */
export function investmentOf(params: Params, { today }: SimulationContext): Investment {
  const purchase = purchaseOf(params)
  const untaxed = yearsOf(params, purchase)
  const letting = taxLetting(params, untaxed, today)
  const yearly = letting ? untaxed.map((row, index) => taxed(row, letting.taxes[index] as number)) : untaxed
  const resale = letting && taxResale(params, (yearly.at(-1) as Year).valeurBien, letting, today)
  return { purchase, yearly, letting, resale, flows: ownFlows(params, purchase, yearly, resale?.tax ?? 0) }
}

/** A year after its tax, in euros. */
const taxed = (row: Year, impot: number): Year => ({ ...row, impot, cashFlow: row.cashFlow - impot })

/** The years before tax, from 1 to the horizon. */
function yearsOf(params: Params, purchase: Purchase) {
  const appreciation = prepareRate(annualRate(params.revalo_immo))
  const rises = risesOf(params)
  return eachYear(params.horizon, (annee) => {
    const { rents, costs } = lettingYear(params, rises, annee)
    const { interest, principal, balance } = loanYear(purchase, annee)
    const valeurBien = params.prix * growth(appreciation, annee)
    return {
      annee,
      loyers: rents,
      charges: costs,
      interets: interest,
      principal,
      impot: 0,
      cashFlow: rents - costs - interest - principal,
      capitalRestantDu: balance,
      valeurBien,
      patrimoineNet: valeurBien - balance,
    }
  })
}

/** The buyer's own flows: the equity, the cash flow of each year, and the sale in the last one. */
function ownFlows(
  { frais_vente }: Params,
  { equity }: Purchase,
  yearly: readonly Year[],
  gainTax: number,
): number[] {
  const flows = [-equity, ...yearly.map(({ cashFlow }) => cashFlow)]
  const { cashFlow, valeurBien, capitalRestantDu } = yearly.at(-1) as Year
  flows[yearly.length] = cashFlow + valeurBien * (1 - frais_vente / 100) - capitalRestantDu - gainTax
  return flows
}
