import type { StepValue } from '../../definition/explanation.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { mapParts, partsOf } from '../formula/formula-parts.ts'
import { type Formula, FormulaError } from '../formula/syntax.ts'

/**
 * A formula without the parts that a rate of zero makes impossible to compute: `annuity(0, n)` and
 * `present(0, n)`, whose written form divides by the rate, become `n`. The side of an `if` that has no value
 * here is left out. Called by `explication/write-calculation.ts`.
 * @param evaluate the value of a part of the formula; `undefined` where it is not written as one value.
 * @example formatFormula(takeZeroRates(parseFormula('100 * annuity(r, 12)'), () => 0)) // '100 * 12'
 */
export function takeZeroRates(formula: Formula, evaluate: (text: string) => StepValue | undefined): Formula {
  const within = (part: Formula) => takeZeroRates(part, evaluate)
  const valueAtPart = (part: Formula) => valueIn(part, evaluate)
  const [rate, count] = paymentsOf(formula)
  if (rate && count && isZeroRate(valueAtPart(rate))) return within(count)
  const side =
    formula.type === 'call' && formula.name === 'if' ? existingSide(formula.operands, valueAtPart) : undefined
  return side ? within(side) : mapParts(formula, within)
}

/**
 * Whether `takeZeroRates` may change a formula for some values. Used by `explication/formula-reader.ts`.
 * @example mayTakeZeroRates(parseFormula('if(a > 0, b, c)')) // false: both sides always exist
 */
export const mayTakeZeroRates = (formula: Formula): boolean =>
  (formula.type === 'call' &&
    (formula.name === 'annuity' ||
      formula.name === 'present' ||
      (formula.name === 'if' && formula.operands.slice(1).some(mayLackValue)))) ||
  partsOf(formula).some(mayTakeZeroRates)

/** The rate and the number of payments of an `annuity` or a `present`; nothing of another formula. */
const paymentsOf = (formula: Formula): readonly Formula[] =>
  formula.type === 'call' && (formula.name === 'annuity' || formula.name === 'present')
    ? formula.operands
    : []

/**
 * The same for the column of a table, whose rate may change from row to row: `annuity` and `present` become
 * the number of payments where the rate is 0 in every row, and an `if` with both forms where it is 0 in some
 * rows only. Called by `explication/write-column.ts`.
 * @param valuesOf the values of a part of the formula in each row.
 */
export function takeZeroRatesOfRows(
  formula: Formula,
  valuesOf: (text: string) => readonly StepValue[],
): Formula {
  const within = (part: Formula) => takeZeroRatesOfRows(part, valuesOf)
  const [rate, count] = paymentsOf(formula)
  if (!rate || !count) return mapParts(formula, within)
  const zeros = valuesOf(formatFormula(rate)).map(isZeroRate)
  if (!zeros.includes(true)) return mapParts(formula, within)
  if (!zeros.includes(false)) return within(count)
  const isZero: Formula = { type: 'binary', operator: '=', left: rate, right: { type: 'literal', value: 0 } }
  return { type: 'call', name: 'if', operands: [isZero, count, formula] }
}

/**
 * Whether a rate is 0, or so small that doubles lose it beside 1; a larger one changes the digits of a large
 * amount.
 */
const isZeroRate = (rate: StepValue | undefined): boolean => typeof rate === 'number' && 1 + rate === 1

/**
 * The side of a condition that is taken, where the other one cannot be computed: it divides by zero, or reads no row.
 */
function existingSide(
  [condition, yes, no]: readonly Formula[],
  valueAtPart: (part: Formula) => StepValue | undefined,
): Formula | undefined {
  if (!condition || !yes || !no || !(mayLackValue(yes) || mayLackValue(no))) return undefined
  const holds = valueAtPart(condition)
  if (typeof holds !== 'boolean') return undefined
  const [taken, other] = holds ? [yes, no] : [no, yes]
  return lacksValue(other, valueAtPart) ? taken : undefined
}

/**
 * Whether a part that must be written cannot be computed. `max(a, b / 0)` has the value of `a`, so its parts
 * are looked at too; those of an inner condition are not, because it is decided on its own.
 */
const lacksValue = (part: Formula, valueAtPart: (part: Formula) => StepValue | undefined): boolean =>
  mayLackValue(part) &&
  (valueAtPart(part) === null ||
    (!(part.type === 'call' && part.name === 'if') &&
      partsOf(part).some((inner) => lacksValue(inner, valueAtPart))))

/**
 * Whether a part may have no value: it has a division or reads a row of a table. A literal `null` does not
 * count.
 */
const mayLackValue = (formula: Formula): boolean =>
  (formula.type === 'binary' && formula.operator === '/') ||
  (formula.type === 'call' && formula.name === 'at') ||
  partsOf(formula).some(mayLackValue)

/** The value of a part; `undefined` where it reads cells of a row, or several rows written side by side. */
function valueIn(part: Formula, evaluate: (text: string) => StepValue | undefined): StepValue | undefined {
  const text = formatFormula(part)
  // a cell of a row, which no formula reads
  if (text.includes('@')) return undefined
  try {
    return evaluate(text)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
