import type { KindName } from '../units/kinds.ts'
import { roundHalfAway } from '../units/rounding.ts'
import { isMoney } from './figures.ts'

/** The step of a sensitivity study by kind: a tenth of an amount, a percentage point, one unit of a count. */
const stepsByKind: Readonly<Partial<Record<KindName, 'tenth' | 'unit'>>> = {
  euros: 'tenth',
  monthlyEuros: 'tenth',
  ratio: 'tenth',
  plain: 'tenth',
  annualRate: 'unit',
  percent: 'unit',
  years: 'unit',
  wholeYears: 'unit',
  months: 'unit',
  wholeMonths: 'unit',
  count: 'unit',
  age: 'unit',
  calendarYear: 'unit',
}

/** The least step of an amount of money. */
const CENT = 0.01

/** Decimals beyond which the digits of a value are noise. */
const MOST_DECIMALS = 15

/**
 * Decimals of a number as `String` prints it, those of a negative exponent included. Exported for
 * `step-size.test.ts`.
 * @example decimalsOf(2.35) // 2
 */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:[.](\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  return Math.max(0, fraction.length - Number(exponent))
}

/**
 * The step by which sensitivity moves a value whose field has no step of its own, in the unit of the value.
 * Used by `goal-seek/value-grid.ts`.
 * @example stepSizeOf('euros', 300) // 30
 */
export function stepSizeOf(kind: KindName, value: number): number {
  if (stepsByKind[kind] !== 'tenth') return 1
  const tenth = clean(Math.abs(value) * 0.1, decimalsOf(value) + 1)
  return isMoney(kind) && value !== 0 ? Math.max(roundHalfAway(tenth, 2), CENT) : tenth
}

/**
 * The value one step lower (`-1`) or higher (`1`), without the noise of doubles. Used by `sensitivity/effects.ts`.
 * @param step the step of the field, in its unit; the usual one of its kind if there is none.
 * @example moveByStep('euros', 300, 1) // 330
 * @example moveByStep('annualRate', 0.3, 1, 0.1) // 0.4
 */
export function moveByStep(
  kind: KindName,
  value: number,
  direction: -1 | 1,
  step: number = stepSizeOf(kind, value),
): number {
  const decimals = isMoney(kind) ? 2 : Math.max(decimalsOf(value), decimalsOf(step))
  return clean(value + direction * step, decimals)
}

/** A value without the noise of doubles, rounded to some decimals. */
const clean = (value: number, decimals: number): number =>
  decimals > MOST_DECIMALS ? Number(value.toPrecision(MOST_DECIMALS)) : roundHalfAway(value, decimals)
