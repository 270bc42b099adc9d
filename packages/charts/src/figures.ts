import { type Field, kinds, type Language } from '@denier/core'
import { dateInWords, monthInWords } from './dates.ts'
import { numberFormat } from './numbers.ts'

/** What stands where there is no figure. */
const NONE = '—'

const words = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  to: { fr: 'à', en: 'to' },
  aMonth: { fr: '/mois', en: '/month' },
} as const

/** Under this a percent has no figure left after two decimals. */
const SMALL_PERCENT = 0.01

/**
 * A figure as people write it: by its kind, in their language. Two figures in an array are the ends of an interval.
 * @example formatFigure(euros({ label }), 1234.56, 'fr') // '1 234,56 €', with the spaces that Intl gives
 * @example formatFigure(years({ label }), 21.75, 'en') // '21.75 years'
 */
export function formatFigure(field: Field, value: unknown, language: Language): string {
  return formatted(field, value, language, 0)
}

/**
 * The figures of one column of a table: percents and ratios with as many decimals as the one that needs most, so that
 * they can be compared from row to row.
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
    numberFormat(language, options).format(value).replaceAll(' ', '\u00a0')
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
