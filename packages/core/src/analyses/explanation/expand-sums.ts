import type { StepValue } from '../../definition/explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { mapParts } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import type { Replay } from './compile-explanation.ts'

/** A sum over more rows is not written term by term. No scale has more brackets. */
const MOST_ROWS = 7

/**
 * The name of a value at a row of a table; at row 0, of a value that is no column. Used by
 * `explication/write-calculation.ts`.
 */
export interface ValueAtRow {
  readonly name: string
  readonly row: number
}

/**
 * Reads a name with the number of a row; `undefined` for another name. Used by `explication/step-operands.ts` and
 * `explication/write-calculation.ts`.
 * @example valueAtRow('bareme.taux@2') // { name: 'bareme.taux', row: 2 }
 */
export function valueAtRow(written: string): ValueAtRow | undefined {
  const at = written.indexOf('@')
  return at < 0 ? undefined : { name: written.slice(0, at), row: Number(written.slice(at + 1)) }
}

/**
 * Writes each sum over a short table as the sum of its rows: a scale as the brackets that are used. A row
 * that adds 0 is left out, and a `min`, a `max` or an `if` within a row is the part that it takes. The
 * greatest of the rows of a short table is the `max` of what each gives. A formula at one row of a scale of
 * the law or of a short table is written with the values of that row. Names become those that `valueAtRow`
 * reads. A formula without any of these is returned unchanged. Used by `explication/step-operands.ts` and
 * `explication/write-calculation.ts`.
 * @example // sum(bareme, bareme.taux * max(0, min(q, bareme.a) - bareme.de)) for 24 653 in the second bracket:
 * // bareme.taux@2 * (q@0 - bareme.de@2)
 */
export const expandSums = (formula: Formula, replay: ReplayedValues): Formula =>
  isPlainCell(formula, replay) ? formula : expandPart(formula, replay)

/**
 * Whether a formula is one cell of a table of the answer: its column and its row then tell more than its
 * value.
 */
const isPlainCell = (formula: Formula, { law }: ReplayedValues): boolean => {
  if (formula.type !== 'call' || (formula.name !== 'at' && formula.name !== 'first')) return false
  const table = formula.operands[0]
  return (
    formula.operands[2]?.type === 'name' &&
    table?.type === 'name' &&
    !law.some((cited) => cited.name === table.name)
  )
}

/** Expands a part of a formula: itself where it can be, else the parts within it. */
function expandPart(formula: Formula, replay: ReplayedValues): Formula {
  const written =
    formula.type === 'call'
      ? (rowsOfSum(formula, replay) ??
        rowsOfMost(formula, replay) ??
        rowOf(formula, replay) ??
        firstRow(formula, replay))
      : undefined
  return written ?? mapParts(formula, (part) => expandPart(part, replay))
}

/** The values that sums are written with. Used by `explication/column-styles.ts`. */
export interface ReplayedValues extends Pick<Replay, 'names' | 'frame' | 'law'> {
  /** The value of a formula; a column of a table has one where it is written for a row. */
  readonly evaluate: (formula: string) => StepValue
  /** Whether a name has a value for the formula written; every one has by default. */
  readonly hasValue?: (name: string) => boolean
}

const ZERO: Formula = { type: 'literal', value: 0 }

/** A sum as its terms that are not 0; `undefined` where it is not a sum over a short table. */
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

/** A `most` as the `max` of its terms; `undefined` where it is not over a short table. */
function rowsOfMost(
  { name, operands }: Formula & { type: 'call' },
  replay: ReplayedValues,
): Formula | undefined {
  const [table, term] = operands
  if (name !== 'most') return undefined
  const terms = termsOf(table, term, replay, (value) => value !== 0 && value !== null)
  const [only] = terms ?? []
  if (!terms) return undefined
  if (!only) return evaluateFormula({ type: 'call', name, operands }, replay) === 0 ? ZERO : undefined
  return terms.length === 1 ? only : { type: 'call', name: 'max', operands: terms }
}

/** A term written for each row of a short table whose value counts. */
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
    if (counts(evaluateFormula(term, replay))) terms.push(writtenAt(term, table.name, rows.row, replay))
  }
  rows.row = before
  return terms
}

/**
 * The term of an `at` written for its row; also of a `last` over a scale, whose rows a reader does not see
 * elsewhere.
 */
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
  return writtenAtRow(table.name, evaluateFormula(place, replay), term, replay)
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
    if (evaluateFormula(condition, replay) === true) found = rows.row
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

/** The value of a formula at the current rows of the tables. */
const evaluateFormula = (formula: Formula, { evaluate }: ReplayedValues): StepValue =>
  evaluate(formatFormula(formula))

/**
 * One term of a sum at the current row of its table: names get `@` and the row, or 0 where they are no
 * column.
 */
function writtenAt(formula: Formula, table: string, row: number, replay: ReplayedValues): Formula {
  const within = (part: Formula) => writtenAt(part, table, row, replay)
  if (formula.type === 'name') {
    const isColumn = formula.name.startsWith(`${table}.`)
    return { type: 'name', name: `${formula.name}@${isColumn ? row : 0}` }
  }
  if (formula.type === 'binary') {
    const [other] = withoutZero(formula, table, replay) ?? []
    if (other) return within(other)
  }
  if (formula.type === 'call') {
    const { name, operands } = formula
    if (name === 'if') return takenSide(formula, within, replay)
    if (name === 'min' || name === 'max') {
      const taken = evaluateFormula(formula, replay)
      return within(operands.find((operand) => evaluateFormula(operand, replay) === taken) ?? formula)
    }
  }
  return mapParts(formula, within)
}

/**
 * The other operand of a sum or a difference with a value of 0; a 0 in a column of the table, such as a
 * bound, stays.
 */
function withoutZero(
  { operator, left, right }: Formula & { type: 'binary' },
  table: string,
  replay: ReplayedValues,
): readonly Formula[] | undefined {
  const isZero = (part: Formula) =>
    part.type === 'name' && !part.name.startsWith(`${table}.`) && evaluateFormula(part, replay) === 0
  if ((operator === '+' || operator === '-') && isZero(right)) return [left]
  return operator === '+' && isZero(left) ? [right] : undefined
}

/** The side of an `if` that is taken at the current row; the whole `if` where the condition has no value. */
function takenSide(
  formula: Formula & { type: 'call' },
  within: (part: Formula) => Formula,
  replay: ReplayedValues,
): Formula {
  const [condition, yes, no] = formula.operands
  const holds = condition && evaluateFormula(condition, replay)
  const taken = holds === true ? yes : holds === false ? no : undefined
  return taken ? within(taken) : mapParts(formula, within)
}
