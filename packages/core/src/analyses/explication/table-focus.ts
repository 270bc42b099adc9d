import type { Replay, ReplayedStep } from '../explanation/compile-explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import type { FormulaReader } from './formula-reader.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'

/** The rows and columns of a table that the other steps of an answer read. Used by `explain-table.ts`. */
export interface TableFocus {
  /**
   * The rows, from 1, that formulas single out, those of the last steps first: by `at` and `first`, and where
   * `least` and `most` are reached.
   */
  readonly rows: readonly number[]
  /** The columns that other steps and tables read. */
  readonly columns: ReadonlySet<string>
}

/**
 * Finds the rows and columns of a table that the steps shown read, so that an extract has those rows.
 * Called by `compile-explication.ts`.
 * @param id the id of the table.
 * @param shown the steps and tables of the answer.
 */
export function tableFocus(
  id: string,
  shown: readonly ReplayedStep[],
  replay: Replay,
  read: FormulaReader,
): TableFocus {
  const readers = shown.filter(({ step }) => step.id !== id)
  const formulas = readers.flatMap(({ step, wrongCells }) => formulasOf(step, wrongColumns(wrongCells)))
  const columns = formulas
    .flatMap((text) => read(text).names)
    .filter((name) => name.startsWith(`${id}.`))
    .map((name) => name.slice(id.length + 1))
  const rows = readers
    .filter(({ step }) => step.type !== 'table') // formulas of a table are those of each row
    .toReversed()
    .flatMap(({ step }) => [...formulasOf(step, new Set()), ...(step.warnsWhen ? [step.warnsWhen] : [])])
    .flatMap((text) => callsOn(id, read(text).formula))
    .flatMap((call) => rowOf(call, id, replay) ?? [])
  return { rows: [...new Set(rows)], columns: new Set(columns) }
}

type Call = Formula & { readonly type: 'call' }

/** The calls of functions over the rows of a table. */
function callsOn(table: string, formula: Formula): readonly Call[] {
  const within = partsOf(formula).flatMap((part) => callsOn(table, part))
  if (formula.type !== 'call') return within
  const [first] = formula.operands
  return first?.type === 'name' && first.name === table ? [formula, ...within] : within
}

/** The row that a call singles out, from 1, if there is one. A value of `null` is in no row. */
function rowOf(
  { name, operands }: Call,
  table: string,
  { evaluate, frame, names }: Replay,
): number | undefined {
  const tableValues = frame.tables[names.tableOf(table)?.index ?? -1] // -1: no table
  const [, first] = operands
  if (!tableValues || !first) return undefined
  const text = formatFormula(first)
  if (name === 'at') {
    const row = evaluate(text)
    return typeof row === 'number' && row >= 1 && row <= tableValues.count ? row : undefined
  }
  if (name !== 'first' && name !== 'least' && name !== 'most') return undefined
  const sought = name === 'first' ? true : evaluate(formatFormula({ type: 'call', name, operands }))
  const before = tableValues.row // formulas read the row that `row` says: it is put back at the end
  try {
    for (tableValues.row = 1; tableValues.row <= tableValues.count; tableValues.row++)
      if (sought !== null && evaluate(text) === sought) return tableValues.row
    return undefined
  } finally {
    tableValues.row = before
  }
}
