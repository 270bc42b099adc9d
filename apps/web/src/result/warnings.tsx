import type { Language } from '@denier/core'
import type { Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { unbrokenWords } from './unbroken.tsx'

/** The warnings of an answer. Used by `rest.tsx` and `result.tsx`. */
export interface WarningsProps {
  readonly warnings: Scenario['answer']['meta']['avertissements']
  readonly language: Language
}

/**
 * Whether a warning may change the user's decision: those come before the chart. Used by `answer-bar.tsx`, `rest.tsx`
 * and `result.tsx`.
 */
export const isAlert = ({ niveau }: WarningsProps['warnings'][number]): boolean => niveau === 'alerte'

/** The warnings as a list. Used by `rest.tsx` and `result.tsx`. */
export const warningList = (warnings: WarningsProps['warnings']): View => (
  <ul>
    {warnings.map(({ code, message }) => (
      <li key={code}>{unbrokenWords(message)}</li>
    ))}
  </ul>
)
