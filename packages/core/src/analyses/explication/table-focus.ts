import type { Replay, ReplayedStep } from '../explanation/compile-explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import type { FormulaReader } from './formula-reader.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'
import { tableValues } from './table-values.ts'

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
function rowOf({ name, operands }: Call, table: string, replay: Replay): number | undefined {
  const { evaluate, compiled } = replay
  const { count, resultAt } = tableValues(table, replay)
  const [, first] = operands
  if (!first) return undefined
  const text = formatFormula(first)
  if (name === 'at') {
    const row = evaluate(text)
    return typeof row === 'number' && row >= 1 && row <= count ? row : undefined
  }
  if (name !== 'first' && name !== 'least' && name !== 'most') return undefined
  const sought = name === 'first' ? true : evaluate(formatFormula({ type: 'call', name, operands }))
  if (sought === null) return undefined
  for (let row = 1; row <= count; row++) if (resultAt(row, compiled(text, '')) === sought) return row
  return undefined
}
