import type { StepValue, TableStep } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { printsAlike, roundStep } from '../explanation/agreement.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { columnOf } from '../explanation/names.ts'
import { compileFormula } from '../formula/compile-formula.ts'
import { formatFormula, PRECEDENCE } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import type { Formula } from '../formula/syntax.ts'
import { printedDecimals, printedValue } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import type { ParsedFormula } from './formula-reader.ts'
import { tableIn } from './step-reads.ts'
import { tableValues } from './table-values.ts'
import { writeCalculation } from './write-calculation.ts'

const BEFORE = 'prev.'

/** Doubles have no more digits than this to the right of the point. */
const MOST_DECIMALS = 17

type Parsed = Pick<ParsedFormula, 'formula' | 'names'>

/** The row before, in words. */
const before = { fr: 'ligne d’avant', en: 'row before' } as const

/**
 * The formula of a column as people write it: with the labels of what changes from row to row or, for one row, with its
 * values, in as few decimals as print the cell again. Called by `explain-table.ts`.
 */
export function writeColumn(
  replayed: ReplayedStep,
  column: string,
  row: number | undefined,
  context: EntryContext,
): string {
  const step = replayed.step as TableStep<unknown>
  const { formula, names } = context.read(columnOf(step, column).formula)
  return row === undefined
    ? inLabels(replayed, { formula, names }, context)
    : atRow(replayed, column, row, { formula, names }, context)
}

/** The column that a name means within the formulas of its table. */
const ownColumn = (step: TableStep<unknown>, name: string): string | undefined => {
  const column = name.startsWith(BEFORE) ? name.slice(BEFORE.length) : name
  return Object.hasOwn(step.columns, column) ? column : undefined
}

function inLabels(replayed: ReplayedStep, { formula, names }: Parsed, context: EntryContext): string {
  const { describe, describedOf, isComputed, replay } = context
  const step = replayed.step as TableStep<unknown>
  const ownLabel = (name: string) => {
    const column = ownColumn(step, name)
    if (column === undefined) return undefined
    const { label } = describe.column(replayed, column)
    return name.startsWith(BEFORE) ? `${label} (${before[describe.language]})` : label
  }
  const valueNamed = (name: string): StepValue | undefined => {
    if (ownColumn(step, name) !== undefined || tableIn(name, replay.names) !== undefined) return undefined
    const slot = replay.names.slotOf(name)
    const value = slot === undefined ? undefined : (replay.frame.slots[slot] ?? null)
    return value === undefined || !isComputed(name) ? value : printedValue(value, describedOf(name).kind)
  }
  const isOwn = (name: string) =>
    ownColumn(step, name) !== undefined || tableIn(name, replay.names) !== undefined
  const settled = withoutSettled(formula, isOwn, replay.evaluate)
  const hasValue = (name: string) => ownColumn(step, name) === undefined
  return writeCalculation(settled, names, valueNamed, context, { ownLabel, hasValue })
}

/** A formula without the conditions that are the same in every row: the side that they take stands alone. */
function withoutSettled(
  formula: Formula,
  isOwn: (name: string) => boolean,
  evaluate: (text: string) => StepValue,
): Formula {
  const within = (part: Formula) => withoutSettled(part, isOwn, evaluate)
  switch (formula.type) {
    case 'negation':
    case 'not':
      return { ...formula, operand: within(formula.operand) }
    case 'binary':
      return { ...formula, left: within(formula.left), right: within(formula.right) }
    case 'call': {
      const [condition, yes, no] = formula.operands
      if (formula.name === 'if' && condition && yes && no && !formulaNames(condition).some(isOwn))
        return within(evaluate(formatFormula(condition)) === true ? yes : no)
      return { ...formula, operands: formula.operands.map(within) }
    }
    default:
      return formula
  }
}

function atRow(
  replayed: ReplayedStep,
  column: string,
  row: number,
  { formula, names }: Parsed,
  context: EntryContext,
): string {
  const step = replayed.step as TableStep<unknown>
  const { replay, describe, isComputed } = context
  const cells = tableValues(step.id, replay)
  const table = replay.names.tableOf(step.id)
  const frameTable = table && replay.frame.tables[table.index]
  const { kind } = describe.column(replayed, column)
  const scope = replay.names.scopeOfTable(step.id)
  const evaluateHere = (text: string): StepValue => {
    if (!frameTable) return null
    const stood = frameTable.row
    frameTable.row = row
    const value = compileFormula(text, scope)(replay.frame)
    frameTable.row = stood
    return value
  }
  // `lag` reads a row that no name means: it is written as the value that it gives
  const lags = new Map<string, StepValue>()
  const withoutLags = replaceLags(formula, (text) => {
    const name = `lag${lags.size}`
    lags.set(name, evaluateHere(text))
    return name
  })
  const exact = (name: string): StepValue | undefined => {
    if (lags.has(name)) return lags.get(name)
    const own = ownColumn(step, name)
    if (own !== undefined) return cells.valueAt(own, name.startsWith(BEFORE) ? row - 1 : row)
    if (tableIn(name, replay.names) !== undefined) return undefined
    const slot = replay.names.slotOf(name)
    return slot === undefined ? undefined : (replay.frame.slots[slot] ?? null)
  }
  const isShortened = (name: string) =>
    lags.has(name) || ownColumn(step, name) !== undefined || isComputed(name)
  const value = cells.valueAt(column, row)
  const printed = printedDecimals(kind) ?? undefined
  const valuesIn = (decimals: number) => (name: string) => {
    const found = exact(name)
    return typeof found === 'number' && isShortened(name) && Number.isFinite(found)
      ? roundHalfAway(found, decimals)
      : found
  }
  const isEnough = (decimals: number): boolean => {
    const text = formatFormula(withoutLags, typedStyle(valuesIn(decimals)))
    const result = roundStep(evaluateHere(text), columnOf(step, column).round)
    return printsAlike(result, printedValue(value, kind), printed)
  }
  let decimals = 2
  while (decimals < MOST_DECIMALS && !isEnough(decimals)) decimals += 1
  return writeCalculation(withoutLags, names, valuesIn(decimals), context, { evaluate: evaluateHere })
}

/** The grammar, with values in place of names. */
const typedStyle = (valueNamed: (name: string) => StepValue | undefined) => ({
  literal: (value: StepValue) => typedText(value),
  name: (name: string) => {
    const value = valueNamed(name)
    return { text: value === undefined ? name : typedText(value), precedence: PRECEDENCE.atom }
  },
  operator: (operator: string) => operator,
  negation: '-',
  not: 'not',
  separator: ', ',
})

/** A value in the grammar of formulas, which has no exponents and no negative numbers. */
function typedText(value: StepValue): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'number') return String(value)
  const text = String(Math.abs(value)).includes('e') ? Math.abs(value).toFixed(20) : String(Math.abs(value))
  return value < 0 ? `(-${text})` : text
}

function replaceLags(formula: Formula, replace: (text: string) => string): Formula {
  const within = (part: Formula) => replaceLags(part, replace)
  switch (formula.type) {
    case 'negation':
    case 'not':
      return { ...formula, operand: within(formula.operand) }
    case 'binary':
      return { ...formula, left: within(formula.left), right: within(formula.right) }
    case 'call':
      return formula.name === 'lag'
        ? { type: 'name', name: replace(formatFormula(formula)) }
        : { ...formula, operands: formula.operands.map(within) }
    default:
      return formula
  }
}
