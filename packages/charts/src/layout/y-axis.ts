import type { Field, Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import { nice, ticks } from 'd3-array'
import type { Series } from '../chart-data.ts'
import { stacked } from './stacked.ts'

/**
 * The values at the bottom and at the top of the plot, and the labels of its gridlines. Its type is used by
 * `axis-labels.ts` and `layout.ts`.
 */
export interface YAxis {
  readonly domain: readonly [low: number, high: number]
  /** The gridlines, from the lowest: their values, and these as texts. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[]
}

/** The axis may leave 0 out when lines stay above this share of their largest value: their changes are then visible. */
const FAR_FROM_ZERO = 0.55

/** It keeps 0 when lines change by less than this share: a nearly flat line must look flat. */
const NEARLY_FLAT = 0.02

/** Approximate distance between two gridlines, in pixels. */
const GAP = 52

/** The smallest amount: the label of a gridline between two cents would be rounded, hence wrong. */
const CENT = 0.01

/**
 * Makes the y axis: a domain with round bounds that contains all figures, and the values and labels of its
 * gridlines. Used by `chart-sizes.ts`.
 * @param height of the plot, in pixels.
 */
export function yAxis(series: readonly Series[], height: number, language: Language): YAxis {
  const field = series[0]?.field as Field
  const [low, high] = extent(series)
  const count = countIn(height, high - low, field)
  if (low === high) return { domain: [0, 1], ticks: [{ value: 0, text: formatAxis(field, 0, language) }] }
  const [from, to] = nice(low, high, count)
  const largest = Math.max(Math.abs(from), Math.abs(to))
  const grid = ticks(from, to, count)
    .filter((value) => !isMoney(field) || Math.abs(value / CENT - Math.round(value / CENT)) < 1e-6)
    .map((value) => ({ value, text: formatAxis(field, value, language, largest) }))
  const texts = grid.map(({ text }) => text)
  return { domain: [from, to], ticks: grid.filter(({ text }, rank) => texts.indexOf(text) === rank) }
}

const isMoney = ({ kind }: Field): boolean => kind === 'euros' || kind === 'monthlyEuros'

/** How many gridlines fit, at most one a cent. */
function countIn(height: number, range: number, field: Field): number {
  const maxCount = Math.max(2, Math.min(6, Math.round(height / GAP)))
  if (!isMoney(field)) return maxCount
  return Math.max(1, Math.min(maxCount, Math.round(range / CENT)))
}

/** Whether the axis of these series leaves 0 out: bars and areas never do. Used by `head.ts`. */
export const leavesOutZero = (series: readonly Series[]): boolean => extent(series)[0] > 0

/** The lowest and highest value drawn; 0 is included, unless there are only lines far from it. */
function extent(all: readonly Series[]): readonly [low: number, high: number] {
  const series = all.filter(({ role }) => role !== 'gap')
  const values = [
    ...series.flatMap(({ role, points }) =>
      role === 'area' || role === 'stack' ? [] : points.flatMap(({ value }) => value ?? []),
    ),
    ...stacked(series, 'area').flat(2),
    ...stacked(series, 'stack').flat(2),
  ]
  // A loop and not Math.min(...values): four paths over centuries of months are too many arguments.
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  const onlyLines = series.every(({ role }) => role === 'line')
  const moves = high - low > NEARLY_FLAT * high
  if (onlyLines && moves && low > FAR_FROM_ZERO * high) return [low, high]
  return [Math.min(0, low), Math.max(0, high)]
}
