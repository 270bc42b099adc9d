import type { Language } from '@denier/core'
import { formatAxis } from '@denier/prose'
import type { Series } from '../chart-data.ts'

/** Significant digits beside a drawing: the table and the description have the rest. */
const DIGITS = 3

/** From here on a figure may stand beside thousands as a part of them: `6,73 k€` beside `14,9 k€`. */
const THOUSAND = 1000
const THOUSANDS = 10_000

/** Writes a figure of a series. */
export type Write = (series: Series, value: number | null) => string

/** A writer of figures beside a drawing: short, and in units that compare at a glance. */
export function shortFigures(series: readonly Series[], language: Language): Write {
  let largest = 0
  for (const { points } of series)
    for (const { value } of points) largest = Math.max(largest, Math.abs(value ?? 0))
  return ({ field }, value) => {
    const own = Math.abs(value ?? 0)
    const isPart = own >= THOUSAND && own < THOUSANDS && largest >= THOUSANDS
    return formatAxis(field, value, language, isPart ? THOUSANDS : undefined, DIGITS)
  }
}
