import type { StepValue } from '../../definition/explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
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
  const [name = '', row] = written.split('@')
  return row === undefined ? undefined : { name, row: Number(row) }
}

/**
 * Writes each sum over a short table as the sum of its rows: a scale as the brackets that are used. A row that adds 0
 * is left out, and a `min`, a `max` or an `if` within a row is the part that it takes. The greatest of the rows of a
 * short table is the `max` of what each gives. What is read at one row of a scale of the law or of a short table is
 * written with the values of that row. Names become those that `valueAtRow` reads.
 * @example // sum(bareme, bareme.taux * max(0, min(q, bareme.a) - bareme.de)) for 24 653 in the second bracket:
 * // bareme.taux@2 * (q@0 - bareme.de@2)
 */
export const expandSums = (formula: Formula, replay: ReplayedValues): Formula =>
  isPlainCell(formula, replay) ? formula : expandPart(formula, replay)

/** A cell of a table of the answer, and nothing else: its column and its row say more than its value. */
const isPlainCell = (formula: Formula, { law }: ReplayedValues): boolean => {
  if (formula.type !== 'call' || (formula.name !== 'at' && formula.name !== 'first')) return false
  const table = formula.operands[0]
  return (
    formula.operands[2]?.type === 'name' &&
    table?.type === 'name' &&
    !law.some((cited) => cited.name === table.name)
  )
}

function expandPart(formula: Formula, replay: ReplayedValues): Formula {
  const within = (part: Formula) => expandPart(part, replay)
  switch (formula.type) {
    case 'binary':
      return { ...formula, left: within(formula.left), right: within(formula.right) }
    case 'negation':
    case 'not':
      return { ...formula, operand: within(formula.operand) }
    case 'call':
      return (
        rowsOfSum(formula, replay) ??
        rowsOfMost(formula, replay) ??
        rowOf(formula, replay) ??
        firstRow(formula, replay) ?? { ...formula, operands: formula.operands.map(within) }
      )
    default:
      return formula
  }
}

/** The values that sums are written with. */
export interface ReplayedValues extends Pick<Replay, 'names' | 'frame' | 'law'> {
  /** The value of a formula; a column of a table has one where it is written for a row. */
  readonly evaluate: (formula: string) => StepValue
  /** Whether a name has a value for the formula written; every one has by default. */
  readonly hasValue?: (name: string) => boolean
}

const ZERO: Formula = { type: 'literal', value: 0 }

function rowsOfSum(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, term] = operands
  if (name !== 'sum') return undefined
  const terms = termsOf(table, term, replay, (value) => value !== 0)
  if (!terms) return undefined
  return terms.length === 0
    ? ZERO
    : terms.reduce((left, right) => ({ type: 'binary', operator: '+', left, right }))
}

/** The rates of the brackets that are used, for the highest of them. */
function rowsOfMost(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, term] = operands
  if (name !== 'most') return undefined
  const terms = termsOf(table, term, replay, (value) => value !== 0 && value !== null)
  const [only] = terms ?? []
  if (!terms) return undefined
  if (!only) return valueNamed({ type: 'call', name, operands }, replay) === 0 ? ZERO : undefined
  return terms.length === 1 ? only : { type: 'call', name: 'max', operands: terms }
}

/** What the rows of a short table give, where they count. */
function termsOf(
  table: Formula | undefined,
  term: Formula | undefined,
  replay: ReplayedValues,
  counts: (value: StepValue) => boolean,
): readonly Formula[] | undefined {
  if (table?.type !== 'name' || !term) return undefined
  const { names, frame, hasValue } = replay
  if (hasValue && !formulaNames(term).every(hasValue)) return undefined
  const scope = names.tableOf(table.name)
  const rows = scope && frame.tables[scope.index]
  if (!rows || rows.count > MOST_ROWS) return undefined
  const before = rows.row
  const terms: Formula[] = []
  for (rows.row = 1; rows.row <= rows.count; rows.row++) {
    if (counts(valueNamed(term, replay))) terms.push(writtenAt(term, table.name, rows.row, replay))
  }
  rows.row = before
  return terms
}

