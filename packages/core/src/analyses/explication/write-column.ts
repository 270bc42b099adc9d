import type { StepValue, TableStep } from '../../definition/explanation.ts'
import { reproduction, roundStep } from '../explanation/agreement.ts'
import type { Replay, ReplayedStep } from '../explanation/compile-explanation.ts'
import { keep } from '../explanation/keep.ts'
import { fullColumn } from '../explanation/names.ts'
import { sizeFormula } from '../explanation/size-formula.ts'
import { fewestDecimals, firstDecimals, shortenedValue } from '../explanation/typed-operands.ts'
import { takeZeroRatesOfRows } from '../explanation/zero-rates.ts'
import { compileFormula } from '../formula/compile-formula.ts'
import { formatFormula, PRECEDENCE } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { mapParts, partsOf } from '../formula/formula-parts.ts'
import type { Formula } from '../formula/syntax.ts'
import { isTableFunction } from '../formula/table-functions.ts'
import type { CellDigits } from './cell-digits.ts'
import type { CalculationOptions, ColumnStyle } from './column-styles.ts'
import { type NameDescriptions, printedDecimals, printedValue } from './describe-names.ts'
import type { Described } from './described.ts'
import type { EntryContext } from './entry-context.ts'
import type { ParsedFormula } from './formula-reader.ts'
import { tableIn } from './table-in.ts'
import { tableValues } from './table-values.ts'
import { writeCalculation } from './write-calculation.ts'

/** The prefix of a name that means a column in the row before. */
const BEFORE = 'prev.'

/** Added to the label of a column in the row before. */
const before = { fr: 'ligne d’avant', en: 'row before' } as const

/** Added to the label of a column where the formula reads a column of the same label in another table. */
const ofRow = { fr: 'de cette ligne', en: 'of this row' } as const

/**
 * The formula of a column as people write it: with labels for the names that change from row to row or, for
 * one `row` from 1, with their values there, in as few decimals as print the cell again. Called by
 * `explain-table.ts`.
 */
export function writeColumn(
  replayed: ReplayedStep,
  column: string,
  row: number | undefined,
  digits: CellDigits,
  context: EntryContext,
): string {
  const step = replayed.step as TableStep<unknown>
  const parsed = context.read(fullColumn(step, column).formula)
  return row === undefined
    ? inRows(replayed, column, parsed, digits, context)
    : atRow(replayed, column, row, parsed, context)
}

/**
 * The style of a column, made at its first use: to find labels and words again took a tenth of each
 * explication.
 */
function styleOf(
  replayed: ReplayedStep,
  column: string,
  { formula, names }: ParsedFormula,
  { describe, describedOf, replay }: EntryContext,
): ColumnStyle {
  const columns = keep(describe.styles, replayed.step, () => new Map<string, ColumnStyle>())
  return keep(columns, column, () => {
    const step = replayed.step as TableStep<unknown>
    const isOwn = (name: string) => ownColumn(step, name) !== undefined
    const elsewhere = names.filter((name) => !isOwn(name) && tableIn(name, replay.names) !== undefined)
    return {
      options: optionsOf(
        replayed,
        column,
        describe,
        new Set(elsewhere.map((name) => describedOf(name).label)),
      ),
      readsOwnCells: names.every(isOwn),
      maySettle: hasConstantCondition(
        formula,
        (name) => isOwn(name) || tableIn(name, replay.names) !== undefined,
      ),
    }
  })
}

/**
 * The labels of columns within the formulas of their own table, and the fields whose choices the formula may
 * contain.
 * @param elsewhere the labels of the columns of other tables that the formula reads: an own column of the same label is
 * that of the row.
 */
function optionsOf(
  replayed: ReplayedStep,
  column: string,
  describe: NameDescriptions,
  elsewhere: ReadonlySet<string>,
): CalculationOptions {
  const step = replayed.step as TableStep<unknown>
  const { field } = describe.column(replayed, column)
  const compared = describe.choicesWith(wordsIn(fullColumn(step, column).formula))
  const known = new Map<string, Described>()
  const described = (name: string): Described | undefined => {
    const own = ownColumn(step, name)
    if (own === undefined) return undefined
    return keep(known, name, () => {
      const column = describe.column(replayed, own)
      const found = elsewhere.has(column.label)
        ? { ...column, label: `${column.label} ${ofRow[describe.language]}` }
        : column
      return name.startsWith(BEFORE)
        ? { ...found, label: `${found.label} (${before[describe.language]})` }
        : found
    })
  }
  return { described, fields: [field, compared].filter((one) => one !== undefined) }
}

