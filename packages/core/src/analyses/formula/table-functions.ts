import { percentile } from '../../finance/percentile.ts'
import type { CompiledFormula, Frame, FrameTable } from './frame.ts'
import type { FormulaValue } from './syntax.ts'

/** Functions whose first operand is a table. */
const names = ['sum', 'count', 'least', 'most', 'last', 'first', 'at', 'quantile'] as const
type TableFunction = (typeof names)[number]

/** Whether a name is that of a function over the rows of a table. Called by `cell-digits.ts` and `write-column.ts` too. */
export const isTableFunction = (name: string): name is TableFunction =>
  (names as readonly string[]).includes(name)

/**
 * A function over the rows 1 to n of a table: `sum(annees, annees.interets)`, `first(annees, condition, value)`.
 * Called by `compile-formula.ts`.
 * Also used by `cell-digits.ts`.
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
      return only && ((frame) => sum(valuesOf(frame, table, only)))
    case 'count':
      return only && ((frame) => valuesOf(frame, table, only).filter((value) => value === true).length)
    case 'least':
      return only && ((frame) => extreme(valuesOf(frame, table, only), Math.min))
    case 'most':
      return only && ((frame) => extreme(valuesOf(frame, table, only), Math.max))
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

/** Reads a table row by row, and leaves it at the row where it was. */
function withRows<T>(frame: Frame, table: number, read: (held: FrameTable) => T, none: T): T {
  const held = frame.tables[table]
  if (!held) return none
  const row = held.row
  try {
    return read(held)
  } finally {
    held.row = row
  }
}

const valuesOf = (frame: Frame, table: number, formula: CompiledFormula): readonly FormulaValue[] =>
  withRows<readonly FormulaValue[]>(
    frame,
    table,
    (held) =>
      Array.from({ length: held.count }, (_, index) => {
        held.row = index + 1
        return formula(frame)
      }),
    [],
  )

function atRow(frame: Frame, table: number, row: FormulaValue, formula: CompiledFormula): FormulaValue {
  return withRows<FormulaValue>(
    frame,
    table,
    (held) => {
      if (typeof row !== 'number' || !Number.isInteger(row) || row < 1 || row > held.count) return null
      held.row = row
      return formula(frame)
    },
    null,
  )
}

function firstWhere(
  frame: Frame,
  table: number,
  condition: CompiledFormula,
  formula: CompiledFormula,
): FormulaValue {
  return withRows<FormulaValue>(
    frame,
    table,
    (held) => {
      for (held.row = 1; held.row <= held.count; held.row++)
        if (condition(frame) === true) return formula(frame)
      return null
    },
    null,
  )
}

function sum(values: readonly FormulaValue[]): number | null {
  let total = 0
  for (const value of values) {
    if (typeof value !== 'number') return null
    total += value
  }
  return Number.isFinite(total) ? total : null
}

function extreme(values: readonly FormulaValue[], better: (...numbers: number[]) => number): number | null {
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === 0 ? null : numbers.reduce((best, value) => better(best, value))
}

/** Hyndman and Fan's type 7, of the numbers alone. */
function quantile(values: readonly FormulaValue[], share: FormulaValue): number | null {
  const numbers = values.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  if (numbers.length === 0 || typeof share !== 'number' || share < 0 || share > 1) return null
  return percentile(numbers, share)
}
