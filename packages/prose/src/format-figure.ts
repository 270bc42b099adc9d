import { type Field, kinds, type Language, type Params } from '@denier/core'
import { hasNoCents } from './figure-formatter.ts'
import { formatDay, formatMonth } from './format-date.ts'
import { formatNumber, MINUS } from './format-number.ts'
import { lowerFirst } from './typeset.ts'
import { yearsAndMonths } from './years-and-months.ts'

/**
 * Shown in place of a missing figure. Exported by `@denier/prose`; used by `analysis-lines.ts`, `figures.ts`,
 * `general/compare-tool.ts` and `general/solve-tool.ts` of `@denier/mcp`, and by `explanation/format-value.ts` of
 * `@denier/web`.
 */
export const NO_FIGURE = '—'

/** The words that `Intl` does not write. */
const messages = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  to: { fr: 'à', en: 'to' },
  aMonth: { fr: '/mois', en: '/month' },
  and: { fr: 'et', en: 'and' },
  lessThanAMonth: { fr: 'moins d’un mois', en: 'less than a month' },
} as const

/** A percent below this would round to zero at two decimals: it is shown with two significant digits. */
const SMALL_PERCENT = 0.01

/**
 * Formats a figure by its kind; one that does not exist by its `absent`, or a dash. A pair is shown as an interval.
 * A length of time that is not a whole number of years
 * is rounded to the month. Pages, charts and the command call it. Exported by `@denier/prose`; used by
 * `constraint-sentence.ts`, `format-axis.ts` and others in other packages.
 * @example formatFigure(euros({ label }), 1234.56, 'fr') // '1 234,56 €', with the spaces that Intl gives
 * @example formatFigure(years({ label }), 21.75, 'en') // '21 years and 9 months'
 */
export function formatFigure(field: Field, value: unknown, language: Language): string {
  if (value === null && field.absent) return field.absent[language]
  if (field.kind === 'years' && Array.isArray(value))
    return value.map((end) => formatFigure(field, end, language)).join(` ${messages.to[language]} `)
  if (field.kind === 'years' && typeof value === 'number' && Number.isFinite(value))
    return formatLength(field, value, language)
  return formatGiven(field, value, language)
}

/**
 * Formats a value with every decimal of its kind, a length of time included: a typed value, or a bound. Exported by
 * `@denier/prose`; used by files of `@denier/web` and `@denier/cli`.
 * @example formatGiven(years({ label }), 21.75, 'en') // '21.75 years'
 */
export function formatGiven(field: Field, value: unknown, language: Language): string {
  return formatValue(field, value, language, 0)
}

/**
 * Like `formatGiven`, without the zero cents of a whole amount. Exported by `@denier/prose`; used by files of
 * other packages.
 * @example formatBrief(euros({ label }), 1e9, 'fr') // '1 000 000 000 €'
 */
export const formatBrief = (field: Field, value: unknown, language: Language): string =>
  withoutZeroCents(formatGiven(field, value, language))

/**
 * An amount without cents that are 0. Exported by `@denier/prose`; used by `tools/column.ts` of `@denier/web`.
 * @example withoutZeroCents('€1,500.00') // '€1,500'
 */
export const withoutZeroCents = (text: string): string => text.replace(/[.,]00(?!\d)/, '')

/**
 * Like `formatFigure`, for an estimate: an amount of 10 € or more in whole euros, since no one knows the cents of a
 * forecast. Exported by `@denier/prose`; used by `range/range-strip.tsx` and `result/figures.tsx` of `@denier/web`.
 * @example formatEstimate(euros({ label }), 17_125.47, 'fr') // '17 125 €'
 */
export const formatEstimate = (field: Field, value: unknown, language: Language): string =>
  isAmount(field) && typeof value === 'number' && hasNoCents(value)
    ? withoutZeroCents(formatFigure(field, Math.sign(value) * Math.round(Math.abs(value)), language))
    : formatFigure(field, value, language)

/** Months in a year: a length of time in years is shown to the month. */
const MONTHS = 12

/**
 * The difference between two figures as they are shown: what a reader finds who subtracts them. Exported by
 * `@denier/prose`; used by `compare/differences.ts`, `compare/waterfall.tsx` and `result/answer-bar.tsx` of
 * `@denier/web`.
 * @param isEstimate whether `formatEstimate` shows them.
 * @example shownDifference(euros({ label }), 100.6, 250.5, true) // 150, between 101 € and 251 €
 */
export function shownDifference(field: Field, before: number, after: number, isEstimate: boolean): number {
  const isWhole = isEstimate && isAmount(field) && hasNoCents(before) && hasNoCents(after)
  const decimals = isWhole ? 0 : Math.min(2, kinds[field.kind].decimals ?? 0)
  const scale = field.kind === 'years' ? MONTHS : 10 ** decimals
  const shown = (value: number) => Math.sign(value) * Math.round(Math.abs(value) * scale)
  return (shown(after) - shown(before)) / scale
}

/**
 * Whether a field holds an amount of money. Exported by `@denier/prose`; used by `typed-number.ts`, by
 * `batch/comparison-lines.ts`, `help/describe-field.ts` and `page/tables.ts` of `@denier/cli`, and by
 * `tools/column.ts` and `tools/sensitivity-figures.tsx` of `@denier/web`.
 */
export const isAmount = ({ kind }: Field): boolean => kinds[kind].unit?.startsWith('EUR') ?? false

