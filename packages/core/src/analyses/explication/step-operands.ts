import type { EquationStep, FormulaStep, StepKind, StepValue } from '../../definition/explanation.ts'
import type { Operand } from '../../definition/explication.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { reproduction, roundStep } from '../explanation/agreement.ts'
import { changesSign } from '../explanation/changes-sign.ts'
import { decimalsOf, type ReplayedStep } from '../explanation/compile-explanation.ts'
import { expandSums, valueAtRow } from '../explanation/expand-sums.ts'
import {
  fewestDecimals,
  firstDecimals,
  type Reproduction,
  shortenedValue,
} from '../explanation/typed-operands.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { shownDecimals } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import { tableIn } from './step-reads.ts'

type StepWithFormula = FormulaStep<unknown> | EquationStep<unknown>

/** What the reader of a step types: its operands, and the decimals of the cells that its sums write, by column. */
export interface StepOperands {
  readonly operandes: readonly Operand[]
  readonly cells: ReadonlyMap<string, number>
}

/** Cents: cells are tried with as many decimals first. */
const FEWEST_DECIMALS = 2

/**
 * The operands of a formula, each with the digits that the printed result needs: those of an equation, so that its root
 * prints the same. Called by `explain-step.ts`.
 */
export function stepOperands(
  step: StepWithFormula,
  { value, formulaValue }: ReplayedStep,
  kind: StepKind,
  context: EntryContext,
): StepOperands {
  const { replay, read, isComputed, rounded } = context
  const { names, frame } = replay
  const parsed = read(step.formula)
  const found = [...new Set(parsed.names.map((name) => tableIn(name, names) ?? name))]
  const exact = (name: string): StepValue => {
    const slot = names.slotOf(name)
    return slot === undefined ? null : (frame.slots[slot] ?? null)
  }
  const operands = found.filter((name) => name !== step.id).map((nom) => ({ nom, lu: exact(nom) }))
  const shortened = operands.filter(({ nom, lu }) => isComputed(nom) && typeof lu === 'number')
  const columns = parsed.isPlain
    ? []
    : computedColumns(formulaNames(expandSums(parsed.formula, replay)), context)
  const fewest = [...shortened.map(({ lu }) => firstDecimals(lu)), ...columns.map(() => FEWEST_DECIMALS)]
  if (fewest.length === 0) return { operandes: operands, cells: new Map() }
  const typedWith = (decimals: readonly number[]) =>
    shortened.map(({ nom, lu }, index) => ({ nom, lu: shortenedValue(lu, decimals[index] ?? 0) }))
  const columnsWith = (decimals: readonly number[]) =>
    columns.map((one, index) => ({ ...one, decimals: decimals[shortened.length + index] ?? 0 }))
  const reproduces = reproducerOf(step, value, formulaValue, kind, context)
  const decimals = fewestDecimals(fewest, (tried) => {
    const typed = typedWith(tried)
    const isExact = columns.length === 0 && typed.every(({ lu }, index) => lu === shortened[index]?.lu)
    return isExact ? reproduces(true) : rounded.during(columnsWith(tried), typed, () => reproduces(false))
  })
  const lus = new Map(decimals && typedWith(decimals).map(({ nom, lu }) => [nom, lu]))
  return {
    operandes: operands.map(({ nom, lu }) => ({ nom, lu: lus.has(nom) ? (lus.get(nom) ?? null) : lu })),
    cells: new Map(
      decimals && columnsWith(decimals).map((one) => [`${one.table}.${one.column}`, one.decimals]),
    ),
  }
}

/** The columns of tables that a written calculation has cells of; those of the law have few digits. */
function computedColumns(names: readonly string[], { isComputed }: EntryContext) {
  const columns = names.flatMap((written) => {
    const at = valueAtRow(written)
    return at && at.row > 0 ? [at.name] : []
  })
  return [...new Set(columns)].flatMap((name) => {
    const dot = name.indexOf('.')
    const table = name.slice(0, dot)
    return isComputed(table) ? [{ table, column: name.slice(dot + 1) }] : []
  })
}

/**
 * Whether a formula prints the value of its step, with the values that the frame then has: those of the replay where
 * `isExact`, of which the result is known.
 */
function reproducerOf(
  step: StepWithFormula,
  value: StepValue,
  formulaValue: StepValue | undefined,
  kind: StepKind,
  { replay }: EntryContext,
): (isExact: boolean) => Reproduction {
  const { names, frame } = replay
  const compiled = replay.compiled(step.formula, '')
  if (step.type === 'formula') {
    const size = replay.sizeOf(step.formula, '')(frame)
    const decimals = typeof value === 'number' ? shownDecimals(value, kind) : undefined
    const exact = formulaValue ?? null
    // doubles of some sizes do not agree on the last decimal: then the formula is reproduced
    const target = reproduction(exact, value, decimals, size) === 'no' ? exact : value
    return (isExact) =>
      reproduction(isExact ? exact : roundStep(compiled(frame), step.round), target, decimals, size)
  }
  // an unknown that does not exist is solved by no digits
  if (typeof value !== 'number') return () => 'surely'
  const printed = roundHalfAway(value, decimalsOf(kind))
  const unit = 10 ** -decimalsOf(kind)
  const at = (unknown: number): StepValue => {
    names.put(frame, step.id, unknown)
    return compiled(frame)
  }
  return () => {
    const isNear = changesSign(at, printed, unit / 2)
    const found = isNear || changesSign(at, printed, unit)
    names.put(frame, step.id, value)
    return isNear ? 'surely' : found ? 'exactly' : 'no'
  }
}
