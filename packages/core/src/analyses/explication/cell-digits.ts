import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { ExplainedStep } from '../../definition/explication.ts'
import { reproduction, roundStep } from '../explanation/agreement.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { fullColumn } from '../explanation/names.ts'
import {
  fewestDecimals,
  firstDecimals,
  type Reproduction,
  roundedValue,
  shortenedValue,
} from '../explanation/typed-operands.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { FrameTable } from '../formula/frame.ts'
import type { Formula } from '../formula/syntax.ts'
import { isTableFunction } from '../formula/table-functions.ts'
import { cellDecimals } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import type { TypedValue } from './rounded-values.ts'
import { wrongColumns } from './step-reads.ts'
import { tableIn } from './table-in.ts'
import { tableValues } from './table-values.ts'

/** The prefix of a name that means a column in the row before. */
const BEFORE = 'prev.'

/** The decimals of a column of a table that is not shown. */
const FEWEST_DECIMALS = 2

/** All digits of a double, where no fewer are enough. */
const MOST_DECIMALS = 15

/** How often the digits of columns are chosen again, since one more digit may move a result that is half a unit. */
const ROUNDS = 4

/** A table whose rows are shown. */
interface ShownTable {
  readonly replayed: ReplayedStep
  /**
   * The ranks, from 1, of the rows shown; where none is shown, of a sample for which its calculations must
   * hold.
   */
  readonly rows: readonly number[]
  /** The columns that are shown without a formula. */
  readonly given: readonly string[]
}

/**
 * The digits with which a reader can compute the cells of tables again. Used by `explain-table.ts` and
 * `write-column.ts`.
 */
export interface CellDigits {
  /** The decimals of the cells of a column, where other cells and steps need more than it prints. */
  readonly decimalsOf: (table: string, column: string) => number | undefined
  /** The ranks, from 1, of the rows of a table for which its calculations were checked. */
  readonly rowsOf: (table: string) => readonly number[]
  /** The value to type for a step in the formula of a column; `undefined` where none was chosen. */
  readonly operand: (table: string, column: string, name: string) => StepValue | undefined
}

/** A column of a table, by their names. */
interface ColumnName {
  readonly table: string
  readonly column: string
}

/** A cell of the own table of a formula. */
interface OwnCell {
  /** The place of its column among those of the claim. */
  readonly at: number
  /** The index of the column in the table of the frame. */
  readonly index: number
  /** 0 for the row of the formula, 1 for the row before. */
  readonly back: number
}

/** A formula over cells, and the value that it must print in each of some rows. */
interface Claim {
  /** `table.column` for a column, the id for a step. */
  readonly id: string
  /** The table at whose rows the formula is evaluated; '' for a step. */
  readonly table: string
  /** The ranks, from 1, of these rows. */
  readonly rows: readonly number[]
  /** The columns whose cells the formula reads. */
  readonly columns: readonly ColumnName[]
  /** Steps whose digits are chosen for this formula alone. */
  readonly steps: readonly TypedValue[]
  /** Steps with the digits that they have already. */
  readonly typed: readonly TypedValue[]
  /** The cells that it reads, where all are in its own row or in the row before; `undefined` elsewhere. */
  readonly cells: readonly OwnCell[] | undefined
  /** Evaluates the formula on the current values of the frame. */
  readonly result: () => StepValue
  /** Evaluates its `sizeFormula`. */
  readonly size: () => StepValue
  /** The value of the computation in a row. */
  readonly value: (row: number) => StepValue
  /** The decimals of the printed value. */
  readonly decimals: number
}

/**
 * Chooses how many decimals the cells of tables are read with: as few as print every shown cell, and every step that
 * reads shown cells, again. Called by `compile-explication.ts`.
 * @param explained the steps shown, with their operands as a reader types them.
 */
