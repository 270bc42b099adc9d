import type { Contract } from '@denier/core'
import { useContext } from 'preact/hooks'
import { appliesWith, textOrDefault } from '../model/applicable.ts'
import type { Fault } from '../model/fault.ts'
import type { FormValues, PageAction, PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnyField } from './any-field.tsx'
import { ListContext } from './list-context.ts'
import { messages } from './messages.ts'
import { isCompleteAtOnce } from './plan.ts'
import type { Ways } from './ways.ts'

/**
 * What the parts of a form share, made by `form.tsx`. Used by `actions.tsx`, `choice.tsx`,
 * `faults.tsx` and others in `form`.
 */
export interface FormContext extends PartProps {
  /** The prefix of the ids of its controls: a page may have two forms. */
  readonly prefix: string
  readonly hasScript: boolean
  /** The alternative shown of each choice. */
  readonly ways: Ways
  /** Names of the parameters of the way left whose values the one shown does not take over. */
  readonly notCarried: readonly string[]
  /** The faults to show now. */
  readonly faults: readonly Fault[]
  /** Called while the user types: new faults are shown after a pause. */
  readonly onTyping: () => void
  /** Called when a field loses the focus, or its new value is complete: faults are shown at once. */
  readonly onLeave: () => void
}

/**
 * The id of the control of a parameter, or of a row of a list or a field of it, by its path; the prefix
 * distinguishes the forms of one page. Used by `actions.tsx` and `faults.tsx`.
 * @example controlId(of, 'proche[2].age') // 'form-proche-2-age'
 */
export const controlId = ({ prefix }: FormContext, path: string): string =>
  [prefix, ...(path.match(/\w+/g) ?? [])].join('-')

/**
 * The text of a parameter; empty for a name that the values do not have, such as `__proto__`. Used by
 * `form.tsx`, `more.tsx` and `presets.tsx`.
 */
export const textOf = (typed: FormValues, name: string): string =>
  Object.hasOwn(typed, name) ? (typed[name] ?? '') : ''

/** Whether a parameter belongs to a way of a choice: it is then no optional one, even without a default. */
const isInChoice = ({ exclusive }: Contract, name: string): boolean =>
  exclusive.some(({ ways }) => ways.some(({ params }) => params.includes(name)))

/**
 * Whether a form shows a parameter: it matters, or has a value or a fault to be seen, or there is no script. Used by
 * `more.tsx`.
 */
export function isShown({ simulator, state, faults, hasScript }: FormContext, name: string): boolean {
  const { params }: Contract = simulator.contract
  return (
    !hasScript ||
    appliesWith(params, state.typed, name) ||
    textOrDefault(params, state.typed, name) !== String(params[name]?.default ?? '') ||
    faults.some((fault) => fault.field === name)
  )
}

/** What a length has followed, in words; `undefined` before it moved, or once it was set. */
function followedIn({ simulator: { contract }, setting, state }: FormContext, name: string) {
  const { typed, setApart } = state
  if (!setApart || setApart.includes(name) || !typed[name]) return undefined
  if (contract.lengthToAge?.length === name)
    return messages.lasts[setting.language](String(contract.lengthToAge.lastAge))
  const leader = contract.linked.find(({ follower }) => follower === name)?.leader
  const label = leader && contract.params[leader]?.label[setting.language]
  return label && messages.follows[setting.language](label)
}

/**
 * One parameter of the form; null for a name that the contract does not have, and with a script for one that does not
 * matter here. Used by `choice.tsx`, `form.tsx` and `more.tsx`.
 */
export function ParamField({ of, name }: { readonly of: FormContext; readonly name: string }): View | null {
  const { simulator, setting, state, dispatch, hasScript, faults, onTyping, onLeave } = of
  const contract: Contract = simulator.contract
  const field = contract.params[name]
  const lists = useContext(ListContext)
  if (!field || !isShown(of, name)) return null
  const act = (action: PageAction, isComplete: boolean): void => {
    if (isComplete) onLeave()
    else onTyping()
    dispatch(action)
  }
  const props = {
    name,
    field,
    id: controlId(of, name),
    language: setting.language,
    text: textOf(state.typed, name),
    hasScript,
    onLeave,
  }
  if (field.list)
    return lists ? (
      <lists.ListField
        {...props}
        list={field.list}
        params={contract.params}
        typed={state.typed}
        faults={faults}
        onRows={(values, isComplete) => act({ type: 'fill', typed: values }, isComplete)}
      />
    ) : null
  return (
    <AnyField
      {...props}
      fault={faults.find((fault) => fault.field === name)?.text}
      isOptional={field.optional === true && !isInChoice(contract, name)}
      example={(contract.example.query as Readonly<Record<string, unknown>>)[name]}
      follows={followedIn(of, name)}
      used={state.shown?.answer.meta.hypotheses[name]}
      onText={(text) => act({ type: 'type', name, text }, isCompleteAtOnce(field, setting.language))}
    />
  )
}
