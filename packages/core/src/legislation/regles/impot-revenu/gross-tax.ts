import { charge, type Scale } from '../../../finance/scale.ts'
import { withoutNoise } from '../../../units/exact-euros.ts'
import { type CeilingValues, ceilingOf, furtherReductionOf } from './ceiling.ts'
import type { Parts } from './parts.ts'

/**
 * The tax of the scale, and what the quotient familial did to it; euros.
 * Used by `gross-tax.explain.ts`, `withholding-rate.ts` and `fiscalite/tax.ts`.
 */
export interface GrossTax {
  /** The tax kept: after the ceiling, and after the reductions that soften it. */
  readonly tax: number
  /** What the ceiling adds to the tax, its reductions deducted: 0 where it does not bind. */
  readonly costOfCeiling: number
  /** The tax with all parts, had there been no ceiling. */
  readonly uncapped: number
  /** The tax with the parts of the adults alone. */
  readonly ofAdults: number
  /** The most that the other parts may take off the tax of the adults. */
  readonly ceiling: number
  /** The parts by which the next euro is taxed: those of the adults once the ceiling binds. */
  readonly decidingParts: number
}

/**
 * The tax on an income shared by parts, in euros: the scale on one part, times the parts (CGI, art. 193 and 197, I,
 * 1). Exported for `gross-tax.test.ts`.
 * @example taxWithParts(scale, 71_500, 3) // 4043.98 on the incomes of 2025
 */
export const taxWithParts = (scale: Scale, income: number, parts: number): number =>
  withoutNoise(parts * charge(scale, income / parts))

/**
 * The gross tax (CGI, art. 197, I, 1 and 2): with all parts, or with the adults' parts less the ceiling where that is
 * more. The difference is then given back within the further reductions; if they cancel it in full, the ceiling does
 * not apply. Used by `wage-tax.ts`, `withholding-rate.ts` and `fiscalite/tax.ts`.
 * @param income the household's taxable income, in whole euros.
 * @example grossTax(71_500, coupleWithTwoChildren, scale, ceilings).tax // 4043.98 on the incomes of 2025
 */
export function grossTax(income: number, parts: Parts, scale: Scale, values: CeilingValues): GrossTax {
  const uncapped = taxWithParts(scale, income, parts.total)
  const ofAdults = taxWithParts(scale, income, parts.base)
  const ceiling = ceilingOf(parts, values)
  const beforeReduction = Math.max(0, withoutNoise(ofAdults - ceiling - uncapped))
  const cost = Math.max(0, withoutNoise(beforeReduction - furtherReductionOf(parts, values)))
  const decidingParts = cost > 0 ? parts.base : parts.total
  return {
    tax: withoutNoise(uncapped + cost),
    costOfCeiling: cost,
    uncapped,
    ofAdults,
    ceiling,
    decidingParts,
  }
}
