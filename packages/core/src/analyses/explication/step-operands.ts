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

/** The values that the reader of a step types. Used by `explain-step.ts`. */
export interface StepOperands {
  readonly operandes: readonly Operand[]
  /** The decimals of the cells that its sums write, by column: `annees.solde`. */
  readonly cells: ReadonlyMap<string, number>
}

/** The decimals of cents, with which cells are tried first. */
const FEWEST_DECIMALS = 2

/**
 * The operands of a formula, each with the fewest digits that give the printed result; for an equation, the
 * same printed root. Called by `explain-step.ts`.
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
  let readsComputedRows = false
  for (const { nom, slot } of operandsIn(parsed, names)) {
    if (nom === step.id) continue
    const lu = slot === undefined ? null : (slots[slot] ?? null)
    const operand = { nom, lu }
    operands.push(operand)
    if (slot === undefined && isComputed(nom)) readsComputedRows = true
    if (slot !== undefined && typeof lu === 'number' && isComputed(nom))
      shortened.push({ operand, slot, exact: lu })
  }
  // the cells of scales of the law are written as they are
  const columns = readsComputedRows
    ? computedColumns(formulaNames(expandSums(parsed.formula, replay)), context)
    : []
  const fewest = shortened.map(({ exact }) => firstDecimals(exact))
  for (const _ of columns) fewest.push(FEWEST_DECIMALS)
  // where the fewest digits already give the exact values, more digits would change nothing
  const isExact = shortened.every(({ exact }, index) => shortenedValue(exact, fewest[index] ?? 0) === exact)
  const found: StepOperands = { operandes: operands, cells: NO_CELLS }
  if (columns.length === 0 && isExact) return found
  const columnsWith = (decimals: readonly number[]) =>
    columns.map((one, index) => ({ ...one, decimals: decimals[shortened.length + index] ?? 0 }))
  const reproduces = reproducerOf(step, value, formulaValue, kind, context)
  const reproducesWith = (tried: readonly number[]): Reproduction => {
    for (const [index, { slot, exact }] of shortened.entries())
      slots[slot] = shortenedValue(exact, tried[index] ?? 0)
    const reproduced = rounded.during(columnsWith(tried), [], reproduces)
    for (const { slot, exact } of shortened) slots[slot] = exact
    return reproduced
  }
  const isSame = (index: number, few: number, many: number): boolean => {
    const { exact } = shortened[index] ?? {}
    return exact !== undefined && shortenedValue(exact, few) === shortenedValue(exact, many)
  }
  const decimals = fewestDecimals(fewest, reproducesWith, isSame)
  if (!decimals) return found
  for (const [index, { operand, exact }] of shortened.entries())
    operand.lu = shortenedValue(exact, decimals[index] ?? 0)
  return {
    ...found,
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
  /** Where the replayed formula reads it in its frame. */
  readonly slot: number
  /** Its value before digits are dropped. */
  readonly exact: number
}

const NO_CELLS: ReadonlyMap<string, number> = new Map()

/**
 * The columns whose cells a written calculation contains, without those of scales of law, which have few
 * digits.
 */
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
 * Makes a function that tells whether the formula of a step prints its value on the current values of the frame.
 */
function reproducerOf(
  step: StepWithFormula,
  value: StepValue,
  formulaValue: StepValue | undefined,
  kind: StepKind,
  { replay }: EntryContext,
): () => Reproduction {
  const { names, frame } = replay
  const compiled = replay.compiled(step.formula, '')
  if (step.type === 'formula') {
    const size = replay.sizeOf(step.formula, '')(frame)
    const decimals = typeof value === 'number' ? shownDecimals(value, kind) : undefined
    const exact = formulaValue ?? null
    // where doubles of this size do not agree on the last decimal, the value of the formula is the target
    const target = reproduction(exact, value, decimals, size) === 'no' ? exact : value
    return () => reproduction(roundStep(compiled(frame), step.round), target, decimals, size)
  }
  // an unknown without a value needs no digits
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
