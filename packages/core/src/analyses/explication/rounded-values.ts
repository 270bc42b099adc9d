import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import { roundedValue } from '../explanation/typed-operands.ts'

/** A column of a table, with the decimals to which its cells are rounded. */
interface RoundedColumn {
  readonly table: string
  readonly column: string
  readonly decimals: number
}

/**
 * The name of a step, and the value that a reader types for it in place of its own. Used by `cell-digits.ts`.
 */
export interface TypedValue {
  readonly nom: string
  /** The value typed. */
  readonly lu: StepValue
}

/**
 * Evaluates formulas of a replay with the values that a reader sees: columns rounded, steps as they are
 * typed. Every value is restored afterwards. Used by `compile-explication.ts` and `entry-context.ts`.
 */
export class RoundedValues {
  readonly #replay: Replay
  /** Columns that were rounded whole: by their values, then by decimals. */
  readonly #columns = new Map<readonly StepValue[], StepValue[][]>()

  constructor(replay: Replay) {
    this.#replay = replay
  }

  /** Runs `read` while the frame has these columns rounded and these steps as typed. Returns its result. */
  during<T>(columns: readonly RoundedColumn[], typed: readonly TypedValue[], read: () => T): T {
    const { names, frame } = this.#replay
    const { slots } = frame
    // the usual case has no rounded column, and some calls have no typed step either
    if (columns.length + typed.length === 0) return read()
    const places = columns.map(({ table, column }) => {
      const scope = names.tableOf(table)
      return {
        columns: frame.tables[scope?.index ?? -1]?.columns ?? [],
        index: scope?.columnOf(column) ?? -1,
      }
    })
    const cells = places.map((place, at) => {
      const exact = place.columns[place.index]
      if (exact) place.columns[place.index] = this.#rounded(exact, columns[at]?.decimals ?? 0)
      return exact
    })
    const exact = typed.map(({ nom, lu }) => {
      const slot = names.slotOf(nom) ?? -1
      const value = slots[slot] ?? null
      if (slot >= 0) slots[slot] = lu
      return value
    })
    try {
      return read()
    } finally {
      for (let at = typed.length - 1; at >= 0; at--) {
        const slot = names.slotOf((typed[at] as TypedValue).nom)
        if (slot !== undefined) slots[slot] = exact[at] ?? null
      }
      for (let at = places.length - 1; at >= 0; at--) {
        const [place, values] = [places[at], cells[at]]
        if (place && values) place.columns[place.index] = values
      }
    }
  }

  #rounded(exact: readonly StepValue[], decimals: number): StepValue[] {
    const known = this.#columns.get(exact) ?? []
    this.#columns.set(exact, known)
    // as a table prints its cells: all of a column with the same decimals
    const made = known[decimals] ?? exact.map((value) => roundedValue(value, decimals))
    known[decimals] = made
    return made
  }
}
