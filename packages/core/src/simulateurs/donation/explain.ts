import { inPart } from '../../definition/explanation.ts'
import { comparisonSteps } from './comparison.explain.ts'
import { costSteps, totalSteps } from './cost.explain.ts'
import { dutySteps } from './duties.explain.ts'
import { earlierSteps } from './earlier.explain.ts'
import { explanation } from './gift.explain.ts'
import { lawOf } from './law.explain.ts'
import { recipientSteps } from './recipients.explain.ts'

/**
 * Explains the answer of `donation`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. In formulas, a parameter that is a rate is in percent. Gift duties, in the
 * order of the articles: who receives, what each donor gives to each person, all of it, the deed, then give or leave.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...inPart({ fr: 'Qui reçoit', en: 'Who receives' }, [...recipientSteps, ...earlierSteps]),
    ...inPart({ fr: 'Les droits de chaque donation', en: 'The duties of each gift' }, dutySteps),
    ...inPart({ fr: 'Toutes les donations', en: 'All gifts' }, totalSteps),
    ...inPart({ fr: 'Les frais et le coût', en: 'Fees and cost' }, costSteps),
    ...inPart({ fr: 'Donner ou laisser', en: 'Give or leave' }, comparisonSteps),
  ],
})
