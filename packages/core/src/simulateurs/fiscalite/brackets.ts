import { marginalStep, type Scale, slices } from '../../finance/scale.ts'
import { toPercent } from '../../units/rate.ts'

/**
 * The brackets of a household, in euros and percents: the scale of one part multiplied by the parts. `a` is `null` in
 * the top bracket; `base` is the income in the bracket and `impot` its tax. Used by `simulate.ts`.
 * @param income the taxable income of the household, in euros.
 * @param parts the parts of quotient familial that decide the tax.
 */
export const bracketsOf = (scale: Scale, income: number, parts: number) =>
  slices(scale, income / parts).map(({ above, below, rate, base, charge }) => ({
    de: above * parts,
    a: below === null ? null : below * parts,
    taux: toPercent(rate),
    base: base * parts,
    impot: charge * parts,
  }))

/** The bracket of the next euro. Used by `assessment.ts`. */
export interface Margin {
  /** The marginal rate, as a fraction. */
  readonly rate: number
  /** In euros of taxable income before the next bracket; `null` in the top one. */
  readonly room: number | null
}

/**
 * The bracket that the next euro of the household falls in. Used by `assessment.ts`.
 * @param income the taxable income of the household, in euros.
 * @param parts the parts of quotient familial that decide the tax.
 */
export function marginOf(scale: Scale, income: number, parts: number): Margin {
  const current = marginalStep(scale, income / parts)
  const next = scale.find(({ above }) => above > current.above)
  return { rate: current.rate, room: next ? next.above * parts - income : null }
}
