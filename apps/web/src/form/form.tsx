import { useContext, useRef, useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import { pagePath } from '../model/address.ts'
import type { FormValues, PartProps } from '../model/page-state.ts'
import { rangeNames } from '../model/range-values.ts'
import type { View } from '../model/view.ts'
import { Actions, focusFaultOrResult } from './actions.tsx'
import { Choice, formOf } from './choice.tsx'
import { Faults } from './faults.tsx'
import { ListContext } from './list-context.ts'
import { messages } from './messages.ts'
import { More } from './more.tsx'
import { type FormContext, ParamField, textOf } from './param-field.tsx'
import { planOf } from './plan.ts'
import { Presets } from './presets.tsx'
import { useDescribeFault } from './use-describe-fault.ts'
import { usePause } from './use-pause.ts'
import { everyWays, initialValuesOfWay, notCarriedBy, type Ways, waysOf } from './ways.ts'

/**
 * The form of a simulator, made from its contract. Without a script, each alternative of exclusive parameters
 * is a plain form of its own; with one, there is a single form and the answer follows the typing. Part of the
 * page of a simulator. Used by `page/simulator-view.tsx`.
 */
export function Form(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const hasScript = useHasScript()
  /** Whether the page was loaded with faults: then they are listed at the top too. */
  const [faulty] = useState(!state.reply.ok && state.reply.problems.length > 0)
  const [picked, setPicked] = useState<Ways>([])
  const [notCarried, setNotCarried] = useState<readonly string[]>([])
  /** The last text that each parameter had, kept for the ways that are left. */
  const before = useRef<FormValues>({})
  /** The values with which the way shown began. */
  const left = useRef<FormValues>({})
  before.current = { ...before.current, ...given(state.typed) }
  const problems = state.reply.ok ? [] : state.reply.problems
  const describe = useDescribeFault(setting, problems.length > 0)
  const lists = useContext(ListContext)
  const all = problems.flatMap((one) => {
    const inRow = lists?.textAt(contract.params, state.typed, one.field)
    return describe?.(contract, one, inRow ?? textOf(state.typed, one.field), setting.language) ?? []
  })
  const { faults, typing, settle, hush } = usePause(all)

  const contextOf = (index: number, ways: Ways): FormContext => ({
    ...props,
    prefix: formOf(index),
    hasScript,
    ways,
    faults,
    notCarried,
    onTyping: typing,
    onLeave: settle,
  })
  const onWay = (choice: number, way: number): void => {
    hush()
    setNotCarried(notCarriedBy(contract, choice, way, state.typed, left.current))
    setPicked(contract.exclusive.map((_, index) => (index === choice ? way : picked[index])))
    const filled = {
      ...initialValuesOfWay(contract, choice, way, before.current, setting.today),
      ...lists?.carriedValues(contract, choice, way, state.typed, left.current),
    }
    left.current = { ...state.typed, ...filled }
    props.dispatch({ type: 'fill', typed: filled })
  }
  if (hasScript) {
    const of = contextOf(0, waysOf(contract, state.typed, picked))
    return (
      <div class="form">
        <SingleForm of={of} onWay={onWay} listsFaults={faulty} />
      </div>
    )
  }
  const [first = [], ...others] = everyWays(contract, state.typed)
  return (
    <div class="form">
      <SingleForm of={contextOf(0, first)} onWay={onWay} listsFaults={faulty} />
      {others.map((ways, index) => {
        const of = contextOf(index + 1, ways)
        return lists?.linkToWays(of) ?? <AlternativeForm of={of} onWay={onWay} />
      })}
    </div>
  )
}

/** The values that are not empty. */
const given = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))

interface SingleFormProps {
  readonly of: FormContext
  /** Called with the indices of a choice and of the way that the user picks. */
  readonly onWay: (choice: number, way: number) => void
  /** Whether all faults are also listed at the top. */
  readonly listsFaults?: boolean
}

/**
 * A form with its fields and buttons: the only one with a script, one for each combination of ways without.
 */
function SingleForm({ of, onWay, listsFaults }: SingleFormProps): View {
  const { simulator, setting, hasScript, prefix, onLeave } = of
  const { contract } = simulator
  const { main, more } = planOf(contract)
  const submit = (event: Event): void => {
    if (!hasScript) return
    event.preventDefault()
    onLeave()
    focusFaultOrResult(of, event.currentTarget)
  }
  return (
    <form
      class="form-one"
      id={prefix}
      method="get"
      action={pagePath(contract.name, setting.language)}
      autocomplete="off"
      noValidate
      onSubmit={submit}
    >
      {listsFaults && <Faults context={of} />}
      <Presets of={of} />
      <div class="form-fields">
        {main.map((item) =>
          'choice' in item ? (
            <Choice key={`choice-${item.choice}`} of={of} index={item.choice} onWay={onWay} />
          ) : (
            <ParamField key={item.param} of={of} name={item.param} />
          ),
        )}
      </div>
      {more.map((folded) => (
        <More key={folded.names[0]} of={of} folded={folded} />
      ))}
      {rangeNames(contract).map((name) => {
        const text = textOf(of.state.typed, name) // sent with the form, which has no field for it
        return text && <input key={name} type="hidden" name={name} value={text} />
      })}
      <Actions of={of} />
    </form>
  )
}

/**
 * An alternative in a form of its own, without a script: parameters of the other alternatives are not sent.
 */
function AlternativeForm({ of, onWay }: SingleFormProps): View {
  const { language } = of.setting
  const titles = of.simulator.contract.exclusive.flatMap(({ ways }, index) => ways[of.ways[index] ?? 0] ?? [])
  const used = of.ways.some((way, index) =>
    of.simulator.contract.exclusive[index]?.ways[way ?? 0]?.params.some(
      (name) => textOf(of.state.typed, name) !== '',
    ),
  )
  return (
    <details class="form-other" open={used}>
      <summary class="form-other-head">
        {messages.otherwise[language] + titles.map(({ title }) => title[language].toLowerCase()).join(', ')}
      </summary>
      <SingleForm of={of} onWay={onWay} />
    </details>
  )
}
