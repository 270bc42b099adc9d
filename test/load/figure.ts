/**
 * A figure that a load command measured, and its threshold (“bar”), as it prints them. Used by
 * `bystander.ts`, `contract.ts`, `determinism.ts` and others in `load`.
 */
export interface Figure {
  /** What was measured. */
  readonly what: string
  /** The measured number with its unit. */
  readonly seen: string
  /** The threshold: `≤ 100 ms`. */
  readonly bar: string
  /** Whether the number is within the threshold. */
  readonly holds: boolean
}

/**
 * Prints a line of progress during a slow run. Used by `contract.ts`, `determinism.ts`, `floods.ts` and others
 * in `load`.
 */
export type Tell = (text: string) => void

/**
 * A figure that holds up to `bar`, that included. Used by `bystander.ts`, `files.ts`, `heavy.ts` and others
 * in `load`.
 */
export const atMost = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `≤ ${bar}`, unit, seen <= bar)

/** A figure that holds under `bar`. Used by `heavy.ts`, `slow.ts` and `unfinished-headers.ts`. */
export const below = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `< ${bar}`, unit, seen < bar)

/**
 * A figure that holds from `bar` on. Used by `contract.ts`, `determinism.ts`, `files.ts` and others in
 * `load`.
 */
export const atLeast = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `≥ ${bar}`, unit, seen >= bar)

/**
 * A figure that holds where it is `bar`. Used by `bystander.ts`, `contract.ts`, `determinism.ts` and others
 * in `load`.
 */
export const exactly = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `${bar}`, unit, seen === bar)

/** A figure that holds from the first bound to the second one, both included. Used by `store.ts`. */
export const between = (what: string, seen: number, [low, high]: readonly [number, number]): Figure =>
  judged(what, seen, `${low} to ${high}`, '', seen >= low && seen <= high)

function judged(what: string, seen: number, bar: string, unit: string, holds: boolean): Figure {
  const suffix = unit && ` ${unit}`
  const rounded = Number.isInteger(seen) ? String(seen) : seen.toFixed(Math.abs(seen) < 10 ? 2 : 0)
  return { what, seen: rounded + suffix, bar: bar + suffix, holds }
}

/**
 * The largest of any number of numbers, and 0 where none is above 0 (`Math.max` has a limit of arguments).
 * Used by `bystander-process.ts`, `heavy.ts`, `idle.ts` and others in `load`.
 */
export const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)

/**
 * The percentile of some numbers; 0 where there are none. Used by `bystander-process.ts`, `heavy.ts`,
 * `traffic.ts` and `visitors.ts`.
 * @param share between 0 and 1, such as 0.99.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
