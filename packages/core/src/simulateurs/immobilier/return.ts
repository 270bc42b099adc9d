import { irr } from '../../finance/irr.ts'
import { exceeds } from '../../units/money.ts'
import { isSensible } from '../../units/rate.ts'

/**
 * Whether a rate, as a fraction, exists and exceeds 1e9 %: the answer then gives `null` instead. Used by
 * `simulate.ts`.
 */
export const isTooLarge = (rate: number | undefined): boolean => rate !== undefined && !isSensible(rate)

/**
 * The internal rate of return of yearly flows, as a fraction a year; `undefined` where there is none. Flows are in
 * euros, the first one today, money paid by the buyer negative. Flows under half a cent count as 0, so that rounding
 * errors are not taken for an investment. Used by `simulate.ts`.
 */
export const rateOfReturn = (flows: readonly number[]): number | undefined =>
  irr(flows.map((amount) => (exceeds(Math.abs(amount), 0) ? amount : 0)))
