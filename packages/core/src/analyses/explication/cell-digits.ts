import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { ExplainedStep } from '../../definition/explication.ts'
import { reproduction, roundStep } from '../explanation/agreement.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { keep } from '../explanation/keep.ts'
import { type ExplanationNames, fullColumn } from '../explanation/names.ts'
import {
  fewestDecimals,
  firstDecimals,
  type Reproduction,
  shortenedValue,
} from '../explanation/typed-operands.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { partsOf } from '../formula/formula-parts.ts'
import type { FrameTable } from '../formula/frame.ts'
import type { Formula } from '../formula/syntax.ts'
import { isTableFunction } from '../formula/table-functions.ts'
import type { ColumnName, ColumnPlan } from './column-styles.ts'
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

/** A column of a shown table. */
interface ReadColumn extends ColumnName {
  /** Its exact cells by row, 0 being the start. */
  readonly values: readonly StepValue[]
  /** The decimals that it prints at least. */
  readonly printed: number
  /** The decimals chosen so far; `undefined` before any choice. */
  chosen: number | undefined
}

/** Gives a column of a shown table, the same object to all claims that read it. */
type FindColumn = (name: ColumnName) => ReadColumn

/** A formula over cells, and the value that it must print in each of some rows. */
interface Claim {
  /** The table at whose rows the formula is evaluated; for a step, an object that nothing reads. */
  readonly held: Pick<FrameTable, 'row'>
  /** The column of the table that it gives; '' for a step. */
  readonly column: string
  /** The ranks, from 1, of these rows. */
  readonly rows: readonly number[]
  /** The columns whose cells the formula reads. */
  readonly columns: readonly ReadColumn[]
  /** Steps whose digits are chosen for this formula alone. */
  readonly steps: readonly TypedValue[]
  /** Steps with the digits that they have already. */
  readonly typed: readonly TypedValue[]
  /** Evaluates the formula on the current values of the frame. */
  readonly result: () => StepValue
  /** Evaluates its `sizeFormula`. */
  readonly size: () => StepValue
  /** The value of the computation in a row. */
  readonly value: (row: number) => StepValue
  /** The decimals of the printed value. */
  readonly decimals: number
  /** What it must print in each row, the row that refuted last being the first; none before they are known. */
  targets: Target[]
  /** The decimals chosen for its steps, then for its columns; `undefined` before any choice. */
  chosen: readonly number[] | undefined
}

