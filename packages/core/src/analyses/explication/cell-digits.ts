import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { ExplainedStep } from '../../definition/explication.ts'
import { reproduction, roundStep } from '../explanation/agreement.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { columnOf } from '../explanation/names.ts'
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
  /** The ranks of its rows; for one without rows, of some that its calculations must hold for. */
  readonly rows: readonly number[]
  /** Columns that have no formula. */
  readonly given: readonly string[]
}

/**
 * The digits with which a reader computes the cells of tables again. Used by `explain-table.ts` and
 * `write-column.ts`.
 */
export interface CellDigits {
  /** The decimals of the cells of a column, where other cells and steps need more than it prints. */
  readonly decimalsOf: (table: string, column: string) => number | undefined
  /** The ranks of the rows of a table that its calculations hold for. */
  readonly rowsOf: (table: string) => readonly number[]
  /** What to type for a step in the formula of a column. */
  readonly operand: (table: string, column: string, name: string) => StepValue | undefined
}

interface ColumnName {
  readonly table: string
  readonly column: string
}

/** A cell of the own table of a formula. */
interface OwnCell {
  /** The place of its column among those of the claim. */
  readonly at: number
  readonly index: number
  /** 1 for the row before. */
  readonly back: number
}

/** A formula over cells, and what it must print in each of some rows. */
interface Claim {
  readonly id: string
  /** The table whose rows it is read at; '' for a step. */
  readonly table: string
  readonly rows: readonly number[]
  readonly columns: readonly ColumnName[]
  /** Steps whose digits are chosen for this formula alone. */
  readonly steps: readonly TypedValue[]
  /** Steps with the digits that they have already. */
  readonly typed: readonly TypedValue[]
  /** The cells that it reads, where those are of its own row and of the row before alone. */
  readonly cells: readonly OwnCell[] | undefined
  /** What it gives, with the values that the frame then has. */
  readonly result: () => StepValue
  readonly size: () => StepValue
  /** What the computation gave. */
  readonly value: (row: number) => StepValue
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
    const stood = held?.row ?? 0
    for (let at = 0; at < claim.rows.length; at++) {
      if (held) held.row = claim.rows[at] ?? 0
      if (!visit(at, held)) break
    }
    if (held) held.row = stood
  }
  const targets = new Map(claims.map((claim) => [claim, targetsOf(claim, inRows, rounded)]))
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
  const chosen = new Map<Claim, readonly number[]>()
  /** Claims that hold with the digits chosen for them. */
  const settled = new Set<Claim>()
  const isChanged = (claim: Claim): boolean => {
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
  for (let round = 0; round < ROUNDS; round++) if (!claims.map(isChanged).includes(true)) break
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

/** Rounds the cells that a formula reads in the row where its table stands, and returns the exact ones. */
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

/** Visits the rows of a claim, by their places among them, until a visit returns false. */
type InRows = (claim: Claim, visit: (at: number, held: FrameTable | undefined) => boolean) => void

/** A step as it is typed: whole where no decimals show it. */
function typedValue(value: StepValue, decimals: number): StepValue {
  const short = shortenedValue(value, decimals)
  return short === 0 && decimals >= MOST_DECIMALS ? value : short
}

interface Target {
  readonly value: StepValue
  readonly size: StepValue
}

/**
 * What each row must print: the value of the computation or, where doubles of its size do not agree on its last
 * decimal, what the formula gives.
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

/** What the formulas of the columns of a table must print in its rows. */
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
    const { formula: text, round } = columnOf(step, column)
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

/** What the formulas of steps must print, where the cells that they read are shown. */
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

/** The columns of shown tables that names mean. */
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
  return Object.keys(step.columns).filter((nom) => wrong.has(nom) || columnOf(step, nom).origin !== undefined)
}
