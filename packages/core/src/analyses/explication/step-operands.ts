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
import { operandsIn } from './formula-reader.ts'

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
  const { slots } = frame
  const parsed = read(step.formula)
  const operands: Typed[] = []
  const shortened: Shortened[] = []
  for (const { nom, slot } of operandsIn(parsed, names)) {
    if (nom === step.id) continue
    const lu = slot === undefined ? null : (slots[slot] ?? null)
    const operand = { nom, lu }
    operands.push(operand)
    if (slot !== undefined && typeof lu === 'number' && isComputed(nom))
      shortened.push({ operand, slot, exact: lu })
  }
  const columns = parsed.readsRows
    ? computedColumns(formulaNames(expandSums(parsed.formula, replay)), context)
    : []
  const fewest = shortened.map(({ exact }) => firstDecimals(exact))
  for (const _ of columns) fewest.push(FEWEST_DECIMALS)
  // with no more than the fewest digits of each the values are those of the computation: more digits change nothing
  const isExact = shortened.every(({ exact }, index) => shortenedValue(exact, fewest[index] ?? 0) === exact)
  if (columns.length === 0 && isExact) return { operandes: operands, cells: NO_CELLS }
  const columnsWith = (decimals: readonly number[]) =>
    columns.map((one, index) => ({ ...one, decimals: decimals[shortened.length + index] ?? 0 }))
  const reproduces = reproducerOf(step, value, formulaValue, kind, context)
  const inexact = () => reproduces(false)
  const decimals = fewestDecimals(fewest, (tried) => {
    let isExact = columns.length === 0
    for (const [index, { slot, exact }] of shortened.entries()) {
      const typed = shortenedValue(exact, tried[index] ?? 0)
      if (typed !== exact) isExact = false
      slots[slot] = typed
    }
    const found = isExact ? reproduces(true) : rounded.during(columnsWith(tried), [], inexact)
    for (const { slot, exact } of shortened) slots[slot] = exact
    return found
  })
  if (!decimals) return { operandes: operands, cells: NO_CELLS }
  for (const [index, { operand, exact }] of shortened.entries())
    operand.lu = shortenedValue(exact, decimals[index] ?? 0)
  if (columns.length === 0) return { operandes: operands, cells: NO_CELLS }
  return {
    operandes: operands,
    cells: new Map(columnsWith(decimals).map((one) => [`${one.table}.${one.column}`, one.decimals])),
  }
}

/** An operand whose digits are chosen. */
interface Typed {
  readonly nom: string
  lu: StepValue
}

/** An operand that may be typed with fewer digits. */
interface Shortened {
  readonly operand: Typed
  readonly slot: number
  readonly exact: number
}

const NO_CELLS: ReadonlyMap<string, number> = new Map()

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
