import { type Field, kinds } from '@denier/core'

/** What a slider runs over. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** How far a slider goes where nothing says how much is usual. */
const USUAL = { EUR: 20_000, 'EUR/month': 1_000, '%': 10, '%/year': 10 } as const
/** What is usual times this fits on a slider. */
const ROOM = 2.5
/** A slider of money has about so many steps; whole numbers have a slider up to so many. */
const STEPS = 200
/** How far below zero a rate slides, where it may. */
const BELOW = -5
/** Up to here a percent moves by tenths, then by whole points. */
const TENTHS = 20

/** 1, 2 and 5 times powers of ten: the first that reaches. @example rounded(750) // 1000 */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((times) => times * power >= value * (1 - 1e-12)) ?? 10
  return Math.max(step * power, Number.MIN_VALUE)
}

/** The steps of money: 1 €, 5 €, 10 €, 50 €… */
function moneyStep(max: number): number {
  const fine = max / STEPS
  const power = 10 ** Math.floor(Math.log10(Math.max(fine, 1)))
  return fine >= 5 * power ? 5 * power : power
}

/**
 * The range of a slider about what is usual (an example, a default) and what is typed, within bounds: it widens where
 * either lies beyond. `undefined` where a slider is of no help.
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

function wide(field: Field, anchor: number, typed: number, unit: keyof typeof USUAL): Range {
  const { min = 0, max = 0 } = field
  const percent = unit.startsWith('%')
  const about = Math.max(anchor * (percent ? 1 : ROOM), percent || anchor === 0 ? USUAL[unit] : 0)
  const top = Math.min(max, rounded(Math.max(about, typed, 1)))
  const low = Math.min(percent ? BELOW : 0, typed < 0 ? -rounded(-typed) : 0)
  const bottom = Math.max(min, low)
  const step = percent ? (top <= TENTHS ? 0.1 : 1) : moneyStep(Math.max(top, -bottom))
  return { min: onStep(bottom, step), max: top, step }
}

/** The first step from a bound on; tenths have no crumbs, and -0 is 0. */
function onStep(bound: number, step: number): number {
  if (step >= 1) return Math.ceil(bound / step) * step + 0
  return Math.ceil(bound / step - 1e-9) / Math.round(1 / step) + 0
}

/** The wider of two: a slider under one's finger never shrinks. */
export function widest(before: Range | undefined, now: Range | undefined): Range | undefined {
  if (!before || !now) return now
  if (before.max <= now.max && before.min >= now.min) return now
  const longer = before.max >= now.max ? before : now
  return { ...longer, min: Math.min(before.min, now.min) }
}
