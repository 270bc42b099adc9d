/** A figure that a load command measured, and its threshold. */
export interface Figure {
  readonly what: string
  readonly seen: string
  readonly bar: string
  readonly holds: boolean
}

/** Reports progress during a slow run. */
export type Tell = (text: string) => void

export const atMost = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `≤ ${bar}`, unit, seen <= bar)

export const below = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `< ${bar}`, unit, seen < bar)

export const atLeast = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `≥ ${bar}`, unit, seen >= bar)

export const exactly = (what: string, seen: number, bar: number, unit = ''): Figure =>
  judged(what, seen, `${bar}`, unit, seen === bar)

export const between = (what: string, seen: number, [low, high]: readonly [number, number]): Figure =>
  judged(what, seen, `${low} to ${high}`, '', seen >= low && seen <= high)

function judged(what: string, seen: number, bar: string, unit: string, holds: boolean): Figure {
  const suffix = unit && ` ${unit}`
  const rounded = Number.isInteger(seen) ? String(seen) : seen.toFixed(Math.abs(seen) < 10 ? 2 : 0)
  return { what, seen: rounded + suffix, bar: bar + suffix, holds }
}

/** The largest of many numbers, however many. */
export const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)

/** @param share between 0 and 1, such as 0.99. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