/**
 * The texts that a formula compares with.
 * @example wordsIn('if(parente = "enfant", 1, 0)') // ['enfant']
 */
const wordsIn = (formula: string): readonly string[] =>
  [...formula.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)

/** The column that a name means within the formulas of its table. */
const ownColumn = (step: TableStep<unknown>, name: string): string | undefined =>
  keep(ownColumns, step, () => {
    const columns = Object.keys(step.columns)
    return new Map(columns.flatMap((one) => [[one, one] as const, [BEFORE + one, one] as const]))
  }).get(name)

/** The columns by the names that formulas of their table give them: each asks for several. */
const ownColumns = new Map<TableStep<unknown>, ReadonlyMap<string, string>>()

/** A call of a function that a reader cannot compute with the cells of the row alone. */
const READS_ROWS = /\b(?:sum|most|least|first|last|quantile)\(/

/**
 * The calculation of a cell whose formula reads rows of a scale or of another table, without the sides that
 * conditions do not take. Called by `explain-table.ts`.
 * @returns `undefined` where the formula reads no such rows, or where the calculation would tell a reader
 * nothing.
 */
export function writeCell(
  replayed: ReplayedStep,
  column: string,
  row: number,
  context: EntryContext,
): string | undefined {
  const { formula: text } = fullColumn(replayed.step as TableStep<unknown>, column)
  if (!READS_ROWS.test(text)) return undefined
  const written = atRow(replayed, column, row, context.read(text), context, true)
  return [NOTHING, LONG_SUM, RAW_NAME].some((pattern) => pattern.test(written)) ? undefined : written
}

/** A calculation without a number but 0. */
const NOTHING = /^[^1-9]*$/

/** The column of a table that the answer does not show. */
const RAW_NAME = /[a-z][.][a-z]/i

/** A sum over so many rows that it is written in words. */
const LONG_SUM = /somme des|sum of/

/**
 * The formula of a column for all rows, with values for the names that have the same value in every row, and labels for
 * the others.
 */
function inRows(
  replayed: ReplayedStep,
  column: string,
  parsed: ParsedFormula,
  digits: CellDigits,
  context: EntryContext,
): string {
  const style = styleOf(replayed, column, parsed, context)
  const { options, maySettle } = style
  if (style.text !== undefined) return style.text
  const { formula, names } = parsed
  const { replay, isComputed, describedOf, rounded } = context
  const step = replayed.step as TableStep<unknown>
  const isOwn = (name: string) =>
    ownColumn(step, name) !== undefined || tableIn(name, replay.names) !== undefined
  const valueNamed = (name: string): StepValue | undefined => {
    if (isOwn(name)) return undefined
    const slot = replay.names.slotOf(name)
    const value = slot === undefined ? undefined : (replay.frame.slots[slot] ?? null)
    if (value === undefined || !isComputed(name)) return value
    // no digits were chosen for a table without rows
    return digits.operand(step.id, column, name) ?? printedValue(value, describedOf(name).kind)
  }
  if (parsed.isFixed && !maySettle) {
    const text = writeCalculation(formula, parsed, valueNamed, context, options)
    if (style.readsOwnCells) style.text = text
    return text
  }
  const typed = names.flatMap((nom) => {
    const lu = isComputed(nom) ? valueNamed(nom) : undefined
    return lu === undefined ? [] : [{ nom, lu }]
  })
  // evaluated with the digits that are written: a rate may be 0 only once it is shortened
  return rounded.during([], typed, () => {
    const settled = maySettle ? takenSides(formula, replay.evaluate, isOwn, never) : formula
    const written = parsed.mayTakeZeroRates
      ? takeZeroRatesOfRows(settled, (text) => valuesInRows(step.id, digits.rowsOf(step.id), text, replay))
      : settled
    const hasValue = (name: string) => ownColumn(step, name) === undefined
    return writeCalculation(written, parsed, valueNamed, context, { ...options, hasValue })
  })
}

/** The values of a part of the formula of a column in each of some rows. */
function valuesInRows(
  table: string,
  rows: readonly number[],
  text: string,
  replay: Replay,
): readonly StepValue[] {
  const { resultAt } = tableValues(table, replay)
  const compiled = replay.compiled(text, table)
  return rows.map((row) => resultAt(row, compiled))
}

/** Whether a formula has a condition that is the same in every row. */
const hasConstantCondition = (formula: Formula, isOwn: (name: string) => boolean): boolean =>
  (formula.type === 'call' &&
    formula.name === 'if' &&
    formula.operands.slice(0, 1).some((condition) => !formulaNames(condition).some(isOwn))) ||
  partsOf(formula).some((part) => hasConstantCondition(part, isOwn))

/**
 * A formula with conditions replaced by the sides that they take.
 * @param isVarying whether a name has no single value: the conditions that read it are kept.
 * @param isWhole whether a call is kept with all conditions within it.
 */
function takenSides(
  formula: Formula,
  evaluate: (text: string) => StepValue,
  isVarying: (name: string) => boolean,
  isWhole: (call: string) => boolean,
): Formula {
  const within = (part: Formula) => takenSides(part, evaluate, isVarying, isWhole)
  if (formula.type === 'call') {
    const [condition, yes, no] = formula.operands
    if (isWhole(formula.name)) return formula
    if (formula.name === 'if' && condition && yes && no && !formulaNames(condition).some(isVarying))
      return within(evaluate(formatFormula(condition)) === true ? yes : no)
  }
  return mapParts(formula, within)
}

const never = () => false

/**
 * The formula of a column with the values of one row.
 * @param isTaken whether conditions are replaced by the sides that they take.
 */
function atRow(
  replayed: ReplayedStep,
  column: string,
  row: number,
  parsed: ParsedFormula,
  context: EntryContext,
  isTaken = false,
): string {
  const step = replayed.step as TableStep<unknown>
  const { formula, names } = parsed
  const { replay, describe, isComputed } = context
  const cells = tableValues(step.id, replay)
  const { kind } = describe.column(replayed, column)
  const scope = replay.names.scopeOfTable(step.id)
  const evaluateHere = (text: string) => cells.resultAt(row, compileFormula(text, scope))
  // no name means the row that `lag` reads: its call is replaced by a made-up name with its value
  const lags = new Map<string, StepValue>()
  const taken = isTaken ? takenSides(formula, evaluateHere, never, isTableFunction) : formula
  const withoutLags = replaceLags(taken, (text) => {
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
  const shortened = [...new Set([...names, ...lags.keys()])].filter(
    (name) => isShortened(name) && typeof exact(name) === 'number',
  )
  const valuesIn = (decimals: readonly number[]) => (name: string) => {
    const index = shortened.indexOf(name)
    const found = exact(name)
    return index < 0 || found === undefined ? found : shortenedValue(found, decimals[index] ?? 0)
  }
  const size = evaluateHere(formatFormula(sizeFormula(formula)))
  const decimals = fewestDecimals(
    shortened.map((name) => firstDecimals(exact(name) ?? null)),
    (tried) => {
      const text = formatFormula(withoutLags, typedStyle(valuesIn(tried)))
      return reproduction(roundStep(evaluateHere(text), fullColumn(step, column).round), value, printed, size)
    },
  )
  const lagNames = [...lags.keys()]
  return writeCalculation(
    withoutLags,
    { ...parsed, names: [...names, ...lagNames] },
    decimals ? valuesIn(decimals) : exact,
    context,
    { ...styleOf(replayed, column, parsed, context).options, evaluate: evaluateHere },
  )
}

/** The style of the grammar, with values in place of names. */
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

/** A formula with each call of `lag` replaced by the name that `replace` gives for its text. */
function replaceLags(formula: Formula, replace: (text: string) => string): Formula {
  if (formula.type === 'call' && formula.name === 'lag')
    return { type: 'name', name: replace(formatFormula(formula)) }
  return mapParts(formula, (part) => replaceLags(part, replace))
}
