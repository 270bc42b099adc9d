import type { ParamsOfContract } from '../../definition/simulator.ts'
import { growth, prepareRate } from '../../finance/compound.ts'
import { monthlyPayment } from '../../finance/loan.ts'
import { eachYear } from '../../units/each-year.ts'
import {
  type AnnualRate,
  annualRate,
  equivalentMonthly,
  type MonthlyRate,
  proportionalMonthly,
} from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * Values that are fixed before the first month: amounts in euros, rates as fractions. Used by `simulate-months.ts`
 * and `simulate.ts`.
 */
export interface Plan {
  /** The price of the home. */
  readonly price: number
  /** Part of the down payment that pays the price. */
  readonly paidDown: number
  /** Notary fees. */
  readonly fees: number
  /** The amount borrowed; 0 when the down payment pays the price. */
  readonly loan: number
  /** Monthly rate of the loan, a twelfth of the yearly one. */
  readonly loanRate: MonthlyRate
  /** Number of monthly payments; 0 without a loan. */
  readonly loanMonths: number
  /** Monthly payment of the loan, without its insurance. */
  readonly payment: number
  /** Monthly premium of the loan insurance, while the loan lasts. */
  readonly insurance: number
  /** Money that the buyer invests at the start: the down payment above the price. */
  readonly buyerStart: number
  /** Money that the tenant invests at the start: the down payment and the notary fees. */
  readonly tenantStart: number
  /** The buyer's charges and property tax in a month of the first year. */
  readonly charges: number
  /** Upkeep in a month, as a share of the value at its start. */
  readonly upkeep: number
  /** Monthly yield of the investments, before tax. */
  readonly investment: MonthlyRate
  /** Monthly rise of the value of the home. */
  readonly appreciation: MonthlyRate
  /** Index of the rent in each year, 1 in the first one. */
  readonly rentRises: readonly number[]
  /** The same of the charges. */
  readonly chargesRises: readonly number[]
  /** Share of the value of the home that its sale costs. */
  readonly sellingCost: number
  /** Share of the gains of the investments due as tax when they are sold. */
  readonly taxOnGains: number
  /** In years. */
  readonly horizon: number
}

/**
 * Both households start with the same money: the down payment and the notary fees. The buyer invests only the part of
 * the down payment above the price; the tenant invests all of it. Used by `months.explain.ts` and `simulate.ts`.
 */
export function planOf(params: ParamsOfContract<typeof contract>): Plan {
  const { prix: price, apport: down } = params
  const fees = (price * params.frais_notaire) / 100
  const loan = Math.max(0, price - down)
  const loanRate = proportionalMonthly(annualRate(params.taux_credit))
  const loanMonths = loan > 0 ? 12 * params.duree_credit : 0
  return {
    price,
    paidDown: Math.min(down, price),
    fees,
    loan,
    loanRate,
    loanMonths,
    payment: loan > 0 ? monthlyPayment(loan, loanRate, loanMonths) : 0,
    insurance: (loan * params.assurance) / 1200,
    buyerStart: Math.max(0, down - price),
    tenantStart: down + fees,
    charges: params.charges + params.taxe_fonciere / 12,
    upkeep: params.entretien / 1200,
    investment: equivalentMonthly(annualRate(params.rendement_alternatif)),
    appreciation: equivalentMonthly(annualRate(params.revalo_immo)),
    rentRises: risesOf(annualRate(params.revalo_loyer), params.horizon),
    chargesRises: risesOf(annualRate(params.revalo_charges), params.horizon),
    sellingCost: params.frais_vente / 100,
    taxOnGains: params.taxe_gains / 100,
    horizon: params.horizon,
  }
}

/**
 * The index of an amount in each year, from 1 in the first one. Computed once: finding the break-even rent simulates
 * the same plan about twenty times.
 */
function risesOf(rate: AnnualRate, years: number): number[] {
  const prepared = prepareRate(rate)
  return eachYear(years, (year) => growth(prepared, year - 1))
}
