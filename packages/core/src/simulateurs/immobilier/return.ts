import { irr } from '../../finance/irr.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'

/** Rates beyond this (1e9 %), up or down, describe no investment. */
const ABSURD = 1e7

/** A rate in percent; `null` when it is missing or too large to mean anything. */
export const sensible = (rate: number | undefined): number | null =>
  rate === undefined || Math.abs(rate) > ABSURD ? null : toPercent(rate)

/** Whether there is a rate, too large to mean anything. */
export const isAbsurd = (rate: number | undefined): boolean => rate !== undefined && sensible(rate) === null

/**
 * The internal rate of return of yearly flows. Those under half a cent are none: what rounding leaves of a rent that
 * pays for everything must not pass for money put in.
 */
export const rateOfReturn = (flows: readonly number[]): number | undefined =>
  irr(flows.map((amount) => (exceeds(Math.abs(amount), 0) ? amount : 0)))
