import { kinds } from '../units/kinds.ts'
import { roundHalfAway } from '../units/rounding.ts'
import type { Field } from './field.ts'
import { type DataOf, isField, isRows, type Shape } from './shape.ts'

/**
 * Compiles the way out of a result, once: each figure is rounded by its kind, here and nowhere else, and the
 * members leave in the contract's order. Members that the contract does not name do not leave.
 *
 * The compiled function throws a `RangeError` that names the figure when a number is not finite, or is `null`
 * where the contract does not say so: that is a fault of ours and must never reach a person as a figure.
 */
export function compilePresenter<R extends Shape>(shape: R): (data: DataOf<R>) => DataOf<R> {
  return present(shape, 'data') as (data: DataOf<R>) => DataOf<R>
}

type Step = (value: unknown) => unknown

function present(shape: Shape, path: string): Step {
  const steps = Object.entries(shape).map(([name, member]) => {
    const here = `${path}.${name}`
    if (isField(member)) return [name, leave(member, here)] as const
    if (isRows(member)) return [name, each(present(member.rows, here))] as const
    return [name, present(member, here)] as const
  })
  return (value) => {
    const from = value as Record<string, unknown>
    const out: Record<string, unknown> = {}
    for (const [name, step] of steps) out[name] = step(from[name])
    return out
  }
}

const each =
  (step: Step): Step =>
  (rows) =>
    (rows as unknown[]).map(step)

function leave(field: Field, path: string): Step {
  const { decimals } = kinds[field.kind]
  return (value) => {
    if (value === null && field.nullable) return null
    if (value === null || value === undefined) throw new RangeError(`${path} has no value`)
    if (typeof value !== 'number' || decimals === undefined) return value
    if (!Number.isFinite(value)) throw new RangeError(`${path} is ${value}, not a finite number`)
    return roundHalfAway(value, decimals)
  }
}
