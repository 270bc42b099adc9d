import { irr } from '../../finance/irr.ts'
import { exceeds } from '../../units/money.ts'
import { isSensible } from '../../units/rate.ts'

/** Whether there is a rate, too large to mean anything. */
export const isAbsurd = (rate: number | undefined): boolean => rate !== undefined && !isSensible(rate)

/**
 * The internal rate of return of yearly flows. Those under half a cent are none: what rounding leaves of a rent that
 * pays for everything must not pass for money put in.
 */
export const rateOfReturn = (flows: readonly number[]): number | undefined =>
  irr(flows.map((amount) => (exceeds(Math.abs(amount), 0) ? amount : 0)))
