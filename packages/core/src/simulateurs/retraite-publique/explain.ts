/**
 * The explanation of `retraite-publique`: when one leaves, the career, the quarters, both pensions and what
 * is taken from them, then other ages. A step explains the figure, or the table, of the answer whose path
 * ends with its id, or that `figure` names: its formula must give the value there. Where the answer has no
 * such figure, the step is an intermediate value with its own label and kind; its formula must give its
 * `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with one id are variants:
 * at most one `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters
 * that are rates in percent, rates set by law fractions. `warns`: the code of the warning that the step
 * explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a step without `label` has
 * that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table
 * changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { careerSteps, departureSteps } from './career.explain.ts'
import { explanation, lawOfPension } from './explain-steps.ts'
import {
  ageSteps,
  baseSteps,
  complementarySteps,
  grossSteps,
  netSteps,
  quarterSteps,
} from './pension.explain.ts'

/**
 * Explains the answer of `retraite-publique`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfPension,
  steps: [
    ...inPart({ fr: 'Le départ', en: 'The departure' }, departureSteps),
    ...inPart({ fr: 'La carrière', en: 'The career' }, careerSteps),
    ...inPart({ fr: 'Les trimestres', en: 'The quarters' }, quarterSteps),
    ...inPart({ fr: 'La pension du régime général', en: 'The pension of the general scheme' }, baseSteps),
    ...inPart({ fr: 'La pension complémentaire', en: 'The complementary pension' }, complementarySteps),
    ...inPart({ fr: 'La pension brute', en: 'The gross pension' }, grossSteps),
    ...inPart({ fr: 'La pension nette', en: 'The net pension' }, netSteps),
    ...inPart({ fr: 'Les autres âges', en: 'Other ages' }, ageSteps),
  ],
})
