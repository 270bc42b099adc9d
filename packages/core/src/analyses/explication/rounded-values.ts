import type { StepValue } from '../../definition/explanation.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import { roundedValue } from '../explanation/typed-operands.ts'

/** A column of a table, with the decimals that its cells are read with. */
interface RoundedColumn {
  readonly table: string
  readonly column: string
  readonly decimals: number
}

/** A value of the frame in place of its own: a step with the digits that a reader types. Used by `cell-digits.ts`. */
export interface TypedValue {
  readonly nom: string
  readonly lu: StepValue
}

/**
 * Reads formulas of a replay with the values that its reader sees: columns rounded, steps as they are typed. Every
 * value is put back afterwards. Used by `compile-explication.ts` and `entry-context.ts`.
 */
export class RoundedValues {
  readonly #replay: Replay
  readonly #columns = new Map<string, StepValue[]>()

  constructor(replay: Replay) {
    this.#replay = replay
  }

  /** Runs `read` while these columns and steps have fewer digits. */
  during<T>(columns: readonly RoundedColumn[], typed: readonly TypedValue[], read: () => T): T {
    const { names, frame } = this.#replay
    const undo: (() => void)[] = []
    for (const { table, column, decimals } of columns) {
      const scope = names.tableOf(table)
      const index = scope?.columnOf(column)
      const held = scope && frame.tables[scope.index]
      if (!held || index === undefined) continue
      const exact = held.columns[index] ?? []
      held.columns[index] = this.#rounded(`${table}.${column} ${decimals}`, exact, decimals)
      undo.push(() => {
        held.columns[index] = exact
      })
    }
    for (const { nom, lu } of typed) {
      const slot = names.slotOf(nom)
      if (slot === undefined) continue
      const exact = frame.slots[slot] ?? null
      frame.slots[slot] = lu
      undo.push(() => {
        frame.slots[slot] = exact
      })
    }
    try {
      return read()
    } finally {
      for (const one of undo.toReversed()) one()
    }
  }

  #rounded(key: string, exact: readonly StepValue[], decimals: number): StepValue[] {
    const known = this.#columns.get(key)
    if (known) return known
    // as a table prints its cells: all of a column with the same decimals
    const made = exact.map((value) => roundedValue(value, decimals))
    this.#columns.set(key, made)
    return made
  }
}