/** A length of time in years and months: `21 ans et 9 mois`, each number kept on the line of its noun. */
function formatLength(field: Field, length: number, language: Language): string {
  if (Number.isInteger(length)) return formatGiven(field, length, language)
  const { years, months } = yearsAndMonths(Math.abs(length))
  if (years + months === 0) return messages.lessThanAMonth[language]
  const parts = [
    years > 0 && formatGiven({ ...field, kind: 'wholeYears' }, years, language),
    months > 0 && formatGiven({ ...field, kind: 'wholeMonths' }, months, language),
  ]
  return (length < 0 ? MINUS : '') + parts.filter(Boolean).join(` ${messages.and[language]} `)
}

/**
 * Formats one column of a table. Percents and ratios share the largest number of decimals among them, so that rows
 * can be compared; lengths of time are in years and months. Exported by `@denier/prose`; used by
 * `page/tables.ts` of `@denier/cli`, and by `tools/column.ts` and `tools/sensitivity-figures.tsx` of `@denier/web`.
 * @example formatColumn(percent({ label }), [5, 12.1353], 'en') // ['5.00%', '12.14%']
 */
export function formatColumn(
  field: Field,
  values: readonly unknown[],
  language: Language,
): readonly string[] {
  if (field.kind === 'years') return values.map((value) => formatFigure(field, value, language))
  const decimals = values
    .flat()
    .reduce<number>((most, value) => Math.max(most, countDecimals(field, value)), 0)
  return values.map((value) => formatValue(field, value, language, decimals))
}

/** Counts the decimals that a figure of a column needs. */
function countDecimals({ kind }: Field, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || isSmallPercent(value)) return 0
  const most = kind === 'ratio' ? (kinds.ratio.decimals ?? 0) : PERCENT.maximumFractionDigits
  if (kind !== 'ratio' && kind !== 'percent' && kind !== 'annualRate') return 0
  return (
    value
      .toFixed(most)
      .replace(/[.]?0+$/, '')
      .split('.')[1]?.length ?? 0
  )
}

/** Whether a percent is written with significant digits. */
const isSmallPercent = (value: number): boolean => value !== 0 && Math.abs(value) < SMALL_PERCENT

/** Formats a value of any type. @param decimals the minimum number of decimals of a percent or a ratio. */
function formatValue(field: Field, value: unknown, language: Language, decimals: number): string {
  if (value === null || value === undefined) return NO_FIGURE
  if (field.list) return formatRows(field.list.row, value, language)
  if (Array.isArray(value))
    return value.map((end) => formatValue(field, end, language, decimals)).join(` ${messages.to[language]} `)
  if (typeof value === 'number') return formatNumeric(field, value, language, decimals)
  if (typeof value === 'boolean') return messages[value ? 'yes' : 'no'][language]
  return typeof value === 'string' ? formatText(field, value, language) : NO_FIGURE
}

/** The rows of a list, with what differs from the defaults: `conjoint, âge 70 ; enfant, handicap`. */
function formatRows(fields: Params, rows: unknown, language: Language): string {
  if (!Array.isArray(rows) || rows.length === 0) return NO_FIGURE
  const rowText = (row: Readonly<Record<string, unknown>>) =>
    Object.entries(fields)
      .filter(([name, field]) => row[name] !== undefined && row[name] !== field.default)
      .map(([name, field]) => itemText(field, row[name], language))
      .join(', ')
  return rows.map(rowText).join(language === 'fr' ? '\u00a0; ' : '; ')
}

/** A cell of a row: its label alone for a yes, its value alone for a choice, else both. */
function itemText(field: Field, value: unknown, language: Language): string {
  const label = lowerFirst(field.label[language])
  if (value === true) return label
  const text = formatBrief(field, value, language)
  return field.kind === 'choice' ? lowerFirst(text) : `${label} ${text}`
}

/** Formats a number by its kind. @param decimals as for `formatValue`. */
function formatNumeric({ kind }: Field, value: number, language: Language, decimals: number): string {
  if (!Number.isFinite(value)) return NO_FIGURE
  // Intl puts a breaking space before "ans" and "years".
  const format = (options: Intl.NumberFormatOptions) =>
    formatNumber(value, language, options).replaceAll(' ', '\u00a0')
  const least = { minimumFractionDigits: decimals }
  switch (kind) {
    case 'euros':
      return format(EUROS)
    case 'monthlyEuros':
      return format(EUROS) + messages.aMonth[language]
    case 'annualRate':
    case 'percent':
      return format(isSmallPercent(value) ? PRECISE_PERCENT : { ...PERCENT, ...least })
    case 'ratio':
      return format({ ...optionsOf(kinds.ratio), ...least })
    case 'plain':
      return format({ maximumSignificantDigits: 10 })
    case 'calendarYear':
      return format({ useGrouping: false, maximumFractionDigits: 0 })
    default:
      return format(optionsOf(kinds[kind]))
  }
}

const EUROS = { style: 'currency', currency: 'EUR' } as const
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const PRECISE_PERCENT = { style: 'unit', unit: 'percent', maximumSignificantDigits: 2 } as const

/** Years and months are followed by their noun, in the plural where it must be; other kinds stand alone. */
function optionsOf({ unit, decimals = 0 }: (typeof kinds)[Field['kind']]): Intl.NumberFormatOptions {
  const number = { maximumFractionDigits: decimals }
  if (unit !== 'years' && unit !== 'months') return number
  return { ...number, style: 'unit', unit: unit === 'years' ? 'year' : 'month', unitDisplay: 'long' }
}

/** A choice by its label, a day or a month in the language, any other text as it is. */
function formatText(field: Field, value: string, language: Language): string {
  if (field.kind === 'choice') return field.choices?.[value]?.[language] ?? value
  if (field.kind === 'civilDate' || field.kind === 'isoDate')
    return value.length > 'YYYY-MM'.length ? formatDay(value, language) : formatMonth(value, language)
  return value
}
