import { useRef, useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import { pagePath } from '../model/address.ts'
import type { PartProps, Typed } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { Actions, goOn } from './actions.tsx'
import { Choice, formOf } from './choice.tsx'
import { type Drawn, ParamField, textOf } from './draw.tsx'
import { Faults } from './faults.tsx'
import { messages } from './messages.ts'
import { More } from './more.tsx'
import { planOf } from './plan.ts'
import { Presets } from './presets.tsx'
import { faultOf } from './problem-words.ts'
import { usePause } from './use-pause.ts'
import { begunWith, everyWays, type Ways, waysOf } from './ways.ts'

/**
 * The form of a simulator, made from its contract. Without a script it is a plain form, one for each way of saying
 * what excludes something else; with one, the answer follows what is typed.
 */
export function Form(props: PartProps): View {
  const { simulator, setting, state } = props
  const { contract } = simulator
  const alive = useAlive()
  const [faulty] = useState(!state.reply.ok && state.reply.problems.length > 0)
  const [picked, setPicked] = useState<Ways>([])
  const before = useRef<Typed>({})
  before.current = { ...before.current, ...given(state.typed) }
  const problems = state.reply.ok ? [] : state.reply.problems
  const all = problems.map((one) => faultOf(contract, one, textOf(state.typed, one.field), setting.language))
  const { faults, typing, settle } = usePause(all)

  const draw = (index: number, ways: Ways): Drawn => ({
    ...props,
    prefix: formOf(index),
    alive,
    ways,
    faults,
    onTyping: typing,
    onLeave: settle,
  })
  const onWay = (choice: number, way: number): void => {
    settle()
    setPicked(contract.exclusive.map((_, index) => (index === choice ? way : picked[index])))
    props.act({ type: 'fill', typed: begunWith(contract, choice, way, before.current, setting.today) })
  }
  if (alive) {
    const of = draw(0, waysOf(contract, state.typed, picked))
    return (
      <div class="form">
        <One of={of} onWay={onWay} told={faulty} />
      </div>
    )
  }
  const [first = [], ...others] = everyWays(contract, state.typed)
  return (
    <div class="form">
      <One of={draw(0, first)} onWay={onWay} told={faulty} />
      {others.map((ways, index) => (
        <Other of={draw(index + 1, ways)} onWay={onWay} />
      ))}
    </div>
  )
}

const given = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))

interface OneProps {
  readonly of: Drawn
  readonly onWay: (choice: number, way: number) => void
  /** Whether all faults are told at the top besides. */
  readonly told?: boolean
}

function One({ of, onWay, told }: OneProps): View {
  const { simulator, setting, alive, prefix, onLeave } = of
  const { contract } = simulator
  const { main, more } = planOf(contract)
  const submit = (event: Event): void => {
    if (!alive) return
    event.preventDefault()
    onLeave()
    goOn(of, event.currentTarget)
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
      {told && <Faults of={of} />}
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
      <More of={of} names={more} />
      <Actions of={of} />
    </form>
  )
}

/** Another way of asking the same, in a form of its own: what it leaves out is never sent. */
function Other({ of, onWay }: OneProps): View {
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
      <One of={of} onWay={onWay} />
    </details>
  )
}
