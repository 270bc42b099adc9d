/**
 * The y axis of a chart in the terminal, in round numbers of the unit of its values: from `min` to `max`, a tick
 * every `step`.
 * Used by `canvas.ts` and `line-chart.ts`.
 */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Steps of an axis, each times a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10]
/**
 * An axis includes 0 unless the values are further from it than this many times their span: it would flatten
 * them.
 */
const FAR = 2

/**
 * The axis that holds these values in about so many steps. Used by `line-chart.ts`.
 * @example scaleOf([10_000, 47_000], 4) // { min: 0, max: 60_000, step: 20_000 }
 */
export function scaleOf(values: readonly number[], steps: number): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low
  const near = (end: number) => (span > 0 && Math.abs(end) > FAR * span ? end : 0)
  const from = low < 0 && high > 0 ? low : Math.min(low, near(low))
  const to = low < 0 && high > 0 ? high : Math.max(high, near(high))
  const step = roundUp((to - from) / steps || Math.abs(to) / steps || 1)
  const min = Math.floor(from / step + TINY) * step
  const max = Math.ceil(to / step - TINY) * step
  return max > min ? { min, max, step } : { min, max: min + step, step }
}

/** Rounding error of doubles, as a share of a step. */
const TINY = 1e-9

/** The smallest round step that is not below a value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const digits = ROUND.find((round) => round * power >= value * (1 - TINY)) ?? 10
  return digits * power
}

/** The ticks, lowest first. Used by `line-chart.ts`. */
export const ticksOf = ({ min, max, step }: Scale): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => cleaned(min + index * step, step))

/** Without the rounding errors of doubles: 0.3 for `0.30000000000000004`, and 0 for what is nearly 0. */
const cleaned = (value: number, step: number): number =>
  Math.abs(value) < step * TINY ? 0 : Number(value.toPrecision(12))
