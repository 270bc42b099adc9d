/**
 * The 97.5 % quantile of the normal law, in standard deviations: 95 % of cases lie within it on either side
 * of 0. Used by `retraite-fire/trials.explain.ts`.
 */
export const Z = 1.959963984540054

/**
 * The 95 % confidence interval of a probability of success, from `successes` out of `n`: Wilson's score
 * interval. Used by `retraite-fire/draws.ts`.
 *
 *   `(p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n)`, `p = successes/n`, z = 1.95996.
 *
 * Unlike `p ± z·√(p(1-p)/n)` it stays between 0 and 1, and has a width even for 0 or n successes. It is
 * computed without a subtraction, by the product of the two roots of Wilson's quadratic, so that an end that
 * must be 0 or 1 is exactly that. Source: Wilson, Probable Inference, the Law of Succession, and Statistical
 * Inference, JASA 22(158), 1927.
 * @returns fractions, low then high.
 * @throws RangeError unless both are whole, `0 <= successes <= n` and `n >= 1`.
 * @example wilsonInterval(81, 263) // [0.2553…, 0.3662…]
 */
export function wilsonInterval(successes: number, n: number): readonly [low: number, high: number] {
  if (!(Number.isInteger(successes) && Number.isInteger(n) && n >= 1 && successes >= 0 && successes <= n)) {
    throw new RangeError(`No interval for ${successes} successes of ${n}`)
  }
  return [lowest(successes, n), 1 - lowest(n - successes, n)]
}

/**
 * The lower root, as the product of the roots `s²/(n(n + z²))` over the upper one: nothing is subtracted. The
 * higher end is the same seen from the failures.
 */
function lowest(successes: number, n: number): number {
  const square = Z * Z
  const spread = Z * Math.sqrt((successes * (n - successes)) / n + square / 4)
  return (successes * successes) / n / (successes + square / 2 + spread)
}
