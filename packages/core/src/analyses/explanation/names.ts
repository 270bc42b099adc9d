import type {
  CitedValue,
  ExplanationStep,
  ObservedColumn,
  StepValue,
  TableColumn,
  TableStep,
} from '../../definition/explanation.ts'
import type { Params } from '../../definition/shape.ts'
import type { Frame, FrameTable, Scope, TableScope } from '../formula/frame.ts'

/** A table with its columns. */
interface NamedTable extends TableScope {
  /** The places of the columns, by name. */
  readonly columns: Map<string, number>
}

/**
 * Gives every name that formulas may read its place in a `Frame`: parameters, legal values, steps, tables. Places
 * never change once given. Legal values join when they are first cited, since some years lack some. Used by
 * `compile-explanation.ts`, `explication/cell-digits.ts`, `explication/formula-reader.ts`, `explication/step-reads.ts`
 * and `explication/table-in.ts`.
 */
export class ExplanationNames implements Scope {
  readonly #slots = new Map<string, number>()
  readonly #tables = new Map<string, NamedTable>()
  /** The tables of names with a dot, `null` for one that has none: `tableIn` fills it, and a new table empties it. */
  readonly tablesByName = new Map<string, string | null>()

  constructor(params: Params, steps: readonly ExplanationStep[]) {
    for (const name of Object.keys(params)) this.#addValue(name)
    for (const step of steps) {
      if (step.type === 'table') this.#addTable(step.id, Object.keys(step.columns))
      else this.#addValue(step.id)
    }
  }

  /** The slot of a value in `Frame.slots`. */
  slotOf(name: string): number | undefined {
    return this.#slots.get(name)
  }

  /** The table of a name, with its index in `Frame.tables`. */
  tableOf(name: string): NamedTable | undefined {
    return this.#tables.get(name)
  }

  /** The names as the formulas of a table's own columns read them. */
  scopeOfTable(table: string): Scope {
    const ownTable = this.#tables.get(table)
    return {
      slotOf: (name) => this.slotOf(name),
      tableOf: (name) => this.tableOf(name),
      ...(ownTable && { ownTable }),
    }
  }

  /** Gives a place to legal values that have none yet. */
  addLaw(values: readonly CitedValue[]): void {
    for (const { name, rows } of values) {
      if (rows) this.#addTable(name, Object.keys(rows[0] ?? {}))
      else this.#addValue(name)
    }
  }

  /**
   * A frame that holds parameters and legal values; steps are put into it one by one. Call it after `addLaw`: its size
   * is that of the names known now.
   */
  frame(params: Readonly<Record<string, unknown>>, law: readonly CitedValue[]): Frame {
    const frame: Frame = {
      slots: new Array<StepValue>(this.#slots.size).fill(null),
      tables: [...this.#tables.values()].map(
        ({ columns }): FrameTable => ({
          count: 0,
          columns: Array.from(columns, () => []),
          makers: [],
          row: 0,
        }),
      ),
    }
    for (const [name, value] of Object.entries(params)) this.put(frame, name, asStepValue(value))
    for (const { name, value, rows } of law) {
      if (rows) this.#putScale(frame, name, rows)
      else this.put(frame, name, value)
    }
    return frame
  }

  /**
   * Puts a value into a frame.
   * @throws RangeError for a name that is not that of a value.
   */
  put(frame: Frame, name: string, value: StepValue): void {
    const slot = this.#slots.get(name)
    if (slot === undefined) throw new RangeError(`${name} is not a value of the explanation`)
    frame.slots[slot] = value
  }

  #putScale(frame: Frame, name: string, rows: readonly Readonly<Record<string, StepValue>>[]): void {
    const scale = this.#tables.get(name)
    const frameTable = scale && frame.tables[scale.index]
    if (!scale || !frameTable) return
    frameTable.count = rows.length
    scale.columns.forEach((index, column) => {
      // row 0 is the start of a table; a scale has none
      frameTable.columns[index] = [null, ...rows.map((row) => row[column] ?? null)]
    })
  }

  #addValue(name: string): void {
    if (!this.#slots.has(name)) this.#slots.set(name, this.#slots.size)
  }

  /** Variants of a table share its name and its index, and have the columns of all of them. */
  #addTable(name: string, columns: readonly string[]): void {
    const known = this.#tables.get(name)
    const all = known?.columns ?? new Map<string, number>()
    const size = all.size
    for (const column of columns) if (!all.has(column)) all.set(column, all.size)
    if (all.size > size) this.tablesByName.clear()
    if (!known)
      this.#tables.set(name, {
        index: this.#tables.size,
        columns: all,
        columnOf: (column) => all.get(column),
      })
  }
}

/**
 * A value as formulas read it: a parameter that was left out, or a value that is no number, text or boolean,
 * is null. Used by `compile-explanation.ts` and `explication/explained-inputs.ts`.
 */
export const asStepValue = (value: unknown): StepValue =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null

/**
 * A column of a table in its full form. A column of data has an origin, and `null` as its formula. Used by
 * `compile-explanation.ts`, `explication/cell-digits.ts`, `explication/describe-names.ts`,
 * `explication/explain-table.ts`, `explication/step-reads.ts` and `explication/write-column.ts`.
 */
export const fullColumn = (
  { columns }: TableStep<unknown>,
  name: string,
): TableColumn & Partial<ObservedColumn> => {
  const column = columns[name] ?? 'null' // a variant of a table may lack a column that another one has
  if (typeof column === 'string') return { formula: column }
  return 'origin' in column ? { formula: 'null', ...column } : column
}
