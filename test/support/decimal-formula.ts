/**
 * Evaluates formulas of explications with 40 decimal digits, as a person with a calculator does: 0.1 is a tenth. For tests
 * that compute printed results again from printed operands. Used by `printed-digits.ts` and `printed-calculation.ts`.
 */
import type { Formula } from '../../packages/core/src/analyses/formula/syntax.ts'
import { Decimal, decimal } from './decimal.ts'

/** A value of a formula; `null` where it has none. Used by `printed-digits.ts`. */
export type DecimalValue = Decimal | string | boolean | null

/**
 * What a calculation cannot be computed from: a cell that is not printed, words that are no calculation. Used
 * by `printed-calculation.ts` and `printed-digits.ts`.
 */
export class NotPrinted extends Error {}

/** Where the names of a formula find their values. Used by `printed-digits.ts`.
 * @throws NotPrinted for a value that the reader does not see.
 */
export interface DecimalNames {
  /** The value of a name, as the reader sees it. */
  readonly value: (name: string) => DecimalValue
  /** The numbers of the rows of a table, from 1. @throws NotPrinted where a row is not printed. */
  readonly ranks: (table: string) => readonly number[]
  /** The same names with a table read at a row. */
  readonly at: (table: string, row: number) => DecimalNames
  /** A column of the table of the formula, so many rows before its row. */
  readonly lag: (column: string, back: number) => DecimalValue
}

/**
 * The value of a formula, `null` where it has none: a division by zero, a null operand. Used by
 * `printed-digits.ts`.
 */
export function decimalValue(formula: Formula, names: DecimalNames): DecimalValue {
  switch (formula.type) {
    case 'literal':
      return typeof formula.value === 'number' ? decimal(formula.value) : formula.value
    case 'name':
      return names.value(formula.name)
    case 'negation':
      return numeric([decimalValue(formula.operand, names)], (x) => x.neg())
    case 'not': {
      const value = decimalValue(formula.operand, names)
      return typeof value === 'boolean' ? !value : null
    }
    case 'binary':
      return binary(formula, names)
    case 'call':
      return call(formula, names)
  }
}

function binary({ operator, left, right }: Formula & { type: 'binary' }, names: DecimalNames): DecimalValue {
  const a = decimalValue(left, names)
  if (operator === 'and' || operator === 'or') {
    if (typeof a !== 'boolean' || a === (operator === 'or')) return typeof a === 'boolean' ? a : null
    const b = decimalValue(right, names)
    if (typeof b === 'string') throw new NotPrinted(`${b}: a label with an operator in it`)
    return typeof b === 'boolean' ? b : null
  }
  const b = decimalValue(right, names)
  switch (operator) {
    case '+':
      return numeric([a, b], (x, y) => x.plus(y))
    case '-':
      return numeric([a, b], (x, y) => x.minus(y))
    case '*':
      return numeric([a, b], (x, y) => x.times(y))
    case '/':
      return numeric([a, b], (x, y) => (y.isZero() ? null : x.div(y)))
    case '^':
      return numeric([a, b], (x, y) => x.pow(y))
    default:
      return compared(a, operator, b)
  }
}

function compared(a: DecimalValue, operator: string, b: DecimalValue): DecimalValue {
  if (a === null || b === null) return null
  const sign =
    a instanceof Decimal && b instanceof Decimal
      ? a.cmp(b)
      : // a choice is printed with its label: `Married (marie)`
        a === b || (typeof a === 'string' && a.endsWith(`(${b})`))
        ? 0
        : 1
  const holds: Readonly<Record<string, boolean>> = {
    '=': sign === 0,
    '<>': sign !== 0,
    '<': sign < 0,
    '<=': sign <= 0,
    '>': sign > 0,
    '>=': sign >= 0,
  }
  return holds[operator] ?? null
}

/** A function or an operator of formulas; those of one operand get only the first. */
type Compute = (...numbers: [Decimal, Decimal]) => Decimal | boolean | null

function numeric(values: readonly DecimalValue[], compute: Compute): DecimalValue {
  if (!values.every((value) => value instanceof Decimal)) return null
  const found = compute(...(values as unknown as [Decimal, Decimal]))
  return found instanceof Decimal && !found.isFinite() ? null : found
}

const rounded = (value: Decimal, decimals: number) => value.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
const one = decimal(1)

/** The functions of the grammar that read no rows, but for `if`, `min`, `max` and `lag`. */
const functions: Readonly<Record<string, Compute>> = {
  abs: (x) => x.abs(),
  floor: (x) => x.floor(),
  ceil: (x) => x.ceil(),
  ln: (x) => x.ln(),
  exp: (x) => x.exp(),
  round: (x, d) => rounded(x, d.toNumber()),
  euro: (x) => rounded(rounded(x, 4), 0),
  centime: (x) => rounded(rounded(x, 8), 2),
  bruit: (x) => rounded(x, 4),
  growth: (r, n) => one.plus(r).pow(n),
  annuity: (r, n) => (r.isZero() ? n : one.plus(r).pow(n).minus(1).div(r)),
  present: (r, n) => (r.isZero() ? n : one.minus(one.plus(r).pow(n.neg())).div(r)),
  monthly: (t) => one.plus(t).pow(one.div(12)).minus(1),
  exceeds: (a, b) => a.minus(b).gt(0.005),
}

function call({ name, operands }: Formula & { type: 'call' }, names: DecimalNames): DecimalValue {
  const operandAt = (index: number, within = names): DecimalValue => {
    const operand = operands[index]
    return operand ? decimalValue(operand, within) : null
  }
  if (name === 'if') {
    const condition = operandAt(0)
    return typeof condition === 'boolean' ? operandAt(condition ? 1 : 2) : null
  }
  if (name === 'min' || name === 'max') {
    const numbers = operands.map((_, index) => operandAt(index)).filter((value) => value instanceof Decimal)
    return numbers.length === 0 ? null : Decimal[name](...numbers)
  }
  const [first] = operands
  if (name === 'lag' && first?.type === 'name') {
    const back = operandAt(1)
    return back instanceof Decimal ? names.lag(first.name, back.toNumber()) : null
  }
  const compute = functions[name]
  if (compute)
    return numeric(
      operands.map((_, index) => operandAt(index)),
      compute,
    )
  if (first?.type !== 'name') throw new NotPrinted(name)
  return overRows(name, first.name, operandAt, names)
}

type OperandAt = (index: number, within?: DecimalNames) => DecimalValue

function overRows(name: string, table: string, operandAt: OperandAt, names: DecimalNames): DecimalValue {
  const inRow = (index: number, row: number) => operandAt(index, names.at(table, row))
  if (name === 'at') {
    const row = operandAt(1)
    return row instanceof Decimal && row.isInteger() ? inRow(2, row.toNumber()) : null
  }
  const ranks = names.ranks(table)
  if (name === 'last') return ranks.length === 0 ? null : inRow(1, ranks.at(-1) ?? 0)
  if (name === 'first') {
    const row = ranks.find((rank) => inRow(1, rank) === true)
    return row === undefined ? null : inRow(2, row)
  }
  const values = ranks.map((rank) => inRow(1, rank))
  if (name === 'count') return decimal(values.filter((value) => value === true).length)
  const numbers = values.filter((value) => value instanceof Decimal)
  if (name === 'sum')
    return numbers.length === values.length ? numbers.reduce((a, b) => a.plus(b), decimal(0)) : null
  if (name === 'least' || name === 'most')
    return numbers.length === 0 ? null : Decimal[name === 'least' ? 'min' : 'max'](...numbers)
  throw new NotPrinted(name)
}