/** The row that a number means; of a scale, also the last one: a reader has its values from the calculation alone. */
function rowOf({ name, operands }: Formula & { type: 'call' }, replay: ReplayedValues): Formula | undefined {
  const [table] = operands
  if (table?.type !== 'name') return undefined
  const isScale = replay.law.some((cited) => cited.name === table.name)
  if (!isScale && countOf(table.name, replay) > MOST_ROWS) return undefined
  if (name === 'last' && isScale)
    return writtenAtRow(table.name, countOf(table.name, replay), operands[1], replay)
  const [, place, term] = operands
  if (name !== 'at' || !place || (replay.hasValue && !formulaNames(place).every(replay.hasValue)))
    return undefined
  return writtenAtRow(table.name, valueNamed(place, replay), term, replay)
}

/** The first row of a scale or of a short table that fulfils a condition. */
function firstRow(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, condition, term] = operands
  if (name !== 'first' || table?.type !== 'name' || !condition || !term) return undefined
  const { names, frame, law, hasValue } = replay
  if (hasValue && !formulaNames(condition).every(hasValue)) return undefined
  const scope = names.tableOf(table.name)
  const rows = scope && frame.tables[scope.index]
  const isScale = law.some((cited) => cited.name === table.name)
  if (!rows || (!isScale && rows.count > MOST_ROWS)) return undefined
  const before = rows.row
  let found = 0
  for (rows.row = 1; found === 0 && rows.row <= rows.count; rows.row++)
    if (valueNamed(condition, replay) === true) found = rows.row
  rows.row = before
  return writtenAtRow(table.name, found, term, replay)
}

const countOf = (table: string, { names, frame }: ReplayedValues): number =>
  frame.tables[names.tableOf(table)?.index ?? -1]?.count ?? 0

/** A term with the values of one row of a table; nothing where there is no such row. */
function writtenAtRow(
  table: string,
  row: StepValue,
  term: Formula | undefined,
  replay: ReplayedValues,
): Formula | undefined {
  const { names, frame, hasValue } = replay
  const scope = names.tableOf(table)
  const rows = scope && frame.tables[scope.index]
  if (!rows || !term || typeof row !== 'number' || row < 1 || row > rows.count) return undefined
  if (hasValue && !formulaNames(term).every(hasValue)) return undefined
  const before = rows.row
  rows.row = row
  const written = writtenAt(term, table, row, replay)
  rows.row = before
  return written
}

const valueNamed = (formula: Formula, { evaluate }: ReplayedValues): StepValue =>
  evaluate(formatFormula(formula))

/** One term of a sum at the row where its table stands. */
function writtenAt(formula: Formula, table: string, row: number, replay: ReplayedValues): Formula {
  const within = (part: Formula) => writtenAt(part, table, row, replay)
  switch (formula.type) {
    case 'literal':
      return formula
    case 'name': {
      const isColumn = formula.name.startsWith(`${table}.`)
      return { type: 'name', name: `${formula.name}@${isColumn ? row : 0}` }
    }
    case 'negation':
    case 'not':
      return { ...formula, operand: within(formula.operand) }
    case 'binary':
      return (
        withoutZero(formula, table, replay)?.map(within)[0] ?? {
          ...formula,
          left: within(formula.left),
          right: within(formula.right),
        }
      )
    case 'call': {
      const { name, operands } = formula
      if (name === 'if') return takenSide(formula, within, replay)
      if (name !== 'min' && name !== 'max') return { ...formula, operands: operands.map(within) }
      const taken = valueNamed(formula, replay)
      return within(operands.find((operand) => valueNamed(operand, replay) === taken) ?? formula)
    }
  }
}

/** The other side of a sum or a difference with a 0 that no column of the table gives: a bound of a bracket stays. */
function withoutZero(
  { operator, left, right }: Formula & { type: 'binary' },
  table: string,
  replay: ReplayedValues,
): readonly Formula[] | undefined {
  const isZero = (part: Formula) =>
    part.type === 'name' && !part.name.startsWith(`${table}.`) && valueNamed(part, replay) === 0
  if ((operator === '+' || operator === '-') && isZero(right)) return [left]
  return operator === '+' && isZero(left) ? [right] : undefined
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
  return taken ? within(taken) : { ...formula, operands: formula.operands.map(within) }
}
