import { type Field, kinds } from '@denier/core'

/** The range of a slider, in the unit of its field. Used by `number-field.tsx`. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The default maximum of a slider, by unit, without an example or default of the parameter. */
const USUAL = { EUR: 20_000, 'EUR/month': 1_000, '%': 10, '%/year': 10 } as const
/** A slider of money reaches this many times its example or default. */
const HEADROOM = 2.5
/** The approximate number of steps of a slider of money, and the maximum of one of whole numbers. */
const STEPS = 200
/** The minimum of a slider of a rate, in percent, when the parameter allows it. */
const BELOW = -5
/** Sliders of percentages move by tenths of a point up to this maximum, in percent, by whole points above. */
const TENTHS = 20

/** The least of 1, 2 and 5 times a power of ten that is not below a value. @example rounded(750) // 1000 */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((times) => times * power >= value * (1 - 1e-12)) ?? 10
  return Math.max(step * power, Number.MIN_VALUE)
}

/** The step of a slider of money: 1 €, 5 €, 10 €, 50 €… */
function moneyStep(max: number): number {
  const fine = max / STEPS
  const power = 10 ** Math.floor(Math.log10(Math.max(fine, 1)))
  return fine >= 5 * power ? 5 * power : power
}

/**
 * The range of a slider that contains its anchor (an example or a default) and the typed value, within the
 * bounds of the parameter. `undefined` when a slider would not help: without both bounds, or with too many
 * whole numbers. Used by `number-field.tsx`.
 * @example rangeOf(capital, 10000, 10000) // { min: 0, max: 50000, step: 100 }
 */
export function rangeOf(field: Field, anchor: number, typed: number): Range | undefined {
  const unit = kinds[field.kind].unit ?? ''
  if (field.min === undefined || field.max === undefined || field.among) return undefined
  if (unit === 'EUR' || unit === 'EUR/month' || unit === '%' || unit === '%/year')
    return wide(field, anchor, typed, unit)
  const few = field.max - field.min <= STEPS && field.kind !== 'plain' && field.kind !== 'ratio'
  return few ? { min: Math.ceil(field.min), max: Math.floor(field.max), step: 1 } : undefined
}

/** The range of an amount or of a percentage, whose bounds are too far apart for a slider. */
function wide(field: Field, anchor: number, typed: number, unit: keyof typeof USUAL): Range {
  const { min = 0, max = 0 } = field
  const percent = unit.startsWith('%')
  const about = Math.max(anchor * (percent ? 1 : HEADROOM), percent || anchor === 0 ? USUAL[unit] : 0)
  const top = Math.min(max, rounded(Math.max(about, typed, 1)))
  const low = Math.min(percent ? BELOW : 0, typed < 0 ? -rounded(-typed) : 0)
  const bottom = Math.max(min, low)
  const step = percent ? (top <= TENTHS ? 0.1 : 1) : moneyStep(Math.max(top, -bottom))
  return { min: onStep(bottom, step), max: top, step }
}

/**
 * The first multiple of a step that is not below a bound, without rounding errors on tenths; `-0` becomes 0.
 */
function onStep(bound: number, step: number): number {
  if (step >= 1) return Math.ceil(bound / step) * step + 0
  return Math.ceil(bound / step - 1e-9) / Math.round(1 / step) + 0
}

/**
 * The range that holds both, with the step of the one that reaches further: a slider must not shrink while it is
 * dragged. `now` alone where one of them does not exist. Used by `number-field.tsx`.
 */
export function widest(before: Range | undefined, now: Range | undefined): Range | undefined {
  if (!before || !now) return now
  if (before.max <= now.max && before.min >= now.min) return now
  const longer = before.max >= now.max ? before : now
  return { ...longer, min: Math.min(before.min, now.min) }
}
