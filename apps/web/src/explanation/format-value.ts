import type { ExplainedBranch, Field, Language } from '@denier/core'
import { formatFigure, formatNumber, isoDay, NO_FIGURE } from '@denier/prose'

type StepValue = ExplainedBranch['valeur']
type KindName = Field['kind']

/** The unit of a value, and how many decimals it is shown with; `null` for those of a pure number. */
interface ValueUnit {
  /** A key of `kindOfUnit`, `YYYYMMDD` (a day as a number), or `fraction` (0.05 is shown as 5 %). */
  readonly unite: string | null
  readonly decimales: number | null
}

const kindOfUnit: Readonly<Record<string, KindName>> = {
  EUR: 'euros',
  'EUR/month': 'monthlyEuros',
  '%': 'percent',
  '%/year': 'annualRate',
  years: 'years',
  months: 'months',
}

/** Decimals of a number without a unit: those of a rate as a fraction, two less once it is a percentage. */
const MOST_DECIMALS = 8

/**
 * Formats a value of an explanation that comes without its text: that of a branch, of the start of a table.
 * Used by `entry-view.tsx` and `row-values.tsx`.
 * @example formatValue(835.93, { unite: 'EUR', decimales: 2 }, 'fr') // '835,93 €'
 */
export function formatValue(value: StepValue, { unite, decimales }: ValueUnit, language: Language): string {
  if (typeof value === 'boolean') return formatFigure(fieldOf('flag'), value, language)
  if (typeof value !== 'number') return value ?? NO_FIGURE
  if (unite === 'YYYYMMDD') return formatFigure(fieldOf('civilDate'), isoDay(value), language)
  if (unite === 'fraction')
    return formatNumber(value, language, { style: 'percent', maximumFractionDigits: MOST_DECIMALS - 2 })
  const kind = unite === null ? undefined : kindOfUnit[unite]
  if (kind) return formatFigure(fieldOf(kind), value, language)
  return formatNumber(value, language, { maximumFractionDigits: decimales ?? MOST_DECIMALS })
}

const label = { fr: '', en: '' }
const fieldOf = (kind: KindName) => ({ kind, label })
