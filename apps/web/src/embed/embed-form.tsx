import { parameterOf } from '@denier/core'
import { useContext, useRef, useState } from 'preact/hooks'
import { AnyField } from '../form/any-field.tsx'
import { ListContext } from '../form/list-context.ts'
import { useDescribeFault } from '../form/use-describe-fault.ts'
import { useHasScript } from '../hooks/use-has-script.ts'
import { embedPath, TWICE } from '../model/address.ts'
import { appliesWith } from '../model/applicable.ts'
import { isRequired } from '../model/is-required.ts'
import type { FormValues, PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

/**
 * A form with the most useful parameters: the required ones, those of the worked example, and the invalid
 * ones. Hidden inputs keep the other given ones, so that a form sent without a script has them. Part of
 * `embed.tsx`.
 */
export function EmbedForm({ simulator: { contract }, setting, state, dispatch }: PartProps): View {
  const hasScript = useHasScript()
  const { language } = setting
  const { typed, reply } = state
  const { query } = contract.example
  const problems = reply.ok ? [] : reply.problems
  const describe = useDescribeFault(setting, problems.length > 0)
  // An invalid parameter is shown, and stays shown once it is corrected.
  const wrong = useRef(new Set<string>()).current
  for (const { field } of problems) wrong.add(parameterOf(field))
  const shown = Object.entries(contract.params).filter(
    ([name, field]) =>
      wrong.has(name) ||
      ((isRequired(field) || Object.hasOwn(query, name)) &&
        (!hasScript || Boolean(typed[name]) || appliesWith(contract.params, typed, name))),
  )
  const names = new Set(shown.map(([name]) => name))
  // Open at first when a value has a problem; afterwards only the user opens or closes it.
  const [isOpen] = useState(problems.length > 0)
  const lists = useContext(ListContext)
  const faults = problems.flatMap((problem) => {
    const given = lists?.textAt(contract.params, typed, problem.field) ?? typed[problem.field] ?? ''
    return describe?.(contract, problem, given, language) ?? []
  })
  return (
    <details class="embed-change" open={isOpen}>
      <summary>{messages.change[language]}</summary>
      <form
        class="embed-fields"
        action={embedPath(contract.name)}
        onSubmit={(event: Event) => hasScript && event.preventDefault()}
      >
        {shown.map(([name, field]) => {
          const props = {
            name,
            field,
            id: `embed-${name}`,
            language,
            text: typed[name] ?? '',
            hasScript,
            onText: (text: string) => dispatch({ type: 'type', name, text }),
            onLeave: () => {},
          }
          if (field.list)
            return (
              lists && (
                <lists.ListField
                  key={name}
                  {...props}
                  list={field.list}
                  params={contract.params}
                  typed={typed}
                  faults={faults}
                  onRows={(values: FormValues) => dispatch({ type: 'fill', typed: values })}
                />
              )
            )
          return (
            <AnyField
              key={name}
              {...props}
              fault={faults.find((fault) => fault.field === name)?.text}
              isOptional={false} // every shown field matters
              example={query[name]}
              used={undefined}
            />
          )
        })}
        {[...Object.entries(typed).filter(([name]) => !names.has(name)), ['lang', language] as const].flatMap(
          ([name, value]) =>
            // the texts of a parameter given several times: an input each
            value
              .split(TWICE)
              .map((text, index) => (
                <input key={`kept-${name}-${index}`} type="hidden" name={name} value={text} />
              )),
        )}
        {!hasScript && (
          <button type="submit" class="tools-button">
            {messages.compute[language]}
          </button>
        )}
      </form>
    </details>
  )
}
