import type {
  CitedValue,
  EquationStep,
  Explanation,
  ExplanationStep,
  FormulaStep,
  StepKind,
  StepValue,
  TableStep,
  Term,
} from '../../definition/explanation.ts'
import { concatMembers, foldShape } from '../../definition/fold-shape.ts'
import { withTerms } from '../../definition/formula-terms.ts'
import type { Params, ParamsOf, Shape } from '../../definition/shape.ts'
import type { Computed, SimulationContext, Simulator } from '../../definition/simulator.ts'
import { valueAt } from '../../definition/value-at.ts'
import { kinds } from '../../units/kinds.ts'
import { inLanguage, type Language, type Text } from '../../units/text.ts'
import { compileFormula } from '../formula/compile-formula.ts'
import { formatFormula } from '../formula/format-formula.ts'
import type { CompiledFormula, Frame, Scope } from '../formula/frame.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import { agrees, roundStep } from './agreement.ts'
import { changesSign } from './changes-sign.ts'
import { keep } from './keep.ts'
import { asStepValue, ExplanationNames, fullColumn } from './names.ts'
import { sizeFormula } from './size-formula.ts'

/**
 * The replay of one step: its value from the computation, and whether its formula gives the same. Used by
 * `explication/cell-digits.ts`, `explication/compile-explication.ts`, `explication/describe-names.ts`,
 * `explication/explain-step.ts` and others in `explication`.
 */
export interface ReplayedStep {
  readonly step: ExplanationStep
  /** The path of the figure of the result, or of the table, that it explains. */
  readonly figure?: string | undefined
  /** `null` for a table. */
  readonly value: StepValue
  /** What the formula gives, rounded as the step orders; `undefined` where there is none to replay. */
  readonly formulaValue?: StepValue | undefined
  /**
   * Whether every formula of the step gives the value of the computation, and the condition of its warning
   * holds.
   */
  readonly agrees: boolean
  /** Cells of a table whose formula does not give the value of the computation. */
  readonly wrongCells?: readonly WrongCell[] | undefined
}

/** A cell whose formula does not give the value of the computation. Used by `explication/step-reads.ts`. */
export interface WrongCell {
  readonly column: string
  /** From 1. */
  readonly row: number
  /** The value of the formula. */
  readonly formulaValue: StepValue
  /** The value of the computation. */
  readonly value: StepValue
}

/**
 * An explanation with the values of one question. Used by `expand-sums.ts`, `explication/compile-explication.ts`,
 * `explication/entry-context.ts`, `explication/rounded-values.ts` and others in `explication`.
 */
export interface Replay {
  /** The answer of the simulation, from which the values were taken. */
  readonly computed: Computed
  /** The values of law of this question. */
  readonly law: readonly CitedValue[]
  readonly steps: readonly ReplayedStep[]
  /** The values of all names, and where formulas find them. */
  readonly frame: Frame
  readonly names: ExplanationNames
  /** Evaluates another formula on the values of the frame: a branch, an effect. */
  readonly evaluate: (formula: string) => StepValue
  readonly compiled: CompileAtPlace
  /** Compiles the `sizeFormula` of a formula. */
  readonly sizeOf: CompileAtPlace
}

/**
 * Evaluates every formula of an explanation for parsed parameters, beside the simulation's own values.
 * @throws FormulaError where a formula names what no step before it gives.
 */
type ReplayExplanation = (params: ParamsOf<Params>, context: SimulationContext, language?: Language) => Replay

/**
 * Prepares the replay of an explanation: each formula is compiled at its first use, then kept. Used by
 * `explication/compile-explication.ts`.
 */
export function compileExplanation(simulator: Simulator, explanation: Explanation): ReplayExplanation {
  const { contract } = simulator
  const names = new ExplanationNames(contract.params, explanation.steps)
  const figures = pathsByName(contract.result)
  const variantOf = keepVariants()
  const formula = keepByPlace(names, compileFormula)
  const size = keepByPlace(names, (text, scope) =>
    compileFormula(formatFormula(sizeFormula(parseFormula(text))), scope),
  )
  return (params, context, language = 'fr') => {
    const computed = simulator.compute(params, context, language)
    const { data } = computed
    const work = explanation.work(params, context)
    const law = explanation.law(work)
    names.addLaw(law)
    const frame = names.frame(params, law)
    const run: Run = {
      names,
      frame,
      computed,
      data,
      work,
      simulator,
      params,
      context,
      language,
      formula,
      size,
    }
    const steps = explanation.steps
      .filter((step) => step.when?.(work) ?? true)
      .map((step) => (step.type === 'formula' && step.terms ? variantOf(step, step.terms, work) : step))
      .map((step) => {
        const figure = ('figure' in step ? step.figure : undefined) ?? figures.get(step.id)
        const replayed = replayStep(run, step, step.type === 'otherQuestion' ? undefined : figure)
        return replayed.agrees && !warnsAsAnswered(run, step) ? { ...replayed, agrees: false } : replayed
      })
    return {
      computed,
      law,
      steps,
      frame,
      names,
      evaluate: (text) => evaluate(run, text),
      compiled: formula,
      sizeOf: size,
    }
  }
}

