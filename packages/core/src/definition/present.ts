import { kinds } from '../units/kinds.ts'
import { roundHalfAway } from '../units/rounding.ts'
import { inLanguage, type Language, type Text } from '../units/text.ts'
import type { Field } from './field.ts'
import { type Folded, foldShape } from './fold-shape.ts'
import type { DataOf, PresentedOf, Shape } from './shape.ts'

/**
 * Compiles the presenter of a result, once. It rounds each figure by its kind, keeps one language of prose, orders
 * the members as the contract does, and drops those that the contract does not name. `defineSimulator` calls it.
 *
 * The compiled function throws a `RangeError` that names the figure when a number is not finite, or is missing or
 * `null` although the contract does not allow it: such a bug must never be shown as a figure. Used by
 * `range/answer-range.ts` and `simulator.ts`.
 */
export function compilePresenter<R extends Shape>(
  shape: R,
): (data: DataOf<R>, language: Language) => PresentedOf<R> {
  const step = foldShape<Step>(
    shape,
    {
      field: presentField,
      pair: (field, path) => each(presentField(field, path), path),
      rows: (columns, path) => each(group(columns, path), path),
      group,
      maybe: (part, lack) => unless(lack === 'null' ? null : undefined, part),
    },
    'data',
  )
  return step as (data: DataOf<R>, language: Language) => PresentedOf<R>
}

/** Presents one part of a result: rounded values, in one language. */
type Step = (value: unknown, language: Language) => unknown

/**
 * The presenter of a group, from those of its members. It copies the group, with the members of the contract in their
 * order, and writes only those that presenting changes (docs/decisions/0078-present-a-copy.md).
 */
function group(steps: Folded<Step>, path: string): Step {
  const names = steps.map(([name]) => name)
  return (value, language) => {
    const from = existing(value, path) as Record<string, unknown>
    const out = hasMembers(from, names)
      ? { ...from }
      : Object.fromEntries(names.map((name) => [name, from[name]]))
    const members = Object.values(out)
    steps.forEach(([name, step], index) => {
      const presented = step(members[index], language)
      if (presented === undefined) delete out[name]
      else if (!Object.is(presented, members[index])) out[name] = presented
    })
    return out
  }
}

/** Whether an object has these members and no other, in this order. */
function hasMembers(object: object, names: readonly string[]): boolean {
  const own = Object.keys(object)
  return own.length === names.length && own.every((name, index) => name === names[index])
}

/**
 * The presenter of a part that may be absent: `lacking`, the value of an absent part, is returned as it is.
 */
const unless =
  (lacking: null | undefined, step: Step): Step =>
  (value, language) =>
    value === lacking ? lacking : step(value, language)

/** The presenter of a table, from that of its rows. */
const each =
  (step: Step, path: string): Step =>
  (rows, language) =>
    (existing(rows, path) as unknown[]).map((row) => step(row, language))

/**
 * The presenter of one figure: rounded by its kind, prose in one language. `path` names it in the error. Used
 * by `explication/compare-choices.ts`, `analyses/figures.ts`, `batch/batch-figures.ts` and `simulator.ts`.
 * @throws RangeError, by the presenter, for a number that is not finite and a value missing or `null` without
 * leave.
 */
export function presentField(field: Field, path: string): Step {
  const { decimals } = kinds[field.kind]
  return (value, language) => {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw notFinite(value, path)
      return decimals === undefined ? value : roundHalfAway(value, decimals)
    }
    if (value === null && field.nullable) return null
    existing(value, path)
    return field.kind === 'prose' ? existing(inLanguage(value as Text, language), path) : value
  }
}

/** The error of a figure that is infinite or `NaN`, which is a bug of the simulator. Used by `json/writer.ts`. */
export const notFinite = (value: number, path: string): RangeError =>
  new RangeError(`${path} is ${value}, not a finite number`)

/**
 * Returns the value.
 * @throws RangeError with its path, where it is `null` or `undefined`.
 */
function existing(value: unknown, path: string): unknown {
  if (value === null || value === undefined) throw missing(path)
  return value
}

/** The error of a figure that does not exist although the contract requires it. Used by `json/writer.ts`. */
export const missing = (path: string): RangeError => new RangeError(`${path} has no value`)
