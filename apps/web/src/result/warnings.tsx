import type { Contract, Language } from '@denier/core'
import { pagePath, queryOf } from '../model/address.ts'
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

/**
 * The warnings as a list. Used by `rest.tsx` and `result.tsx`.
 * @param after what follows the text of a warning, by its code.
 */
export const warningList = (
  warnings: WarningsProps['warnings'],
  after?: (code: string) => View | null,
): View => (
  <ul>
    {warnings.map(({ code, message }) => (
      <li key={code}>
        {unbrokenWords(message)}
        {after?.(code)}
      </li>
    ))}
  </ul>
)

/** What a link to a better answer is made of: the contract, and the values shown. */
interface BetterProps extends Pick<WarningsProps, 'language'> {
  readonly contract: Contract
  readonly shown: Scenario
}

/** A link to the answer that tells what this one cannot, named after the choice that it makes; null on
 * that answer itself. Used by `result.tsx`. */
export function betterAnswer({ contract, shown, language }: BetterProps, code: string): View | null {
  const betterWith = contract.warnings[code]?.betterWith
  const { hypotheses } = shown.answer.meta
  if (!betterWith || Object.entries(betterWith).every(([name, value]) => hypotheses[name] === value))
    return null
  const names = Object.entries(betterWith).map(
    ([name, value]) => contract.params[name]?.choices?.[value]?.[language],
  )
  return (
    <a
      class="button"
      href={`${pagePath(contract.name, language)}?${queryOf({ ...shown.typed, ...betterWith })}`}
    >
      {names.join(', ')}
    </a>
  )
}
