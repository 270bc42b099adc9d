import { percentile } from '../../finance/percentile.ts'
import type { CompiledFormula, Frame } from './frame.ts'
import type { FormulaValue } from './syntax.ts'

/** Functions whose first operand is a table. */
const names = ['sum', 'count', 'least', 'most', 'last', 'first', 'at', 'quantile'] as const
type TableFunction = (typeof names)[number]

/**
 * Whether a name is that of a function over the rows of a table. Used by `compile-formula.ts`,
 * `explication/cell-digits.ts`, `explication/formula-reader.ts` and `explication/write-column.ts`.
 */
export const isTableFunction = (name: string): name is TableFunction =>
  (names as readonly string[]).includes(name)

/**
 * Compiles a function over the rows 1 to n of a table: `sum(annees, annees.interets)`, `first(annees,
 * condition, value)`. Used by `compile-formula.ts`.
 * @param table the index of the table in `Frame.tables`.
 * @param operands the formulas after the table.
 * @returns `undefined` when their number is wrong.
 */
export function compileTableFunction(
  name: string,
  table: number,
  operands: readonly CompiledFormula[],
): CompiledFormula | undefined {
  const [a, b] = operands
  const only = operands.length === 1 ? a : undefined
  const pair = operands.length === 2 && a && b ? ([a, b] as const) : undefined
  switch (name as TableFunction) {
    case 'sum':
      return only && ((frame) => sumOf(frame, table, only))
    case 'count':
      return only && ((frame) => countOf(frame, table, only))
    case 'least':
      return only && ((frame) => extremeOf(frame, table, only, Math.min))
    case 'most':
      return only && ((frame) => extremeOf(frame, table, only, Math.max))
    case 'last':
      return only && ((frame) => atRow(frame, table, frame.tables[table]?.count ?? 0, only))
    case 'first':
      return pair && ((frame) => firstWhere(frame, table, ...pair))
    case 'at':
      return pair && ((frame) => atRow(frame, table, pair[0](frame), pair[1]))
    case 'quantile':
      return pair && ((frame) => quantile(valuesOf(frame, table, pair[0]), pair[1](frame)))
  }
}

// Each function below moves the current row of the table and restores it, in a loop of its own rather than in
// a shared
// helper: a replay spends most of its time in them.

/** The values of a formula in the rows of a table. */
function valuesOf(frame: Frame, table: number, formula: CompiledFormula): readonly FormulaValue[] {
  const held = frame.tables[table]
  if (!held) return []
  const values: FormulaValue[] = []
  const { row, count } = held
  for (held.row = 1; held.row <= count; held.row++) values.push(formula(frame))
  held.row = row
  return values
}

/** The value of a formula at one row of a table; null where there is no such row. */
function atRow(frame: Frame, table: number, row: FormulaValue, formula: CompiledFormula): FormulaValue {
  const held = frame.tables[table]
  if (!held || typeof row !== 'number' || !Number.isInteger(row) || row < 1 || row > held.count) return null
  const before = held.row
  held.row = row
  const value = formula(frame)
  held.row = before
  return value
}

/** The value of a formula at the first row where a condition is true; null where there is none. */
function firstWhere(
  frame: Frame,
  table: number,
  condition: CompiledFormula,
  formula: CompiledFormula,
): FormulaValue {
  const held = frame.tables[table]
  if (!held) return null
  const { row, count } = held
  let value: FormulaValue = null
  for (held.row = 1; held.row <= count; held.row++) {
    if (condition(frame) !== true) continue
    value = formula(frame)
    break
  }
  held.row = row
  return value
}

/** The sum of a formula over the rows; null where one row has no number. */
function sumOf(frame: Frame, table: number, formula: CompiledFormula): number | null {
  const held = frame.tables[table]
  if (!held) return 0
  const { row, count } = held
  let total = 0
  let isKnown = true
  for (held.row = 1; isKnown && held.row <= count; held.row++) {
    const value = formula(frame)
    if (typeof value === 'number') total += value
    else isKnown = false
  }
  held.row = row
  return isKnown && Number.isFinite(total) ? total : null
}

/** How many rows fulfil a condition. */
function countOf(frame: Frame, table: number, condition: CompiledFormula): number {
  const held = frame.tables[table]
  if (!held) return 0
  const { row, count } = held
  let found = 0
  for (held.row = 1; held.row <= count; held.row++) if (condition(frame) === true) found += 1
  held.row = row
  return found
}

/** The least or the greatest value of a formula over the rows that have a number; null where none has. */
function extremeOf(
  frame: Frame,
  table: number,
  formula: CompiledFormula,
  better: (a: number, b: number) => number,
): number | null {
  const held = frame.tables[table]
  if (!held) return null
  const { row, count } = held
  let best: number | null = null
  for (held.row = 1; held.row <= count; held.row++) {
    const value = formula(frame)
    if (typeof value === 'number') best = best === null ? value : better(best, value)
  }
  held.row = row
  return best
}

/** The quantile of the numbers among some values, by Hyndman and Fan's type 7; null without numbers. */
function quantile(values: readonly FormulaValue[], share: FormulaValue): number | null {
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  if (numbers.length === 0 || typeof share !== 'number' || share < 0 || share > 1) return null
  return percentile(numbers, share)
}
