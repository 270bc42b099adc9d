import type { Replay, ReplayedStep } from '../explanation/compile-explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import type { FormulaReader } from './formula-reader.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'

/** What an answer reads of a table. Used by `explain-table.ts`. */
export interface TableFocus {
  /** The rows that formulas single out, those of the last steps first: `at`, `first`, and where `least` and `most` are found. */
  readonly rows: readonly number[]
  /** The columns that other steps and tables read. */
  readonly columns: ReadonlySet<string>
}

/**
 * Finds what the steps shown read of a table, so that an extract has the rows that matter for them.
 * Called by `compile-explication.ts`.
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

/** The row that a call singles out, if there is one. */
function rowOf(
  { name, operands }: Call,
  table: string,
  { evaluate, frame, names }: Replay,
): number | undefined {
  const held = frame.tables[names.tableOf(table)?.index ?? -1]
  const [, first] = operands
  if (!held || !first) return undefined
  const text = formatFormula(first)
  if (name === 'at') {
    const row = evaluate(text)
    return typeof row === 'number' && row >= 1 && row <= held.count ? row : undefined
  }
  if (name !== 'first' && name !== 'least' && name !== 'most') return undefined
  const sought = name === 'first' ? true : evaluate(formatFormula({ type: 'call', name, operands }))
  const before = held.row
  try {
    for (held.row = 1; held.row <= held.count; held.row++)
      if (sought !== null && evaluate(text) === sought) return held.row
    return undefined
  } finally {
    held.row = before
  }
}