/** The members of a claim before any choice. */
const UNCHOSEN = { targets: [], chosen: undefined }

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
  const columns = new Map<string, Map<string, ReadColumn>>()
  const findColumn: FindColumn = ({ table, column }) => {
    const ofTable = keep(columns, table, () => new Map<string, ReadColumn>())
    return keep(ofTable, column, () => {
      const { replayed } = byId.get(table) as ShownTable
      const printed = cellDecimals(describe.column(replayed, column).kind)
      const scope = names.tableOf(table)
      const values = frame.tables[scope?.index ?? -1]?.columns[scope?.columnOf(column) ?? -1] ?? []
      return { table, column, values, printed, chosen: undefined }
    })
  }
  const claimsOfTables = new Map(
    tables.map((table) => [table.replayed.step.id, columnClaims(table, byId, findColumn, context)]),
  )
  const claims = [...claimsOfTables.values(), stepClaims(explained, byId, findColumn, context)].flat()
  const typedWith = ({ steps }: Claim, decimals: readonly number[]): readonly TypedValue[] =>
    steps.map(({ nom, lu }, index) => ({ nom, lu: typedValue(lu, decimals[index] ?? 0) }))
  for (const claim of claims) claim.targets = targetsOf(claim, rounded)
  /** Whether a claim prints its values with these decimals: of its steps first, then of its columns. */
  const holds = (claim: Claim, decimals: readonly number[]): Reproduction => {
    const { columns, steps, targets, held } = claim
    if (decimals.every((some, index) => areSame(claim, index, some))) return worstOf(targets)
    const read = columns.map((one, at) => ({ ...one, decimals: decimals[steps.length + at] ?? 0 }))
    return rounded.during(read, [...claim.typed, ...typedWith(claim, decimals)], () => {
      let worst: Reproduction = 'surely'
      for (const target of targets) {
        held.row = target.row
        const reproduced = reproduction(claim.result(), target.value, claim.decimals, target.size)
        if (reproduced !== 'surely') worst = reproduced
        if (reproduced !== 'no') continue
        // the next decimals, too few as well, are likely to fail in the same row
        claim.targets = [target, ...targets.filter((one) => one !== target)]
        break
      }
      held.row = 0 // as after a replay
      return worst
    })
  }
  /** Chooses decimals for a claim that does not hold with the current ones; returns whether any changed. */
  const chooseFor = (claim: Claim): boolean => {
    const known = claim.chosen
    const now = [
      ...claim.steps.map(({ lu }, index) => known?.[index] ?? firstDecimals(lu)),
      ...claim.columns.map(({ chosen, printed }) => chosen ?? printed),
    ]
    if (known && (isSame(known, now) || holds(claim, now) !== 'no')) return false
    const found =
      fewestDecimals(
        now,
        (decimals) => holds(claim, decimals),
        (index, few, many) => areSame(claim, index, few, many),
      ) ?? now.map(() => MOST_DECIMALS)
    claim.chosen = found
    claim.columns.forEach((one, index) => {
      one.chosen = found[claim.steps.length + index] ?? FEWEST_DECIMALS
    })
    return true
  }
  for (let round = 0; round < ROUNDS; round++) if (!claims.map(chooseFor).includes(true)) break
  return {
    rowsOf: (table) => byId.get(table)?.rows ?? [],
    decimalsOf: (table, column) => {
      const { chosen, printed } = columns.get(table)?.get(column) ?? {}
      return chosen !== undefined && printed !== undefined && chosen > printed ? chosen : undefined
    },
    operand: (table, column, name) => {
      const { steps = [], chosen = [] } =
        claimsOfTables.get(table)?.find((claim) => claim.column === column) ?? {}
      const index = steps.findIndex(({ nom }) => nom === name)
      const step = steps[index]
      return step && (typedValue(step.lu, chosen[index] ?? 0) ?? undefined)
    },
  }
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((one, at) => one === b[at])

/** A step as it is typed: with all its digits where it would otherwise be 0. */
function typedValue(value: StepValue, decimals: number): StepValue {
  const short = shortenedValue(value, decimals)
  return short === 0 && decimals >= MOST_DECIMALS ? value : short
}

/** The value that a claim must print in a row, and the size of its operands. */
interface Target {
  readonly row: number
  readonly value: StepValue
  readonly size: StepValue
  /** Whether the formula prints it with all digits of its operands. */
  readonly exactly: Reproduction
}

/**
 * The targets of a claim by row: the value of the computation or, where doubles of its size do not agree on
 * its last decimal, the value of the formula.
 */
function targetsOf(claim: Claim, rounded: EntryContext['rounded']): Target[] {
  const { rows, held, typed, decimals } = claim
  return rounded.during([], typed, () => {
    const targets = rows.map((row) => {
      held.row = row
      const [exact, size, value] = [claim.result(), claim.size(), claim.value(row)]
      const exactly = reproduction(exact, value, decimals, size)
      return exactly === 'no'
        ? { row, value: exact, size, exactly: reproduction(exact, exact, decimals, size) }
        : { row, value, size, exactly }
    })
    held.row = 0 // as after a replay
    return targets
  })
}

/** Whether a formula prints all its targets with all digits of its operands. */
const worstOf = (targets: readonly Target[]): Reproduction =>
  (['no', 'exactly'] as const).find((one) => targets.some(({ exactly }) => exactly === one)) ?? 'surely'

/**
 * Whether a step of a claim has the same value with `few` and with `many` decimals, or with all digits: the formula then
 * needs no evaluation. False for a column: to compare its cells takes as long as an evaluation.
 * @param index its place in the order of `fewestDecimals`: steps, then columns.
 */
function areSame({ steps }: Claim, index: number, few: number, many?: number): boolean {
  const step = steps[index]
  return (
    step !== undefined &&
    typedValue(step.lu, few) === (many === undefined ? step.lu : typedValue(step.lu, many))
  )
}

