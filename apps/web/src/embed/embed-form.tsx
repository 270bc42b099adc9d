import { useRef, useState } from 'preact/hooks'
import { AnyField } from '../form/any-field.tsx'
import { isRequired } from '../form/plan.ts'
import { useDescribeFault } from '../form/use-describe-fault.ts'
import { useHasScript } from '../hooks/use-has-script.ts'
import { embedPath } from '../model/address.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'

/**
 * A form with the most useful parameters: the required ones, those of the worked example, and the invalid ones.
 * Hidden inputs keep the others. Part of `embed.tsx`.
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
  for (const { field } of problems) wrong.add(field)
  const shown = Object.entries(contract.params).filter(
    ([name, field]) => isRequired(field) || Object.hasOwn(query, name) || wrong.has(name),
  )
  const names = new Set(shown.map(([name]) => name))
  // Open at first when a value has a problem; afterwards only the user opens or closes it.
  const [isOpen] = useState(problems.length > 0)
  const faultOn = (name: string): string | undefined => {
    const problem = problems.find(({ field }) => field === name)
    return problem && describe?.(contract, problem, typed[name] ?? '', language).text
  }
  return (
    <details class="embed-change" open={isOpen}>
      <summary>{messages.change[language]}</summary>
      <form
        class="embed-fields"
        action={embedPath(contract.name)}
        onSubmit={(event: Event) => hasScript && event.preventDefault()}
      >
        {shown.map(([name, field]) => (
          <AnyField
            key={name}
            name={name}
            field={field}
            id={`embed-${name}`}
            language={language}
            text={typed[name] ?? ''}
            fault={faultOn(name)}
            isOptional={false} // every shown field matters
            example={query[name]}
            used={undefined}
            hasScript={hasScript}
            onText={(text) => dispatch({ type: 'type', name, text })}
            onLeave={() => {}}
          />
        ))}
        {[...Object.entries(typed).filter(([name]) => !names.has(name)), ['lang', language] as const].map(
          ([name, value]) => (
            <input key={`kept-${name}`} type="hidden" name={name} value={value} />
          ),
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
