import type { Contract } from '@denier/core'
import type { PartProps, Typed } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnyField } from './any-field.tsx'
import { controlOf } from './plan.ts'
import type { Fault } from './problem-words.ts'
import type { Ways } from './ways.ts'

/** What the parts of one form share. */
export interface Drawn extends PartProps {
  /** Where the ids of its controls begin: two forms may stand on one page. */
  readonly prefix: string
  readonly alive: boolean
  /** The way shown of each choice. */
  readonly ways: Ways
  /** What may be said to be wrong by now. */
  readonly faults: readonly Fault[]
  /** Something is being typed: what becomes wrong is told after a pause. */
  readonly onTyping: () => void
  readonly onLeave: () => void
}

export const controlId = ({ prefix }: Drawn, name: string): string => `${prefix}-${name}`

/** What is typed, but nothing that the form does not ask. */
export const textOf = (typed: Typed, name: string): string =>
  Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''

const STEADY: ReadonlySet<string> = new Set(['tick', 'radios', 'menu'])

const isInChoice = ({ exclusive }: Contract, name: string): boolean =>
  exclusive.some(({ ways }) => ways.some(({ params }) => params.includes(name)))

/** One parameter of the form. */
export function ParamField({ of, name }: { readonly of: Drawn; readonly name: string }): View | null {
  const { simulator, setting, state, act, alive, faults, onTyping, onLeave } = of
  const contract: Contract = simulator.contract
  const field = contract.params[name]
  if (!field) return null
  const steady = STEADY.has(controlOf(field, setting.language))
  return (
    <AnyField
      name={name}
      field={field}
      id={controlId(of, name)}
      language={setting.language}
      text={textOf(state.typed, name)}
      fault={faults.find((fault) => fault.field === name)?.text}
      free={field.optional === true && !isInChoice(contract, name)}
      example={(contract.example.query as Readonly<Record<string, unknown>>)[name]}
      used={state.shown?.answer.meta.hypotheses[name]}
      alive={alive}
      onText={(text) => {
        if (steady) onLeave()
        else onTyping()
        act({ type: 'type', name, text })
      }}
      onLeave={onLeave}
    />
  )
}
