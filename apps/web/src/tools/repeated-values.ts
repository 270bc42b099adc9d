import type { Field, Simulator } from '@denier/core'
import type { FormValues } from '../model/page-state.ts'
import { parseValues } from '../model/reply.ts'

/** A parameter that an analysis takes lower than the form has it. Used by `lowered-note.tsx`. */
export interface LoweredValue {
  readonly field: Field
  /** Its value in the form, and the one that the analysis takes. */
  readonly from: number
  readonly to: number
}

/** The values that an analysis takes. Used by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`. */
export interface RepeatedValues {
  readonly typed: FormValues
  /** Those that differ from the form. */
  readonly lowered: readonly LoweredValue[]
}

/** The values of a form that is invalid, or that an analysis may repeat as it is. */
const unchanged = (typed: FormValues): RepeatedValues => ({ typed, lowered: [] })

/**
 * The values that an analysis which repeats the simulation takes, in place of those of the form. A number of
 * draws, times years, is bounded there and not for one answer: it is lowered below its bound, to two digits, with
 * room for a step of a sensitivity study. Called by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 */
export function repeatedValues(simulator: Simulator, typed: FormValues): RepeatedValues {
  const { params: fields, repeatedConstraints } = simulator.contract
  const parsed = parseValues(simulator, typed)
  if (!parsed.ok) return unchanged(typed)
  return repeatedConstraints.reduce<RepeatedValues>((values, constraint) => {
    const { kind, operands, field: name, holds } = constraint
    const field = fields[name]
    if (kind !== 'repeatedProductAtMost' || !field || holds(parsed.params, () => true)) return values
    const params = parsed.params as Readonly<Record<string, unknown>>
    const [from, other] = [Number(params[name]), Number(params[operands.other])]
    const most = operands.limit / (other + 1) - 1
    const digits = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1)
    const to = Math.max(Math.floor(most / digits) * digits, field.min ?? 0)
    return {
      typed: { ...values.typed, [name]: String(to) },
      lowered: [...values.lowered, { field, from, to }],
    }
  }, unchanged(typed))
}
