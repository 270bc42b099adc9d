import { type Exact, exact } from './exact-number.ts'

/**
 * What a year's growth is a month, `y^(1/12)`, to 40 digits in one step of Halley's method,
 * `x ← x(11x^12 + 13y)/(13x^12 + 11y)`: a double starts within 1e-16, a step cubes that (times 12). A power by
 * logarithm and exponential gives the same digits five times slower, and 10 000 queries need several each.
 */
export function twelfthRoot(yearly: Exact): Exact {
  if (yearly.isZero()) return yearly
  const root = exact(yearly.toNumber() ** (1 / 12))
  const cube = root.times(root).times(root)
  const sixth = cube.times(cube)
  const twelfth = sixth.times(sixth)
  const above = twelfth.times(11).plus(yearly.times(13))
  return root.times(above).div(twelfth.times(13).plus(yearly.times(11)))
}
