import type { FormulaStep } from '../../definition/explanation.ts'
import type { Assessment } from './assessment.ts'
import { findWarnings } from './find-warnings.ts'

type Code = keyof ReturnType<typeof findWarnings>

/**
 * The options of a step that says whether a warning is given, where no figure tells: what the computation found. Used
 * by `advantages.explain.ts`, `explain.ts`, `income.explain.ts`, `regimes.explain.ts`, `taxable.explain.ts` and
 * `withholding.explain.ts`.
 * @example step('fraisReelsInutiles', 'frais_reels > 0 and …', { ...warned('frais_reels_inutiles'), label: … })
 */
export const warned = (code: Code) =>
  ({
    kind: 'flag',
    warns: code,
    value: (work) => Boolean(findWarnings(work)[code]),
  }) satisfies Partial<FormulaStep<Assessment>>
