import { type Field, kinds, type Language } from '@denier/core'
import { dateInWords, monthInWords } from './dates.ts'
import { yearsAndMonths } from './lengths.ts'
import { MINUS, written } from './numbers.ts'

/** What stands where there is no figure. */
const NONE = '—'

const words = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  to: { fr: 'à', en: 'to' },
  aMonth: { fr: '/mois', en: '/month' },
  and: { fr: 'et', en: 'and' },
  lessThanAMonth: { fr: 'moins d’un mois', en: 'less than a month' },
} as const

/** Under this a percent has no figure left after two decimals. */
const SMALL_PERCENT = 0.01

/**
 * A figure as people write it: by its kind, in their language. Two figures in an array are the ends of an interval.
 * A length of time that is no whole number of years is told to the nearest month.
 * @example formatFigure(euros({ label }), 1234.56, 'fr') // '1 234,56 €', with the spaces that Intl gives
 * @example formatFigure(years({ label }), 21.75, 'en') // '21 years and 9 months'
 */
export function formatFigure(field: Field, value: unknown, language: Language): string {
  if (field.kind === 'years' && Array.isArray(value))
    return value.map((end) => formatFigure(field, end, language)).join(` ${words.to[language]} `)
  if (field.kind === 'years' && typeof value === 'number' && Number.isFinite(value))
    return lengthInWords(field, value, language)
  return formatGiven(field, value, language)
}

/**
 * The same with every decimal of its kind: what was typed, the bound of what may be, a length of time too.
 * @example formatGiven(years({ label }), 21.75, 'en') // '21.75 years'
 */
export function formatGiven(field: Field, value: unknown, language: Language): string {
  return formatted(field, value, language, 0)
}

/** @example '21 ans et 9 mois', each number beside what it counts */
function lengthInWords(field: Field, length: number, language: Language): string {
  if (Number.isInteger(length)) return formatGiven(field, length, language)
  const { years, months } = yearsAndMonths(Math.abs(length))
  if (years + months === 0) return words.lessThanAMonth[language]
  const parts = [
    years > 0 && formatGiven({ ...field, kind: 'wholeYears' }, years, language),
    months > 0 && formatGiven({ ...field, kind: 'wholeMonths' }, months, language),
  ]
  return (length < 0 ? MINUS : '') + parts.filter(Boolean).join(` ${words.and[language]} `)
}

/**
 * The figures of one column of a table: percents and ratios with as many decimals as the one that needs most, so that
 * they can be compared from row to row. Lengths of time keep their decimals, for the same reason.
 * @example formatColumn(percent({ label }), [5, 12.1353], 'en') // ['5.00%', '12.14%']
 */
export function formatColumn(
  field: Field,
  values: readonly unknown[],
  language: Language,
): readonly string[] {
  const decimals = values
    .flat()
    .reduce<number>((most, value) => Math.max(most, decimalsShown(field, value)), 0)
  return values.map((value) => formatted(field, value, language, decimals))
}

/** How many decimals a figure of a column asks for. */
function decimalsShown({ kind }: Field, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || isCrumb(value)) return 0
  const most = kind === 'ratio' ? (kinds.ratio.decimals ?? 0) : PERCENT.maximumFractionDigits
  if (kind !== 'ratio' && kind !== 'percent' && kind !== 'annualRate') return 0
  return (
    value
      .toFixed(most)
      .replace(/[.]?0+$/, '')
      .split('.')[1]?.length ?? 0
  )
}

const isCrumb = (value: number): boolean => value !== 0 && Math.abs(value) < SMALL_PERCENT

/** @param decimals how many a percent or a ratio has at the least. */
function formatted(field: Field, value: unknown, language: Language, decimals: number): string {
  if (value === null || value === undefined) return NONE
  if (Array.isArray(value))
    return value.map((end) => formatted(field, end, language, decimals)).join(` ${words.to[language]} `)
  if (typeof value === 'number') return formatNumber(field, value, language, decimals)
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language]
  return typeof value === 'string' ? formatWord(field, value, language) : NONE
}

function formatNumber({ kind }: Field, value: number, language: Language, decimals: number): string {
  if (!Number.isFinite(value)) return NONE
  // Intl sets "ans" and "years" apart with a blank at which a line may end.
  const with_ = (options: Intl.NumberFormatOptions) =>
    written(value, language, options).replaceAll(' ', '\u00a0')
  const least = { minimumFractionDigits: decimals }
  switch (kind) {
    case 'euros':
      return with_(EUROS)
    case 'monthlyEuros':
      return with_(EUROS) + words.aMonth[language]
    case 'annualRate':
    case 'percent':
      return with_(isCrumb(value) ? CRUMB_PERCENT : { ...PERCENT, ...least })
    case 'ratio':
      return with_({ ...countedIn(kinds.ratio), ...least })
    case 'plain':
      return with_({ maximumSignificantDigits: 10 })
    case 'calendarYear':
      return with_({ useGrouping: false, maximumFractionDigits: 0 })
    default:
      return with_(countedIn(kinds[kind]))
  }
}

const EUROS = { style: 'currency', currency: 'EUR' } as const
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const CRUMB_PERCENT = { style: 'unit', unit: 'percent', maximumSignificantDigits: 2 } as const

/** Years and months are said after the number, which tells one from several; other numbers stand alone. */
function countedIn({ unit, decimals = 0 }: (typeof kinds)[Field['kind']]): Intl.NumberFormatOptions {
  const number = { maximumFractionDigits: decimals }
  if (unit !== 'years' && unit !== 'months') return number
  return { ...number, style: 'unit', unit: unit === 'years' ? 'year' : 'month', unitDisplay: 'long' }
}

function formatWord(field: Field, value: string, language: Language): string {
  if (field.kind === 'choice') return field.choices?.[value]?.[language] ?? value
  if (field.kind === 'civilDate' || field.kind === 'isoDate')
    return value.length > 'YYYY-MM'.length ? dateInWords(value, language) : monthInWords(value, language)
  return value
}
