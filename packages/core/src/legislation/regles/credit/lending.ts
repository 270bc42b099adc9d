import { lawOf } from '../../law.ts'
import { dureeMaximaleCredit } from '../../parametres/credit/duree-maximale-credit.ts'
import { dureeMaximaleDiffere } from '../../parametres/credit/duree-maximale-differe.ts'
import { effortMaximal } from '../../parametres/credit/effort-maximal.ts'

/**
 * By day, its `values` and `sources`: what a bank may lend for a home, save for the exceptions that it is allowed. The effort is a fraction of net
 * income, the length is in years. Used by `achat-location/months.explain.ts`, `achat-location/simulate.ts`,
 * `budget-50-30-20/explain-steps.ts`, `budget-50-30-20/simulate.ts` and others in `simulateurs`.
 */
export const lendingLaw = lawOf({ effortMaximal, dureeMaximaleCredit })

/**
 * By day, its `values` and `sources`: how long a loan for a home may last at most, in years, the first ones included
 * in which payments are put off. Used by
 * `capacite-emprunt/question.ts`.
 */
export const deferredLendingLaw = lawOf({ dureeMaximaleDiffere })