/**
 * Gives a step the terms that count. The same terms give the same object, so that caches by step stay small.
 */
function keepVariants() {
  const variants = new Map<FormulaStep<unknown>, Map<string, FormulaStep<unknown>>>()
  return (
    step: FormulaStep<unknown>,
    terms: readonly Term<unknown>[],
    work: unknown,
  ): FormulaStep<unknown> => {
    const kept = terms.filter(({ when }) => when(work))
    const known = keep(variants, step, () => new Map<string, FormulaStep<unknown>>())
    return keep(known, kept.map((term) => terms.indexOf(term)).join(), () => withTerms(step, kept))
  }
}

/** Compiles each text once per place. */
function keepByPlace(
  names: ExplanationNames,
  compile: (text: string, scope: Scope) => CompiledFormula,
): CompileAtPlace {
  const keepIn = (scope: Scope) => {
    const known = new Map<string, CompiledFormula>()
    return (text: string) => keep(known, text, () => compile(text, scope))
  }
  const ofSteps = keepIn(names)
  const ofTables = new Map<string, typeof ofSteps>()
  return (text, table) =>
    (table === '' ? ofSteps : keep(ofTables, table, () => keepIn(names.scopeOfTable(table))))(text)
}

/** Compiles a formula of a column of a table, or of a step where `table` is ''. */
type CompileAtPlace = (text: string, table: string) => CompiledFormula

/** The replay of one question under way. */
interface Run {
  readonly names: ExplanationNames
  readonly frame: Frame
  readonly computed: Computed
  readonly data: unknown
  readonly work: unknown
  readonly simulator: Simulator
  readonly params: ParamsOf<Params>
  readonly context: SimulationContext
  readonly language: Language
  readonly formula: CompileAtPlace
  /** Compiles the `sizeFormula` of a formula. */
  readonly size: CompileAtPlace
}

/**
 * Replays one step and puts its value in the frame. Its value is that of the result, else of the work, else
 * its formula's.
 */
function replayStep(run: Run, step: ExplanationStep, figure: string | undefined): ReplayedStep {
  const { frame, names } = run
  if (step.type === 'table') {
    const { agrees, wrongCells } = replayTable(run, step, figure)
    return { step, figure, value: null, formulaValue: undefined, agrees, wrongCells }
  }
  const shown =
    figure === undefined ? undefined : asStepValue(inOneLanguage(valueAt(run.data, figure), run.language))
  const ofWork = 'value' in step && step.value ? step.value(run.work) : undefined
  const formulaValue = formulaValueOf(run, step)
  // a figure or a value of the work that is null counts
  const known = shown === undefined ? ofWork : shown
  const value = (known === undefined ? formulaValue : known) ?? null
  names.put(frame, step.id, value)
  const holds =
    step.type === 'equation'
      ? solves(run, step, value)
      : claimHolds(run, step, ofWork, value) &&
        claimHolds(run, step, formulaValue, value) &&
        isControlled(run, step, value)
  return { step, figure, value, formulaValue, agrees: holds, wrongCells: undefined }
}

/** Whether one of the other values of a step, if it has it, agrees with its value. */
const claimHolds = (
  run: Run,
  step: ExplanationStep,
  claim: StepValue | undefined,
  value: StepValue,
): boolean => claim === undefined || agrees(claim, value, () => sizeOf(run, step))

/** A figure in words has both languages until it is presented. */
const inOneLanguage = (value: unknown, language: Language): unknown =>
  typeof value === 'object' && value !== null && language in value
    ? inLanguage(value as Text, language)
    : value

/** The size of the operands of a step's formula, for `agrees`. */
const sizeOf = ({ size, frame }: Run, step: ExplanationStep): StepValue =>
  step.type === 'formula' ? size(step.formula, '')(frame) : null

/** Whether the condition of the warning of a step, if it is given, holds exactly where the answer has the warning. */
function warnsAsAnswered(run: Run, { warns, warnsWhen }: ExplanationStep): boolean {
  if (warnsWhen === undefined) return true
  const isWarned = run.computed.meta.avertissements.some(({ code }) => code === warns)
  return isWarned === (evaluate(run, warnsWhen) === true)
}

/** Whether the second formula of a step, if there is one, gives the same value. */
function isControlled(run: Run, step: ExplanationStep, value: StepValue): boolean {
  const control = step.type === 'formula' ? step.control : undefined
  const size = () => (control ? run.size(control, '')(run.frame) : null)
  return control === undefined || agrees(evaluate(run, control), value, size)
}

