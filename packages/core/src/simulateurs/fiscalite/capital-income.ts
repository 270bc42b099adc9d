import type { ParamsOf } from '../../definition/shape.ts'
import type { params } from './params.ts'

type Question = ParamsOf<typeof params>

/**
 * The capital income of a household before any allowance, in euros: dividends, interest, gains on securities and
 * gains of life insurance. Used by `simulate.ts`.
 */
export const grossCapital = (question: Question): number =>
  question.dividendes +
  question.interets +
  question.revenus_capital +
  question.plus_values_mobilieres +
  question.gains_assurance_vie

/**
 * Whether the household has capital income that the option for the scale moves. Used by `assessment.ts`,
 * `explain.ts`, `find-warnings.ts`, `regimes.explain.ts` and others in `fiscalite`.
 */
export const hasCapital = (question: Question): boolean => grossCapital(question) > 0
