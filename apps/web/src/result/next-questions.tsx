import type { Contract } from '@denier/core'
import { FROM, pagePath, queryOf } from '../model/address.ts'
import type { FormValues, PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

interface NextQuestionsProps {
  readonly contract: Contract
  readonly shown: Scenario
  readonly setting: PartProps['setting']
}

/**
 * Links to other simulators with the values that this answer shares with them: they need no script. Null where the
 * contract has none for this answer, nor the server found a neighbour. Part of the page of a simulator. Used by `result.tsx`.
 */
export function NextQuestions({ contract, shown, setting }: NextQuestionsProps): View | null {
  const { language, neighbours = [] } = setting
  const { typed, answer } = shown
  const { data, meta } = answer
  const linkTo = (name: string, title: string, values: FormValues) => {
    const query = queryOf(values)
    return query ? [{ address: `${pagePath(name, language)}?${query}&${FROM}=${contract.name}`, title }] : []
  }
  const own = contract.nextQuestions.flatMap(({ simulator, title, query }) => {
    const values = query({ data, used: meta.hypotheses, droit: meta.droit } as Parameters<typeof query>[0])
    if (!values) return []
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)])
    return linkTo(simulator, title[language], Object.fromEntries(texts))
  })
  const links = [
    ...own,
    ...neighbours.flatMap(({ name, title, shared }) =>
      linkTo(name, title, Object.fromEntries(shared.map((param) => [param, typed[param] ?? '']))),
    ),
  ]
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
