import type { Parts } from './parts.ts'

/** The amounts of CGI, art. 197, I, 2, in euros. Used by `gross-tax.ts`. */
export interface CeilingValues {
  /** The most that a half part may save. */
  readonly plafondDemiPart: number
  /** The most that the first whole part of a lone parent’s children may save. */
  readonly plafondParentIsole: number
  /** The most that the half part of box L may save. */
  readonly plafondCaseL: number
  /** The further reduction of a widowed person with a child. */
  readonly reductionVeuf: number
  /** The further reduction for each half part of a disability. */
  readonly reductionInvalidite: number
}

/**
 * The most that parts beyond those of the adults may take off the tax (CGI, art. 197, I, 2, first three paragraphs):
 * so much a half part, half of it a quarter of a part; more for the first whole part of a lone parent's children
 * (half of it for a single shared child, whose parts make a half); less for box L. In euros. Used by `gross-tax.ts`.
 * @example ceilingOf(partsOf(coupleWithTwoChildren, …), values) // 3614 on the incomes of 2025
 */
export function ceilingOf(parts: Parts, values: CeilingValues): number {
  const family = parts.children + parts.loneParent
  const first = parts.loneParent > 0 ? Math.min(family, 1) : 0
  const halfParts = 2 * (family - first + parts.widowed + parts.disabled)
  const boxL = parts.broughtUpAlone > 0 ? values.plafondCaseL : 0
  return first * values.plafondParentIsole + halfParts * values.plafondDemiPart + boxL
}

/**
 * What the law gives back of what the ceiling costs, in euros: for each half part of a disability, and to the widowed
 * with a child (CGI, art. 197, I, 2, last two paragraphs). It never exceeds what the ceiling takes: see `grossTax`. Used
 * by `gross-tax.ts`.
 * @example furtherReductionOf(partsOf(widowWithOneChild, …), values) // 2011 on the incomes of 2025
 */
export const furtherReductionOf = (parts: Parts, values: CeilingValues): number =>
  2 * parts.disabled * values.reductionInvalidite + (parts.widowed > 0 ? values.reductionVeuf : 0)
