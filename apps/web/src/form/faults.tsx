import { fieldAt, parameterOf } from '@denier/core'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { controlId, type FormContext } from './param-field.tsx'
import { planOf } from './plan.ts'

/**
 * The list of faults, each with a link to its field. It takes the focus when the page is loaded with faults.
 * Used by `form.tsx`.
 */
export function Faults({ of }: { readonly of: FormContext }): View | null {
  const { faults, setting, prefix } = of
  if (faults.length === 0) return null
  const { language } = setting
  const title = `${prefix}-faults`
  return (
    <section class="form-faults" tabIndex={-1} autofocus aria-labelledby={title}>
      <h2 class="form-faults-title" id={title}>
        {messages.faults[language]}
      </h2>
      <ul>
        {faults.map((fault) => (
          <li>
            <a href={`#${controlId(of, shownOf(of, fault.field))}`}>{fault.labelledText}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The path of the control that stands for a fault at a path: that path, its row when the row has no such
 * field, or the first parameter shown in its place when its way is hidden. Used by `actions.tsx`.
 */
export function shownOf({ simulator, ways }: FormContext, path: string): string {
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
