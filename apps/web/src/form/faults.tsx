import { fieldAt, parameterOf } from '@denier/core'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { controlId, type FormContext } from './param-field.tsx'
import { planOf } from './plan.ts'

/**
 * The list of faults, each with a link to its field. A fault is a problem of a parameter, with the text that
 * the form shows. The list takes the focus when the page is loaded with faults.
 * Used by `form.tsx`.
 */
export function Faults({ context }: { readonly context: FormContext }): View | null {
  const { faults, setting, prefix } = context
  if (faults.length === 0) return null
  const { language } = setting
  const title = `${prefix}-faults`
  return (
    <section class="form-faults" tabIndex={-1} autofocus aria-labelledby={title}>
      <h2 class="form-faults-title" id={title}>
        {messages[faults.every(({ isMissing }) => isMissing) ? 'missing' : 'faults'][language]}
      </h2>
      <ul>
        {faults.map((fault) => (
          <li>
            <a href={`#${controlId(context, controlPathOf(context, fault.field))}`}>{fault.labelledText}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The path of the control that stands for a fault at a path: that path, its row when the row has no such
 * field, or the first parameter shown in its place when the alternative it belongs to is hidden. Used by
 * `actions.tsx`.
 * @example controlPathOf(context, 'proche[1].age') // 'proche[1]'
 */
export function controlPathOf({ simulator, ways }: FormContext, path: string): string {
  const name = parameterOf(path)
  const { main } = planOf(simulator.contract)
  for (const item of main) {
    if (!('choice' in item)) continue
    const choice = simulator.contract.exclusive[item.choice]
    const chosen = ways[item.choice]
    const own = chosen === undefined ? undefined : choice?.ways[chosen]?.params
    if (own && !own.includes(name) && choice?.ways.some(({ params }) => params.includes(name)))
      return own[0] ?? name
  }
  return fieldAt(simulator.contract.params, path) ? path : path.replace(/[.].*/, '')
}