/** What the formula gives; `undefined` where the step has none to evaluate. */
function formulaValueOf(run: Run, step: ExplanationStep): StepValue | undefined {
  if (step.type === 'formula') return roundStep(evaluate(run, step.formula), step.round)
  if (step.type !== 'otherQuestion') return undefined
  const params = { ...run.params }
  for (const [name, text] of Object.entries(step.params))
    Object.assign(params, { [name]: evaluate(run, text) })
  return asStepValue(valueAt(run.simulator.compute(params, run.context, 'fr').data, step.figure))
}

/** The value of a formula on the current values of the frame, as steps read names. */
const evaluate = ({ formula, frame }: Run, text: string): StepValue => formula(text, '')(frame)

/** The decimals with which a value of a kind is printed. Used by `explication/step-operands.ts`. */
export const decimalsOf = (kind: StepKind): number =>
  kind === 'rate' ? RATE_DECIMALS : (kinds[kind].decimals ?? 0)

/** Decimals of a rate that is a fraction: 6 of its percent. */
const RATE_DECIMALS = 8

/** Whether an equation changes sign within one unit of the last printed decimal of its unknown. */
function solves(run: Run, { id, formula, kind }: EquationStep<unknown>, value: StepValue): boolean {
  if (typeof value !== 'number') return true
  const at = (moved: number): StepValue => {
    run.names.put(run.frame, id, moved)
    return evaluate(run, formula)
  }
  const holds = changesSign(at, value, 10 ** -decimalsOf(kind ?? 'percent'))
  run.names.put(run.frame, id, value)
  return holds
}

/** Replays a table row by row, and compares each cell that the computation has. */
function replayTable(run: Run, step: TableStep<unknown>, figure: string | undefined) {
  const { frame, names } = run
  const table = names.tableOf(step.id)
  const frameTable = table && frame.tables[table.index]
  if (!table || !frameTable) throw new RangeError(`${step.id} is not a table`)
  const count = evaluate(run, step.count)
  frameTable.count = typeof count === 'number' ? count : 0
  frameTable.columns.forEach((_, index) => {
    frameTable.columns[index] = []
  })
  // the order of the step's own columns, which is that of calculation: the table may have those of other variants too
  const columns = Object.keys(step.columns).map((name) => {
    const { formula, round, origin } = fullColumn(step, name)
    return {
      name,
      values: frameTable.columns[table.columnOf(name) as number] as StepValue[],
      compiled: run.formula(formula, step.id),
      size: () => run.size(formula, step.id)(frame),
      round,
      origin,
    }
  })
  frameTable.row = 0
  for (const { name, values } of columns) {
    const start = step.start[name]
    values[0] = start === undefined ? 0 : run.formula(start, step.id)(frame)
  }
  const resultRows = figure === undefined ? undefined : rowsAt(run.data, figure)
  const workRows = step.rows?.(run.work)
  const wrongCells: WrongCell[] = []
  for (frameTable.row = 1; frameTable.row <= frameTable.count; frameTable.row++) {
    const { row } = frameTable
    const [resultCells, workCells] = [resultRows?.[row - 1], workRows?.[row - 1]]
    for (let index = 0; index < columns.length; index++) {
      const { name, values, compiled, round, origin, size } = columns[index] as (typeof columns)[number]
      const formulaValue = roundStep(compiled(frame), round)
      // a cell of the computation, where it has one; it may be null
      const cells = resultCells && name in resultCells ? resultCells : workCells
      const isKnown = cells !== undefined && name in cells
      const value = isKnown ? asStepValue(cells[name]) : formulaValue
      values[row] = value
      if (origin ? !isKnown : isKnown && !agrees(formulaValue, value, size))
        wrongCells.push({ column: name, row, formulaValue, value })
    }
  }
  frameTable.row = 0
  const hasAllRows = [resultRows, workRows].every((rows) => !rows || rows.length === frameTable.count)
  return { agrees: wrongCells.length === 0 && hasAllRows, wrongCells }
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** The rows of a table; those of an interval are its two ends, in a column `valeur`. */
const rowsAt = (data: unknown, path: string): Rows | null | undefined => {
  const rows = valueAt(data, path) as Rows | readonly number[] | null | undefined
  return rows?.map((row) => (typeof row === 'number' ? { valeur: row } : row))
}

/** The paths of figures and tables by their last member, where only one has it; columns of tables have none. */
function pathsByName(result: Shape): ReadonlyMap<string, string> {
  const paths = foldShape<readonly string[]>(result, {
    field: (_, path) => [path],
    pair: () => [],
    rows: (_, path) => [path],
    group: concatMembers,
    maybe: (part) => part,
  })
  const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const names = paths.map(nameOf)
  return new Map(
    paths.flatMap((path) => {
      const name = nameOf(path)
      return names.indexOf(name) === names.lastIndexOf(name) ? [[name, path] as const] : []
    }),
  )
}
