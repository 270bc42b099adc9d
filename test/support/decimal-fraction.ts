/** A number as a fraction of whole numbers, `over/under`; what is under is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** A double of fifteen digits is told by them alone, and most that are asked have four decimals at most. */
const FEW = 1e4
const TOLD = 1e15
const FEW_UNDER = BigInt(FEW)

/** The decimal number that a double or a text is read as: 0.1 is a tenth, not the double next to it. */
export function fractionOf(value: number | string): Fraction {
  if (typeof value === 'number') {
    const over = Math.round(value * FEW)
    if (over / FEW === value && Math.abs(over) < TOLD) return { over: BigInt(over), under: FEW_UNDER }
  }
  const [, sign, whole = '', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? fail(value)
  const digits = BigInt(`${sign}${whole}${decimals}`)
  const tens = Number(power) - decimals.length
  return tens < 0
    ? { over: digits, under: 10n ** BigInt(-tens) }
    : { over: digits * 10n ** BigInt(tens), under: 1n }
}

function fail(value: number | string): never {
  throw new RangeError(`${value} is no number`)
}

/** The very value that a double's bits hold: `±m·2^e`. */
export function bitsOf(value: number): Fraction {
  if (!Number.isFinite(value)) fail(value)
  let [whole, halvings] = [value, 0]
  for (; !Number.isInteger(whole); halvings += 1) whole *= 2
  return { over: BigInt(whole), under: 1n << BigInt(halvings) }
}