type Tables = ReadonlyMap<string, ShownTable>

/** Prepares the claims of all columns of a table. */
function planColumns(
  replayed: ReplayedStep,
  { replay, read, describe }: EntryContext,
): readonly ColumnPlan[] {
  const step = replayed.step as TableStep<unknown>
  return Object.keys(step.columns).map((column): ColumnPlan => {
    const { formula: text, round } = fullColumn(step, column)
    const { names } = read(text)
    const isOwn = (name: string) => Object.hasOwn(step.columns, ownName(name))
    const own = [...new Set(names.filter(isOwn).map(ownName))]
    const foreign = names.filter((name) => !isOwn(name) && !name.startsWith(BEFORE))
    const compiled = replay.compiled(text, step.id)
    return {
      column,
      own: own.map((one) => ({ table: step.id, column: one })),
      others: columnsOf(foreign, replay.names),
      values: foreign.flatMap((nom) => {
        const slot = replay.names.slotOf(nom)
        return slot === undefined ? [] : [{ nom, slot }]
      }),
      decimals: cellDecimals(describe.column(replayed, column).kind),
      result: (frame) => roundStep(compiled(frame), round),
      size: replay.sizeOf(text, step.id),
    }
  })
}

/** The claims of the columns of a table: each formula must print the cells of its rows. */
function columnClaims(
  { replayed, rows, given }: ShownTable,
  tables: Tables,
  findColumn: FindColumn,
  context: EntryContext,
): readonly Claim[] {
  if (rows.length === 0) return []
  const { replay, isComputed, describe } = context
  const { frame, names } = replay
  const table = replayed.step.id
  const held = frame.tables[names.tableOf(table)?.index ?? -1] as FrameTable
  const { valueAt } = tableValues(table, replay)
  return keep(describe.plans, replayed.step, () => planColumns(replayed, context)).flatMap(
    (plan): Claim[] => {
      const { column, own, others, values, decimals, result, size } = plan
      if (given.includes(column)) return []
      const shown = others.filter((one) => tables.has(one.table))
      return [
        {
          ...UNCHOSEN,
          held,
          column,
          rows,
          columns: [...own, ...shown].map(findColumn),
          steps: values.flatMap(({ nom, slot }): TypedValue[] => {
            const lu = frame.slots[slot] ?? null
            return isComputed(nom) && typeof lu === 'number' ? [{ nom, lu }] : []
          }),
          typed: [],
          result: () => result(frame),
          size: () => size(frame),
          value: (row) => valueAt(column, row),
          decimals,
        },
      ]
    },
  )
}

/** The claims of the steps whose formulas read cells that are all shown. */
function stepClaims(
  explained: readonly ExplainedStep[],
  tables: Tables,
  findColumn: FindColumn,
  context: EntryContext,
): readonly Claim[] {
  const { replay, read } = context
  return explained.flatMap(({ genre, formule, arrondi, valeur, decimales, operandes }): Claim[] => {
    if (genre !== 'formule' || formule === null) return []
    const { formula, names } = read(formule)
    const columns = columnsOf(names, replay.names).filter(({ table }) => tables.has(table))
    if (columns.length === 0 || !areCellsShown(formula, tables, context)) return []
    const typed = operandes.filter(({ nom }) => replay.names.slotOf(nom) !== undefined)
    const compiled = replay.compiled(formule, '')
    const size = replay.sizeOf(formule, '')(replay.frame)
    return [
      {
        ...UNCHOSEN,
        held: { row: 0 },
        column: '',
        rows: [0],
        columns: columns.map(findColumn),
        steps: [],
        typed,
        result: () => roundStep(compiled(replay.frame), arrondi ?? undefined),
        size: () => size,
        value: () => valeur,
        decimals: decimales ?? 0,
      },
    ]
  })
}

const ownName = (name: string): string => (name.startsWith(BEFORE) ? name.slice(BEFORE.length) : name)

/** The columns of tables that these names mean. */
const columnsOf = (written: readonly string[], names: ExplanationNames): readonly ColumnName[] =>
  written.flatMap((name) => {
    const table = tableIn(name, names)
    return table === undefined || table === name ? [] : [{ table, column: name.slice(table.length + 1) }]
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
