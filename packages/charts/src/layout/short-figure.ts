import type { Language } from '@denier/core'
import { formatAxis, formatFigure } from '@denier/prose'
import type { Series } from '../chart-data.ts'

/** Significant digits of figures in a chart; the table and the description give more. */
const DIGITS = 3
/** The same where these are too wide. Used by `layout.ts`. */
export const FEWER_DIGITS = 2

/**
 * Amounts from this one on are written in k€ beside one of at least `IN_THOUSANDS`, as `6,73 k€` is beside
 * `14,9 k€`.
 */
const THOUSAND = 1000
/** Amounts from this one on are always written in k€ or more. */
const IN_THOUSANDS = 10_000

/** Formats a figure of a series. Used by `bar-figures.ts`, `chart-sizes.ts` and `end-labels.ts`. */
export type FormatFigure = (series: Series, value: number | null) => string

/**
 * Returns a formatter of short figures for labels of a chart, in units that compare easily; lengths of time are in
 * years and months, or with fewer digits in whole years. Used by `layout.ts`.
 * @param digits significant ones.
 */
export function shortFigures(series: readonly Series[], language: Language, digits = DIGITS): FormatFigure {
  let largest = 0
  for (const { points } of series)
    for (const { value } of points) largest = Math.max(largest, Math.abs(value ?? 0))
  return ({ field }, value) => {
    if (field.kind === 'years')
      return formatFigure(field, value !== null && digits < DIGITS ? Math.round(value) : value, language)
    const amount = Math.abs(value ?? 0)
    const isInThousands = amount >= THOUSAND && amount < IN_THOUSANDS && largest >= IN_THOUSANDS
    return formatAxis(field, value, language, isInThousands ? IN_THOUSANDS : undefined, digits)
  }
}
