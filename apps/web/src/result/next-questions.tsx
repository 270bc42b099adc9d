import type { Contract } from '@denier/core'
import { pagePath, queryOf } from '../model/address.ts'
import type { PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

interface NextQuestionsProps {
  readonly contract: Contract
  readonly shown: Scenario
  readonly language: PartProps['setting']['language']
}

/**
 * Links to other simulators with the values that this answer shares with them: they need no script. Null where the
 * contract has none for this answer. Part of the page of a simulator. Used by `result.tsx`.
 */
export function NextQuestions({ contract, shown, language }: NextQuestionsProps): View | null {
  const { data, meta } = shown.answer
  const links = contract.nextQuestions.flatMap(({ simulator, title, query }) => {
    const values = query({ data, used: meta.hypotheses, droit: meta.droit } as Parameters<typeof query>[0])
    if (!values) return []
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    return [{ address: `${pagePath(simulator, language)}?${queryOf(typed)}`, title: title[language] }]
  })
  if (links.length === 0) return null
  return (
    <nav class="result-next" aria-label={messages[language].next}>
      <span>{messages[language].next}</span>
      <ul>
        {links.map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
