import { type Field, kinds, type Language } from '@denier/core'
import { formatFigure, formatNumber } from '@denier/prose'

type Cell = number | string | boolean | null

const label = { fr: '', en: '' }

/** The kinds of numbers by their unit, as an explication names it. */
const kindOfUnit: Readonly<Record<string, Field['kind']>> = {
  EUR: 'euros',
  'EUR/month': 'monthlyEuros',
  '%': 'percent',
  '%/year': 'annualRate',
  years: 'years',
  months: 'months',
}

/**
 * A value of an explication as people read it, rounded as an answer prints it.
 * @example formatCell(1234.567, 'EUR', 2, 'en') // '€1,234.57'
 */
export function formatCell(
  value: Cell,
  unit: string | null,
  decimals: number | null,
  language: Language,
): string {
  if (typeof value !== 'number') return formatFigure({ kind: 'plain', label }, value, language)
  if (unit === 'fraction') return formatFigure({ kind: 'percent', label }, 100 * value, language)
  const kind = unit === null ? undefined : kindOfUnit[unit]
  if (kind) return formatFigure({ kind, label }, value, language)
  const most = decimals ?? kinds.ratio.decimals ?? 0
  // a year of the calendar has no unit either: digits are not grouped
  return formatNumber(value, language, { maximumFractionDigits: most, useGrouping: false })
}
