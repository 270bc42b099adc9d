import type { StepValue } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'

/** Doubles have no more digits than this to the right of the point. */
const MOST_DECIMALS = 17

/** An operand below this is a rounding error of a zero, and is written as 0. */
const NOISE = 1e-9

/**
 * Whether shortened operands give the printed result: `surely`, in doubles too; `exactly`, in exact
 * arithmetic alone; or not. Used by `agreement.ts`, `explication/cell-digits.ts` and
 * `explication/step-operands.ts`.
 */
export type Reproduction = 'surely' | 'exactly' | 'no'

/**
 * The fewest decimals of each operand with which a result is reproduced: as many of all, then fewer of each in turn.
 * People who type the 3.92 that is shown, where the computation has 3.9166, find another figure. Those that reproduce
 * it by exact arithmetic alone, at half a unit, are kept where no others do it surely. Called by
 * `explication/cell-digits.ts`, `explication/step-operands.ts` and `explication/write-column.ts`.
 * @param fewest the fewest decimals that each operand may have.
 * @param reproduces tries decimals, one number for each operand.
 * @param isSame whether an operand, by its index, has the same value with two numbers of decimals: it is not tried then.
 * @returns the decimals of each operand; `undefined` where none reproduce the result.
 */
export function fewestDecimals(
  fewest: readonly number[],
  reproduces: (decimals: readonly number[]) => Reproduction,
  isSame: SameOperand = () => false,
): readonly number[] | undefined {
  const atLeast = (all: number) => fewest.map((least) => Math.max(least, all))
  let exact: readonly number[] | undefined
  for (let all = Math.min(...fewest); all < MOST_DECIMALS; all++) {
    const tried = atLeast(all)
    const found = reproduces(tried)
    if (found === 'surely') return withFewer(tried, fewest, (some) => reproduces(some) === 'surely', isSame)
    if (found === 'exactly') exact ??= tried
  }
  return exact && withFewer(exact, fewest, (some) => reproduces(some) !== 'no', isSame)
}

type SameOperand = (index: number, few: number, many: number) => boolean

/** The same decimals, but as few of each as still serve, one after the other. */
function withFewer(
  enough: readonly number[],
  fewest: readonly number[],
  serves: (decimals: readonly number[]) => boolean,
  isSame: SameOperand,
): readonly number[] {
  let kept = enough
  if (enough.length < 2) return kept
  for (const [index, least] of fewest.entries()) {
    const most = kept[index] ?? 0
    for (let decimals = least; decimals < most; decimals++) {
      const tried = kept.with(index, decimals)
      if (!isSame(index, decimals, most) && !serves(tried)) continue
      kept = tried
      break
    }
  }
  return kept
}

/** The decimals of cents, with which operands are tried first. */
const CENTS = 2

/** The error of sums and products of doubles, as a share of the value. */
const NOISE_OF_DOUBLES = 1e-14

/** A value with no more decimals than this is written whole: 0.486 is not 0.49. */
const WHOLE_DECIMALS = 6

/**
 * The decimals that an operand is tried with first: cents, or all of its own where they are few.
 * Called by `explication/cell-digits.ts`, `explication/step-operands.ts` and `explication/write-column.ts`.
 * @example firstDecimals(0.486) // 3
 */
export function firstDecimals(value: StepValue): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return CENTS
  for (let decimals = CENTS; decimals <= WHOLE_DECIMALS; decimals++)
    if (Math.abs(roundHalfAway(value, decimals) - value) <= NOISE_OF_DOUBLES * Math.abs(value))
      return decimals
  return CENTS
}

/**
 * A number rounded to some decimals; any other value unchanged. Called by `explication/rounded-values.ts` and
 * `explication/write-calculation.ts`.
 */
export const roundedValue = (value: StepValue, decimals: number): StepValue =>
  typeof value === 'number' && Number.isFinite(value) ? roundHalfAway(value, decimals) : value

/**
 * An operand rounded to some decimals, or to more where it would otherwise be printed as 0. Used by
 * `explication/cell-digits.ts`, `explication/step-operands.ts` and `explication/write-column.ts`.
 */
export function shortenedValue(value: StepValue, decimals: number): StepValue {
  const short = roundedValue(value, decimals)
  const isLost = short === 0 && typeof value === 'number' && Math.abs(value) > NOISE
  return isLost ? shortenedValue(value, decimals + 1) : short
}
