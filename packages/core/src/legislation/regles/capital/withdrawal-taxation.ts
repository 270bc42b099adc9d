import { charge, type Scale } from '../../../finance/scale.ts'

/**
 * How a wrapper taxes the withdrawals of a year: their gains, never what was paid in (CGI, art. 125-0 A and 150-0 A;
 * CSS, art. L. 136-7). A wrapper is an account with its own tax: PEA, life insurance, compte-titres. Used by
 * `life-insurance.ts`, `pea.ts`, `securities-account.ts`, `livret-a-vs-etf/wrapper.ts`, `revenus-passifs/simulate.ts`
 * and `revenus-passifs/wrappers.ts`.
 */
export interface WithdrawalTaxation {
  /** Income tax, by euros of gains. Its rates never fall from one step to the next. */
  readonly incomeTax: Scale
  /**
   * Income tax under the option for the progressive scale, where it may be the lower of the two (CGI, art. 200 A,
   * 2).
   */
  readonly optionTax?: Scale
  /** The rate of social levies on all the gains, as a fraction. */
  readonly socialLevies: number
}

/** What a wrapper's tax takes from a withdrawal, in euros. */
interface WithdrawalTax {
  readonly incomeTax: number
  readonly socialLevies: number
}

/**
 * The same rate of income tax, a fraction, on every euro of gains. Used by `life-insurance.ts`, `pea.ts`,
 * `retirement-savings.ts` and `securities-account.ts`.
 */
export const flat = (rate: number): Scale => [{ above: 0, rate }]

/**
 * Income tax and social levies on the gains of a withdrawal, in euros; nothing on a loss (CGI, art. 125-0 A and 150-0
 * A). Used by `enveloppes/wrappers.ts`, `livret-a-vs-etf/wrapper.ts` and `revenus-passifs/simulate.ts`.
 * @example
 * taxOnWithdrawal({ incomeTax: flat(0.128), socialLevies: 0.186 }, 1000)
 * // { incomeTax: 128, socialLevies: 186 }
 */
export const taxOnWithdrawal = (
  { incomeTax, optionTax, socialLevies }: WithdrawalTaxation,
  gains: number,
): WithdrawalTax => ({
  incomeTax: Math.min(charge(incomeTax, gains), charge(optionTax ?? incomeTax, gains)),
  socialLevies: socialLevies * Math.max(0, gains),
})

/**
 * The withdrawal W, in euros, that leaves `net` euros once its gains `g·W` are taxed: `W - tax(g·W) = net`, under the
 * taxation of any wrapper (CGI, art. 125-0 A and 150-0 A).
 *
 * On step i of the scale, tax is the line `(rate_i + levies)·g·W - k_i`, with `k_0 = 0` and
 * `k_i = k_(i-1) + (rate_i - rate_(i-1))·above_i`. Rates never fall, so tax is the highest of these lines: W is the
 * largest of the withdrawals that each line alone would ask for,
 *
 *   `W = max_i (net - k_i) / (1 - (rate_i + levies)·g)`
 *
 * With the option for the scale the lower tax is due, so the lower of the two withdrawals is enough.
 *
 * Used by `revenus-passifs/simulate.ts`.
 * @param net euros left after tax.
 * @param gainsShare g, the share of gains in the withdrawal, from 0 to 1.
 * @example grossWithdrawal({ incomeTax: flat(0), socialLevies: 0.186 }, { net: 814, gainsShare: 1 }) // 1000
 */
export const grossWithdrawal = (
  { incomeTax, optionTax, socialLevies }: WithdrawalTaxation,
  goal: { readonly net: number; readonly gainsShare: number },
): number =>
  Math.min(grossUnder(incomeTax, socialLevies, goal), grossUnder(optionTax ?? incomeTax, socialLevies, goal))

/** The withdrawal, in euros, that leaves `net` under one scale of income tax. */
function grossUnder(
  incomeTax: Scale,
  socialLevies: number,
  { net, gainsShare }: { readonly net: number; readonly gainsShare: number },
): number {
  let gross = net // what no tax asks for
  let offset = 0 // k_i
  let rateBefore = 0
  for (const { above, rate } of incomeTax) {
    offset += (rate - rateBefore) * above
    gross = Math.max(gross, (net - offset) / (1 - (rate + socialLevies) * gainsShare))
    rateBefore = rate
  }
  return gross
}
