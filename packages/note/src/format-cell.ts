import { civilDate, type ExplainedColumn, type Field, kinds, type Language } from '@denier/core'
import { formatBrief, formatFigure, formatNumber, isoDay } from '@denier/prose'
import { translate } from './messages.ts'

type Cell = number | string | boolean | null

/** Fields need a label, which formatting does not read. */
const label = { fr: '', en: '' }

/** The kinds of numbers by their unit, as an explication names it. */
const kindOfUnit: Readonly<Record<string, Field['kind']>> = {
  EUR: 'euros',
  years: 'years',
  months: 'months',
}

/** The most decimals of a percent, where the column says none. */
const PERCENT_DECIMALS = 4

/**
 * A value of an explication as people read it: rounded as an answer prints it, with cents only where there are some,
 * so that one figure has the same digits wherever a note shows it. Exported by `@denier/note`; used by
 * `law-groups.ts` and `note.ts`, and by `general/explain-tool.ts` of `@denier/mcp`.
 * @param unit as an explication names it: `EUR`, `EUR/month`, `%`, `%/year`, `fraction` (1 is 100 %),
 * `years`, `months`, `YYYYMMDD`. @param decimals the most decimals, of a percent or a plain number.
 * @example formatCell(1234.567, 'EUR', 2, 'en') // '€1,234.57'
 */
export function formatCell(
  value: Cell,
  unit: string | null,
  decimals: number | null,
  language: Language,
): string {
  if (typeof value !== 'number') return formatFigure({ kind: 'plain', label }, value, language)
  if (unit === 'YYYYMMDD') return dayText(isoDay(value), language)
  if (unit === 'fraction') return percentText(value, PERCENT_DECIMALS, language)
  if (unit === '%' || unit === '%/year')
    return percentText(value / 100, decimals ?? PERCENT_DECIMALS, language)
  if (unit === 'EUR/month')
    return `${formatBrief({ kind: 'euros', label }, value, language)}${translate('aMonth', language)}`
  const kind = unit === null ? undefined : kindOfUnit[unit]
  if (kind) return formatBrief({ kind, label }, value, language)
  const most = decimals ?? kinds.ratio.decimals ?? 0
  // a year of the calendar has no unit either: digits are not grouped
  return formatNumber(value, language, { maximumFractionDigits: most, useGrouping: false })
}

/**
 * A day as people of the language write it; a dash for a text that is no day. Called by `law-groups.ts`.
 * @example dayText('2026-11-25', 'fr') // '25/11/2026'
 */
export const dayText = (day: string, language: Language): string =>
  formatFigure({ kind: 'civilDate', label }, civilDate(day) ?? null, language)

/** @param share 1 is 100 %. */
const percentText = (share: number, decimals: number, language: Language): string =>
  formatNumber(share, language, { style: 'percent', maximumFractionDigits: decimals })

/**
 * A cell of a table, with the decimals that computing the other cells from it needs (`decimalesLues`), where
 * its column has them. Exported by `@denier/note`; used by `table-blocks.ts`, and by `pages/note-tables.tsx`
 * of `@denier/web`.
 * @example formatTableCell(1234.5678, { unite: 'EUR', decimales: 2, decimalesLues: 3 }, 'fr') // '1 234,568 €'
 */
export function formatTableCell(
  value: Cell,
  { unite, decimales, decimalesLues }: Pick<ExplainedColumn, 'unite' | 'decimales' | 'decimalesLues'>,
  language: Language,
): string {
  if (decimalesLues === undefined || typeof value !== 'number')
    return formatCell(value, unite, decimales, language)
  if (unite === 'fraction') return percentText(value, decimalesLues - 2, language)
  if (unite === '%' || unite === '%/year') return percentText(value / 100, decimalesLues, language)
  const most = { maximumFractionDigits: decimalesLues }
  // cents with two digits, where there are some
  const least = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 }
  switch (unite) {
    case 'EUR':
      return formatNumber(value, language, { ...EUROS, ...least, ...most })
    case 'EUR/month':
      return formatNumber(value, language, { ...EUROS, ...least, ...most }) + translate('aMonth', language)
    case 'years':
    case 'months':
      return lengthText(value, unite, most, language)
    default:
      return formatNumber(value, language, { ...most, useGrouping: false })
  }
}

const EUROS = { style: 'currency', currency: 'EUR' } as const

/** A length of time with its unit in letters, which stays on the line of its number. */
const lengthText = (
  value: number,
  unit: 'years' | 'months',
  most: Intl.NumberFormatOptions,
  language: Language,
): string =>
  formatNumber(value, language, {
    ...most,
    style: 'unit',
    unit: unit === 'years' ? 'year' : 'month',
    unitDisplay: 'long',
  }).replaceAll(' ', '\u00a0')