export function chooseCellDigits(
  tables: readonly ShownTable[],
  explained: readonly ExplainedStep[],
  context: EntryContext,
): CellDigits {
  const { describe, rounded, replay } = context
  const { names, frame } = replay
  const byId = new Map(tables.map((table) => [table.replayed.step.id, table]))
  const printedOf = ({ table, column }: ColumnName): number => {
    const owner = byId.get(table)
    return owner ? cellDecimals(describe.column(owner.replayed, column).kind) : FEWEST_DECIMALS
  }
  const columns = new Map<string, number>()
  const columnKey = ({ table, column }: ColumnName) => `${table}.${column}`
  const decimalsOf = (one: ColumnName) => columns.get(columnKey(one)) ?? printedOf(one)
  const claims = [
    ...tables.flatMap((table) => columnClaims(table, byId, context)),
    ...stepClaims(explained, byId, context),
  ]
  const typedWith = ({ steps }: Claim, decimals: readonly number[]): readonly TypedValue[] =>
    steps.map(({ nom, lu }, index) => ({ nom, lu: typedValue(lu, decimals[index] ?? 0) }))
  const inRows: InRows = (claim, visit) => {
    const scope = names.tableOf(claim.table)
    const held = scope && frame.tables[scope.index]
    const rowBefore = held?.row ?? 0
    for (let at = 0; at < claim.rows.length; at++) {
      if (held) held.row = claim.rows[at] ?? 0
      if (!visit(at, held)) break
    }
    if (held) held.row = rowBefore
  }
  const targets = new Map(claims.map((claim) => [claim, targetsOf(claim, inRows, rounded)]))
  /** Whether a claim prints its values with these decimals: of its steps first, then of its columns. */
  const holds = (claim: Claim, decimals: readonly number[]): Reproduction => {
    const { cells, columns, steps } = claim
    const read = cells
      ? []
      : columns.map((one, at) => ({ ...one, decimals: decimals[steps.length + at] ?? 0 }))
    const found = targets.get(claim) ?? []
    return rounded.during(read, [...claim.typed, ...typedWith(claim, decimals)], () => {
      let worst: Reproduction = 'surely'
      inRows(claim, (at, held) => {
        const target = found[at]
        if (!target) return true
        const exact = cells && held ? roundCells(cells, held, decimals, steps.length) : []
        const reproduced = reproduction(claim.result(), target.value, claim.decimals, target.size)
        if (cells && held) putCells(cells, held, exact)
        if (reproduced !== 'surely') worst = reproduced
        return reproduced !== 'no'
      })
      return worst
    })
  }
  /** The decimals chosen for each claim, in the order of `holds`. */
  const chosen = new Map<Claim, readonly number[]>()
  /** Claims that hold with the digits chosen for them. */
  const settled = new Set<Claim>()
  /** Chooses decimals for a claim that does not hold with the current ones; returns whether any changed. */
  const chooseFor = (claim: Claim): boolean => {
    const known = chosen.get(claim)
    const now = [
      ...claim.steps.map(({ lu }, index) => known?.[index] ?? firstDecimals(lu)),
      ...claim.columns.map(decimalsOf),
    ]
    if (known && ((settled.has(claim) && isSame(known, now)) || holds(claim, now) !== 'no')) return false
    const fewest = fewestDecimals(now, (decimals) => holds(claim, decimals))
    if (fewest) settled.add(claim)
    else settled.delete(claim)
    const found = fewest ?? now.map(() => MOST_DECIMALS)
    chosen.set(claim, found)
    claim.columns.forEach((one, index) => {
      columns.set(columnKey(one), found[claim.steps.length + index] ?? FEWEST_DECIMALS)
    })
    return true
  }
  for (let round = 0; round < ROUNDS; round++) if (!claims.map(chooseFor).includes(true)) break
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
  return {
    rowsOf: (table) => byId.get(table)?.rows ?? [],
    decimalsOf: (table, column) => {
      const decimals = columns.get(`${table}.${column}`)
      return decimals !== undefined && decimals > printedOf({ table, column }) ? decimals : undefined
    },
    operand: (table, column, name) => {
      const claim = claimOf.get(`${table}.${column}`)
      const index = claim?.steps.findIndex(({ nom }) => nom === name) ?? -1
      const decimals = claim && chosen.get(claim)
      return claim && decimals && index >= 0
        ? (typedValue(claim.steps[index]?.lu ?? null, decimals[index] ?? 0) ?? undefined)
        : undefined
    },
  }
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((one, at) => one === b[at])

/** Rounds the cells that a formula reads at the current row of its table, and returns the exact ones. */
function roundCells(
  cells: readonly OwnCell[],
  held: FrameTable,
  decimals: readonly number[],
  from: number,
): readonly StepValue[] {
  return cells.map(({ at, index, back }) => {
    const column = held.columns[index] ?? []
    const exact = column[held.row - back] ?? null
    column[held.row - back] = roundedValue(exact, decimals[from + at] ?? 0)
    return exact
  })
}

/** Puts the exact cells back. */
function putCells(cells: readonly OwnCell[], held: FrameTable, exact: readonly StepValue[]): void {
  cells.forEach(({ index, back }, at) => {
    const column = held.columns[index]
    if (column) column[held.row - back] = exact[at] ?? null
  })
}

/**
 * Moves the table of a claim to each of its rows, whose index in `rows` is `at`, until a visit returns false.
 */
type InRows = (claim: Claim, visit: (at: number, held: FrameTable | undefined) => boolean) => void

/** A step as it is typed: with all its digits where it would otherwise be 0. */
function typedValue(value: StepValue, decimals: number): StepValue {
  const short = shortenedValue(value, decimals)
  return short === 0 && decimals >= MOST_DECIMALS ? value : short
}

/** The value that a claim must print in a row, and the size of its operands. */
interface Target {
  readonly value: StepValue
  readonly size: StepValue
}

/**
 * The targets of a claim by row: the value of the computation or, where doubles of its size do not agree on
 * its last decimal, the value of the formula.
 */
function targetsOf(claim: Claim, inRows: InRows, rounded: EntryContext['rounded']): readonly Target[] {
  const found: Target[] = []
  rounded.during([], claim.typed, () => {
    inRows(claim, (at) => {
      const [exact, size, value] = [claim.result(), claim.size(), claim.value(claim.rows[at] ?? 0)]
      const isPrinted = reproduction(exact, value, claim.decimals, size) !== 'no'
      found.push({ value: isPrinted ? value : exact, size })
      return true
    })
  })
  return found
}

type Tables = ReadonlyMap<string, ShownTable>

/** The claims of the columns of a table: each formula must print the cells of its rows. */
function columnClaims(
  { replayed, rows, given }: ShownTable,
  tables: Tables,
  context: EntryContext,
): readonly Claim[] {
  const { replay, read, describe, isComputed } = context
  const step = replayed.step as TableStep<unknown>
  const { valueAt } = tableValues(step.id, replay)
  return Object.keys(step.columns).flatMap((column): Claim[] => {
    if (given.includes(column) || rows.length === 0) return []
    const { formula: text, round } = fullColumn(step, column)
    const { names, readsOtherRows } = read(text)
    const own = names.flatMap((name) => {
      const bare = ownName(name)
      return Object.hasOwn(step.columns, bare) ? [bare] : []
    })
    const others = names.filter((name) => !own.includes(name) && !name.startsWith(BEFORE))
    const ownColumns = [...new Set(own)]
    const columns = [
      ...ownColumns.map((one) => ({ table: step.id, column: one })),
      ...columnsOf(others, tables, context),
    ]
    const cellOf = (name: string): OwnCell[] => {
      const bare = ownName(name)
      const index = replay.names.tableOf(step.id)?.columnOf(bare)
      const at = ownColumns.indexOf(bare)
      return index === undefined || at < 0 ? [] : [{ at, index, back: bare === name ? 0 : 1 }]
    }
    const steps = others.flatMap((nom): TypedValue[] => {
      const slot = replay.names.slotOf(nom)
      const lu = slot === undefined ? null : (replay.frame.slots[slot] ?? null)
      return isComputed(nom) && typeof lu === 'number' ? [{ nom, lu }] : []
    })
    const decimals = cellDecimals(describe.column(replayed, column).kind)
    const [compiled, size] = [replay.compiled(text, step.id), replay.sizeOf(text, step.id)]
    return [
      {
        id: `${step.id}.${column}`,
        table: step.id,
        rows,
        columns,
        steps,
        typed: [],
        cells: columns.length > ownColumns.length || readsOtherRows ? undefined : names.flatMap(cellOf),
        result: () => roundStep(compiled(replay.frame), round),
        size: () => size(replay.frame),
        value: (row) => valueAt(column, row),
        decimals,
      },
    ]
  })
}

/** The claims of the steps whose formulas read cells that are all shown. */
function stepClaims(
  explained: readonly ExplainedStep[],
  tables: Tables,
  context: EntryContext,
): readonly Claim[] {
  const { replay, read } = context
  return explained.flatMap(({ id, genre, formule, arrondi, valeur, decimales, operandes }): Claim[] => {
    if (genre !== 'formule' || formule === null) return []
    const { formula, names } = read(formule)
    const columns = columnsOf(names, tables, context)
    if (columns.length === 0 || !areCellsShown(formula, tables, context)) return []
    const typed = operandes.filter(({ nom }) => replay.names.slotOf(nom) !== undefined)
    const compiled = replay.compiled(formule, '')
    const size = replay.sizeOf(formule, '')(replay.frame)
    return [
      {
        id,
        table: '',
        rows: [0],
        columns,
        steps: [],
        typed,
        cells: undefined,
        result: () => roundStep(compiled(replay.frame), arrondi ?? undefined),
        size: () => size,
        value: () => valeur,
        decimals: decimales ?? 0,
      },
    ]
  })
}

const ownName = (name: string): string => (name.startsWith(BEFORE) ? name.slice(BEFORE.length) : name)

/** The columns of shown tables that these names mean. */
const columnsOf = (
  names: readonly string[],
  tables: Tables,
  { replay }: EntryContext,
): readonly ColumnName[] =>
  names.flatMap((name) => {
    const table = tableIn(name, replay.names)
    return table !== undefined && table !== name && tables.has(table)
      ? [{ table, column: name.slice(table.length + 1) }]
      : []
  })

/** Whether a reader sees each cell that a formula reads: one row, the last one, or all of them. */
function areCellsShown(formula: Formula, tables: Tables, context: EntryContext): boolean {
  if (formula.type === 'call' && isTableFunction(formula.name)) {
    const [table, place] = formula.operands
    const isOfTable = table?.type === 'name' && tables.has(table.name)
    if (isOfTable && !isShown(formula.name, table.name, place, tables, context)) return false
  }
  return partsOf(formula).every((part) => areCellsShown(part, tables, context))
}

/** Whether the rows that a function over a table reads are shown. */
function isShown(
  call: string,
  id: string,
  place: Formula | undefined,
  tables: Tables,
  { replay }: EntryContext,
): boolean {
  const shown = tables.get(id)?.rows ?? []
  const { count } = tableValues(id, replay)
  if (call === 'last') return shown.includes(count)
  if (call === 'at' && place && formulaNames(place).every((name) => !name.includes('.'))) {
    const row = replay.evaluate(formatFormula(place))
    return typeof row === 'number' && shown.includes(row)
  }
  return shown.length === count
}

/**
 * The columns of a table without a formula: data, and those whose claim does not replay. Used by
 * `compile-explication.ts` and `explain-table.ts`.
 */
export const givenColumns = (replayed: ReplayedStep): readonly string[] => {
  const step = replayed.step as TableStep<unknown>
  const wrong = wrongColumns(replayed.wrongCells)
  return Object.keys(step.columns).filter(
    (nom) => wrong.has(nom) || fullColumn(step, nom).origin !== undefined,
  )
}
