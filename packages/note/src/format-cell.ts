import { type Field, kinds, type Language } from '@denier/core'
import { formatBrief, formatFigure, formatNumber } from '@denier/prose'
import { translate } from './messages.ts'

type Cell = number | string | boolean | null

const label = { fr: '', en: '' }

/** The kinds of numbers by their unit, as an explication names it. */
const kindOfUnit: Readonly<Record<string, Field['kind']>> = {
  EUR: 'euros',
  years: 'years',
  months: 'months',
}

const PERCENT_DECIMALS = 4

/**
 * A value of an explication as people read it: rounded as an answer prints it, with cents only where there are some, so
 * that one figure has the same digits wherever a note shows it.
 * Called by `law-groups.ts`, `note.ts` and `table-blocks.ts`.
 * @example formatCell(1234.567, 'EUR', 2, 'en') // '€1,234.57'
 */
export function formatCell(
  value: Cell,
  unit: string | null,
  decimals: number | null,
  language: Language,
): string {
  if (typeof value !== 'number') return formatFigure({ kind: 'plain', label }, value, language)
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

const percentText = (share: number, decimals: number, language: Language): string =>
  formatNumber(share, language, { style: 'percent', maximumFractionDigits: decimals })
