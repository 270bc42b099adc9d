import type { StepValue } from '../../definition/explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { mapParts } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import type { Replay } from './compile-explanation.ts'

/** Longer sums are named, not written term by term: no scale has more brackets. */
const MOST_ROWS = 7

/**
 * The name of a value at a row of a table; at row 0, of a value that is no column. Used by `write-calculation.ts`.
 * Also used by `step-operands.ts`.
 */
export interface ValueAtRow {
  readonly name: string
  readonly row: number
}

/** @example valueAtRow('bareme.taux@2') // { name: 'bareme.taux', row: 2 } */
export function valueAtRow(written: string): ValueAtRow | undefined {
  const at = written.indexOf('@')
  return at < 0 ? undefined : { name: written.slice(0, at), row: Number(written.slice(at + 1)) }
}

/**
 * Writes each sum over a short table as the sum of its rows: a scale as the brackets that are used. A row that adds 0
 * is left out, and a `min`, a `max` or an `if` within a row is the part that it takes. What is read at one row of a
 * scale of the law is written with the values of that row. Names become those that `valueAtRow` reads. A formula without
 * either is returned as it is.
 * @example // sum(bareme, bareme.taux * max(0, min(q, bareme.a) - bareme.de)) for 24 653 in the second bracket:
 * // bareme.taux@2 * (q@0 - bareme.de@2)
 */
export function expandSums(formula: Formula, replay: ReplayedValues): Formula {
  const written =
    formula.type === 'call' ? (rowsOfSum(formula, replay) ?? rowOfScale(formula, replay)) : undefined
  return written ?? mapParts(formula, (part) => expandSums(part, replay))
}

/** The values that sums are written with. */
export interface ReplayedValues extends Pick<Replay, 'names' | 'frame' | 'law'> {
  /** The value of a formula; a column of a table has one where it is written for a row. */
  readonly evaluate: (formula: string) => StepValue
  /** Whether a name has a value for the formula written; every one has by default. */
  readonly hasValue?: (name: string) => boolean
}

function rowsOfSum(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, term] = operands
  if (name !== 'sum' || table?.type !== 'name' || !term) return undefined
  const { names, frame, hasValue } = replay
  if (hasValue && !formulaNames(term).every(hasValue)) return undefined
  const scope = names.tableOf(table.name)
  const rows = scope && frame.tables[scope.index]
  if (!rows || rows.count > MOST_ROWS) return undefined
  const before = rows.row
  const terms: Formula[] = []
  for (rows.row = 1; rows.row <= rows.count; rows.row++) {
    if (valueNamed(term, replay) !== 0) terms.push(writtenAt(term, table.name, rows.row, replay))
  }
  rows.row = before
  return terms.length === 0
    ? { type: 'literal', value: 0 }
    : terms.reduce((left, right) => ({ type: 'binary', operator: '+', left, right }))
}

/** A row of a scale is in no table of the answer: a reader has its values from the calculation alone. */
function rowOfScale(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, place, term] = operands
  if (name !== 'at' || table?.type !== 'name' || !place || !term) return undefined
  const { names, frame, law, hasValue } = replay
  if (!law.some((cited) => cited.name === table.name)) return undefined
  if (hasValue && ![...formulaNames(place), ...formulaNames(term)].every(hasValue)) return undefined
  const scope = names.tableOf(table.name)
  const rows = scope && frame.tables[scope.index]
  const row = valueNamed(place, replay)
  if (!rows || typeof row !== 'number' || row < 1 || row > rows.count) return undefined
  const before = rows.row
  rows.row = row
  const written = writtenAt(term, table.name, row, replay)
  rows.row = before
  return written
}

const valueNamed = (formula: Formula, { evaluate }: ReplayedValues): StepValue =>
  evaluate(formatFormula(formula))

/** One term of a sum at the row where its table stands. */
function writtenAt(formula: Formula, table: string, row: number, replay: ReplayedValues): Formula {
  const within = (part: Formula) => writtenAt(part, table, row, replay)
  if (formula.type === 'name') {
    const isColumn = formula.name.startsWith(`${table}.`)
    return { type: 'name', name: `${formula.name}@${isColumn ? row : 0}` }
  }
  if (formula.type === 'call') {
    const { name, operands } = formula
    if (name === 'if') return takenSide(formula, within, replay)
    if (name === 'min' || name === 'max') {
      const taken = valueNamed(formula, replay)
      return within(operands.find((operand) => valueNamed(operand, replay) === taken) ?? formula)
    }
  }
  return mapParts(formula, within)
}

/** The side of a condition that its row takes; the whole where the condition has no value. */
function takenSide(
  formula: Formula & { type: 'call' },
  within: (part: Formula) => Formula,
  replay: ReplayedValues,
): Formula {
  const [condition, yes, no] = formula.operands
  const holds = condition && valueNamed(condition, replay)
  const taken = holds === true ? yes : holds === false ? no : undefined
  return taken ? within(taken) : mapParts(formula, within)
}
