import type { Field } from '../../definition/field.ts'
import { compileParser } from '../../definition/parse.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { contractAnchor } from './anchor.ts'
import { type Judge, type Plan, planOf } from './plan.ts'
import type { Goal } from './question.ts'
import { middleOf, trialValues } from './trials.ts'

/** All that is known of a question before the first simulation. */
export interface Preparation {
  readonly judge: Judge
  readonly unknown: Field
  /** The value to start from, where the contract says one. */
  readonly start: number | undefined
  /** The parameters of a trial that the contract accepts. */
  readonly sound: ParamsOf<Params>
  planFrom(start?: number): Plan
}

/** Prepares questions to one simulator; twice the same object is work done once. */
export function preparer({ contract }: Simulator): (goal: Goal) => Preparation {
  const parser = compileParser(contract.name, contract.params, [
    ...contract.constraints,
    ...contract.whenRepeated,
  ])
  const defaults = Object.fromEntries(
    Object.entries(contract.params).map(([name, field]) => [name, field.default]),
  )
  const known = new WeakMap<Goal, Preparation>()

  const prepare = (goal: Goal): Preparation => {
    const { given, inconnue } = goal
    const unknown = contract.params[inconnue]
    const judged = new Map<number, ParamsOf<Params> | undefined>()
    const judgeAnew = parser.moving(given, inconnue)
    const judge: Judge = (value) => {
      if (!judged.has(value)) judged.set(value, judgeAnew(value))
      return judged.get(value)
    }
    const others = () => ({ ...defaults, ...given })
    const value = unknown && firstSound(trialValues(contract, inconnue, unknown, others), judge)
    const sound = value === undefined ? undefined : judge(value)
    if (!unknown || value === undefined || !sound) throw new RangeError('a question that no reader gave')
    const start = contractAnchor(contract, inconnue)
    const planFrom = (from = start ?? middleOf(unknown)) => planOf(unknown, from, value, judge)
    return { judge, unknown, start, sound, planFrom }
  }
  return (goal) => {
    const preparation = known.get(goal) ?? prepare(goal)
    known.set(goal, preparation)
    return preparation
  }
}

function firstSound(values: Iterable<number>, judge: Judge): number | undefined {
  for (const value of values) if (judge(value)) return value
  return undefined
}
