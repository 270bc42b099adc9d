/** Exponential and logarithm, in whole numbers of 2^-256: what is cut off over all steps stays under 2^-240. */
const BITS = 256n
const ONE = 1n << BITS
const SCALE = 2 ** 256

const times = (a: bigint, b: bigint): bigint => (a * b) >> BITS

/** `2·atanh(1/n) = 2(1/n + 1/3n³ + 1/5n⁵ + …)`: the logarithm of `(n+1)/(n-1)`. */
function logarithmAround(n: bigint): bigint {
  let sum = 0n
  for (let [power, k] = [(2n * ONE) / n, 1n]; power > 0n; power /= n * n, k += 2n) sum += power / k
  return sum
}

const LN2 = logarithmAround(3n)

/** `|r| < ln2` is halved so many times, and the result squared as often: each term of the series is 8 bits shorter. */
const HALVINGS = 8

/** e^x as `fixed · 2^doublings`. The series ends where a term is nothing: those that follow are less, all together. */
export function expOf(x: bigint): { fixed: bigint; doublings: number } {
  const doublings = x / LN2
  const r = (x - doublings * LN2) >> BigInt(HALVINGS)
  let [sum, term] = [ONE, ONE]
  for (let k = 1n; term !== 0n; k += 1n) {
    term = times(term, r) / k
    sum += term
  }
  for (let k = 0; k < HALVINGS; k += 1) sum = times(sum, sum)
  return { fixed: sum, doublings: Number(doublings) }
}

/**
 * ln of `x · 2^doublings`, for x from 2^-33 to 2. A double's logarithm is within 1e-14; what it misses of x is a factor
 * `1 + t`, whose logarithm is `2·atanh(t/(2+t))`: its fourth term is under 1e-100, where 2^-256 is 1e-77.
 */
export function lnOf(x: bigint, doublings: number): bigint {
  const near = fixedOf(Math.log(Number(x) / SCALE))
  const { fixed, doublings: back } = expOf(-near)
  const t = times(x, back < 0 ? fixed >> BigInt(-back) : fixed << BigInt(back)) - ONE
  const s = (t << BITS) / (2n * ONE + t)
  const square = times(s, s)
  const missed = 2n * (s + times(s, square) / 3n + times(times(s, square), square) / 5n)
  return near + missed + BigInt(doublings) * LN2
}

const fixedOf = (value: number): bigint => BigInt(Math.trunc(value * 2 ** 100)) << (BITS - 100n)
