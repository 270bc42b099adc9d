import type { View } from '../model/view.ts'
import { controlId, type Drawn } from './draw.tsx'
import { messages } from './messages.ts'
import { planOf } from './plan.ts'
import { faultAway } from './problem-words.ts'

/** All that is wrong, each with a link to its field; the page begins here when it came with faults. */
export function Faults({ of }: { readonly of: Drawn }): View | null {
  const { faults, setting, simulator, prefix } = of
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
            <a href={`#${controlId(of, shownOf(of, fault.field))}`}>
              {faultAway(simulator.contract, fault, language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The field itself, or the first that is shown in its place. */
export function shownOf({ simulator, ways }: Drawn, name: string): string {
  const { main } = planOf(simulator.contract)
  for (const item of main) {
    if (!('choice' in item)) continue
    const choice = simulator.contract.exclusive[item.choice]
    const chosen = ways[item.choice]
    const own = chosen === undefined ? undefined : choice?.ways[chosen]?.params
    if (own && !own.includes(name) && choice?.ways.some(({ params }) => params.includes(name)))
      return own[0] ?? name
  }
  return name
}
