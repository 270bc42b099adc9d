import { marginalStep } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { type Law, lawOf } from '../../law.ts'
import { usureImmobilier } from '../../parametres/credit/usure-immobilier.ts'

const parameters = { usureImmobilier }

/**
 * The rates that no home loan may exceed, in the quarter of a day. Used by `capacite-emprunt/question.ts`,
 * `cout-dette/plan.explain.ts` and `cout-dette/simulate.ts`.
 */
export const usuryLaw = lawOf(parameters)

/**
 * The rate that a fixed-rate home loan may not exceed, costs included, as a fraction (C. conso., art. L. 314-6);
 * `null` in a quarter whose rates are not known. A loan of 10 years is among those of 10 to 20. Used by
 * `capacite-emprunt/simulate.ts` and `cout-dette/simulate.ts`.
 * @param years the length of the loan.
 * @example usuryThreshold(usuryLaw('2026-08-01').values, 20) // 0.0529
 */
export const usuryThreshold = (
  { usureImmobilier }: Law<typeof parameters>['values'],
  years: number,
): number | null => (usureImmobilier.length === 0 ? null : marginalStep(usureImmobilier, years).rate)

/**
 * The law of the last quarter, up to that of a day, whose rates are known; `undefined` before the first. Used by
 * `capacite-emprunt/question.ts`.
 * @example lastUsuryLaw('2026-11-27').day // '2026-07-01'
 */
export function lastUsuryLaw(day: CivilDate): Law<typeof parameters> | undefined {
  const quarters = Object.keys(usureImmobilier.values) as CivilDate[]
  const known = quarters.filter((from) => from <= day && usuryLaw(from).values.usureImmobilier.length > 0)
  const last = known.sort().at(-1)
  return last && usuryLaw(last)
}
