import type { Field, Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import { nice, ticks } from 'd3-array'
import type { Series } from '../chart-data.ts'
import { stacked } from './stacked.ts'

export interface YAxis {
  readonly domain: readonly [low: number, high: number]
  readonly ticks: readonly { readonly value: number; readonly text: string }[]
}

/** Lines that stay above this share of their largest value may leave 0 out: else their moves would not be seen. */
const FAR_FROM_ZERO = 0.55

/** Unless they hardly move: a line that does not move must not look as if it did. */
const HARDLY = 0.02

/** Roughly from one gridline to the next, in pixels. */
const GAP = 52

/** There is no smaller amount: a gridline between two cents would be told by a figure that is not its own. */
const CENT = 0.01

/** Round values that hold everything drawn, and what stands beside the gridlines. */
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

/** How many gridlines fit, none of them between two cents. */
function countIn(height: number, range: number, field: Field): number {
  const most = Math.max(2, Math.min(6, Math.round(height / GAP)))
  if (!isMoney(field)) return most
  return Math.max(1, Math.min(most, Math.round(range / CENT)))
}

/** The lowest and the highest of what is drawn; from 0 unless only lines are, far from it. */
function extent(series: readonly Series[]): readonly [low: number, high: number] {
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
  const moves = high - low > HARDLY * high
  if (onlyLines && moves && low > FAR_FROM_ZERO * high) return [low, high]
  return [Math.min(0, low), Math.max(0, high)]
}
