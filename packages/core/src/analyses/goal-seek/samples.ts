import { expm1, log1p } from '../../units/exact-math.ts'
import type { KindName } from '../../units/kinds.ts'
import { MOST_SIMULATIONS } from '../effort.ts'
import { isMoney } from '../figures.ts'
import { strideOf } from '../strides.ts'
import type { Lattice } from './lattice.ts'

/** Values looked at before any is looked for: as many simulations, and less than half of what a question may take. */
const SAMPLES = 34

/** Where every value can be looked at, they all are: but for one simulation for the usual value, one for the answer. */
const FEW = MOST_SIMULATIONS - 2

/** The side of the anchor that has less to look at still gets some. */
const FEWEST_ON_A_SIDE = 6

/** Where nothing is said by default, what amounts of money are counted in. */
const SMALL_AMOUNT = 10

/** Amounts next to nothing, where a figure may still stop existing. */
const CRUMBS = [0.01, 1, 30]

/**
 * The places to look at first: all where there are few, else the anchor, both bounds, and places between that are
 * dense near the anchor and ever wider apart, so that 300 € and 10 000 000 € are both within reach.
 */
export function samplePlaces(lattice: Lattice, kind: KindName, anchor: number): number[] {
  const { first, last } = lattice
  if (!lattice.isDense && last - first < FEW)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const scale = 10 ** lattice.decimals
  const stride = strideAt(lattice, kind, anchor)
  const [below, above] = [anchor - first, last - anchor]
  const [weightBelow, weightAbove] = [log1p(below / stride), log1p(above / stride)]
  const share = Math.round(((SAMPLES - 1) * weightBelow) / (weightBelow + weightAbove || 1))
  const countBelow =
    below === 0
      ? 0
      : above === 0
        ? share
        : Math.min(Math.max(share, FEWEST_ON_A_SIDE), SAMPLES - 1 - FEWEST_ON_A_SIDE)
  const crumbs = isMoney(kind) ? CRUMBS.map((amount) => first + amount * scale) : []
  const places = [
    ...crumbs.filter((place) => place < anchor - below / 2),
    ...outward(below, stride, countBelow).map((distance) => anchor - distance),
    anchor,
    ...outward(above, stride, SAMPLES - 1 - countBelow).map((distance) => anchor + distance),
  ]
  return [...new Set(places)].sort((a, b) => a - b)
}

/** How many places are next to nothing, around the anchor. */
export function strideAt(lattice: Lattice, kind: KindName, anchor: number): number {
  const unit = isMoney(kind) ? SMALL_AMOUNT : 1
  return (strideOf(kind, lattice.valueAt(anchor)) || unit) * 10 ** lattice.decimals
}

/** Distances up to `reach`: even ones near the start, in proportion to themselves beyond a stride. */
function outward(reach: number, stride: number, count: number): number[] {
  if (reach <= 0) return []
  const pace = log1p(reach / stride) / count
  return Array.from({ length: count }, (_, index) =>
    index === count - 1
      ? reach
      : Math.min(Math.max(Math.round(stride * expm1(pace * (index + 1))), index + 1), reach),
  )
}
