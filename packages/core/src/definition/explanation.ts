import type { CitedValue, StepValue } from '../units/cited-value.ts'
import type { KindName } from '../units/kinds.ts'
import type { Text } from '../units/text.ts'
import type { Contract } from './contract.ts'
import type { FigurePath, TablePath } from './result-path.ts'
import type { Params, ParamsOf, Shape } from './shape.ts'
import type { SimulationContext } from './simulation-context.ts'

export type { CitedValue, StepValue }

/**
 * How a step is printed: as a kind of field, or as a rate that is a fraction (0.05 for 5 %). Used by
 * `repeat-steps.ts`, `explanation/calculation-text.ts`, `explanation/compile-explanation.ts`,
 * `explication/describe-names.ts` and `explication/step-operands.ts`.
 */
export type StepKind = KindName | 'rate'

/**
 * A rounding that a text orders in the course of a calculation: whole euros, whole cents, or noise of doubles. Used
 * by `explication.ts` and `explanation/agreement.ts`.
 */
export type StepRounding = 'euro' | 'centime' | 'bruit'

interface Common<W> {
  readonly label?: Text
  /** The part of the calculation that it belongs to: a title of the note. */
  readonly part?: Text
  /** The way of asking that it belongs to, where an explanation joins those of two ways; not served. */
  readonly mode?: string
  /** How the value is printed; a figure of the result has the kind of its contract. */
  readonly kind?: StepKind
  /** The condition of a variant. Variants share an id; their conditions exclude one another, which nothing checks. */
  readonly when?: (work: W) => boolean
  /** Names of texts of law that the formula applies without reading a value of theirs. */
  readonly law?: readonly string[]
  /** The code of the warning that this step explains. */
  readonly warns?: string
  /** What that warning moves in euros, as a formula. */
  readonly effect?: string
  /** The condition of that warning, as a formula: replayed against the warnings of the answer. */
  readonly warnsWhen?: string
}

/**
 * A part of a formula that counts only in some questions. Used by `formula-terms.ts`.
 */
export interface Term<W> {
  /** As it is written in the formula, with its sign: `+ dividendes`. */
  readonly formula: string
  readonly when: (work: W) => boolean
}

/**
 * One value and its formula. The value comes from the computation; the formula is a claim that is replayed. Used by
 * `formula-terms.ts`, `repeat-steps.ts`, `explication/explain-step.ts`, `explication/step-operands.ts` and 15 more in
 * `simulateurs` and `legislation/regles`.
 */
export interface FormulaStep<W> extends Common<W> {
  readonly type: 'formula'
  readonly id: string
  /** `{terms}` in it stands for those of `terms` that count. */
  readonly formula: string
  /** Parts of the formula that count only in some questions, in the order in which they are written. */
  readonly terms?: readonly Term<W>[]
  /** The figure of the result that it gives, where its last member is not the id. */
  readonly figure?: string
  /** What a part of the computation made: a figure of the result must be the same. */
  readonly value?: (work: W) => StepValue
  readonly round?: StepRounding
  /** A second formula that must give the same value. */
  readonly control?: string
  /** Of a formula that is `null`: why the figure has no value in this variant. */
  readonly absent?: Text
  /** What each operand of its `min` or `max`, or each side of its `if`, stands for, in their order. */
  readonly branches?: readonly Text[]
}

/**
 * A table of which each row follows from the row before: the formulas of its columns, then values by row. Used by
 * `explanation/compile-explanation.ts`, `explanation/names.ts`, `explication/cell-digits.ts`,
 * `explication/describe-names.ts`, `explication/explain-table.ts` and `explication/write-column.ts`.
 */
export interface TableStep<W> extends Common<W> {
  readonly type: 'table'
  readonly id: string
  /** The table of the result whose columns it explains. */
  readonly figure?: string
  /** How many rows, as a formula. */
  readonly count: string
  /** Values before the first row; a column that is left out begins at 0. */
  readonly start: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string | TableColumn | ObservedColumn>>
  /** Rows of the computation, for columns that are not in the result. */
  readonly rows?: (work: W) => readonly Readonly<Record<string, StepValue>>[]
}

export interface TableColumn {
  readonly formula: string
  readonly label?: Text
  readonly kind?: StepKind
  readonly round?: StepRounding
}

/** A column of data, such as a published series: its cells are those of the result or of `rows`. */
export interface ObservedColumn {
  /** Where it comes from, in a sentence. */
  readonly origin: Text
  readonly label?: Text
  readonly kind?: StepKind
}

/** A value that solves an equation: `formula` is zero at it. */
export interface EquationStep<W> extends Common<W> {
  readonly type: 'equation'
  readonly id: string
  readonly formula: string
  readonly figure?: string
  readonly value?: (work: W) => StepValue
}

/** The same question asked with other parameters, each a formula: `figure` of its result. */
export interface OtherQuestionStep<W> extends Common<W> {
  readonly type: 'otherQuestion'
  readonly id: string
  readonly params: Readonly<Record<string, string>>
  readonly figure: string
}

/** A value that was observed or drawn: no formula of a reader gives it. */
export interface ObservedStep<W> extends Common<W> {
  readonly type: 'observed'
  readonly id: string
  readonly figure?: string
  readonly value?: (work: W) => StepValue
  /** Where it comes from, in a sentence. */
  readonly origin: Text
}

export type ExplanationStep<W = unknown> =
  | FormulaStep<W>
  | TableStep<W>
  | EquationStep<W>
  | OtherQuestionStep<W>
  | ObservedStep<W>

/**
 * How a simulator computes its figures, in the order of calculation: each step reads only those before it. Each
 * `explain.ts` makes one, and `analyses/explanation` replays it. Used by `simulator.ts`,
 * `explanation/compile-explanation.ts` and `explication/compile-explication.ts`.
 */
export interface Explanation<W = unknown> {
  /** The parts that the computation makes and the result does not show, by the calls of `simulate`. */
  readonly work: (params: ParamsOf<Params>, context: SimulationContext) => W
  /** The values of law that formulas read. */
  readonly law: (work: W) => readonly CitedValue[]
  readonly steps: readonly ExplanationStep<W>[]
}

/**
 * A step of a rule of law, which simulators share: no contract checks it, and its id is the figure that it gives.
 * Used by `impot-revenu/cdhr.explain.ts`, `impot-revenu/cehr.explain.ts`, `impot-revenu/decote.explain.ts`,
 * `impot-revenu/gross-tax.explain.ts` and `impot-revenu/recovery.explain.ts`.
 * @example ruleStep('impotApresDecote', 'impotBrut - decote', { kind: 'euros' })
 */
export const ruleStep = <W>(
  id: string,
  formula: string,
  options: Options<FormulaStep<W>, 'id' | 'formula'> = {},
): FormulaStep<W> => ({ type: 'formula', id, formula, ...options })

/**
 * Puts steps under one title of the note. Used by `achat-location/explain.ts`, `budget-50-30-20/explain.ts`,
 * `capacite-emprunt/explain.ts`, `cout-dette/explain.ts` and 11 more in `simulateurs`.
 * @example ...inPart({ fr: 'Revenu imposable', en: 'Taxable income' }, taxableIncomeSteps)
 */
export const inPart = <W>(part: Text, steps: readonly ExplanationStep<W>[]): readonly ExplanationStep<W>[] =>
  steps.map((step) => ({ part, ...step }))

type Options<T, Fixed extends keyof T> = Omit<T, 'type' | Fixed>

/**
 * The makers of steps for one contract: figures, tables and warnings that it does not have do not compile. Used by
 * `achat-location/months.explain.ts`, `budget-50-30-20/explain-steps.ts`, `cagr/explain.ts`, `coast-fire/explain.ts`
 * and 23 more in `simulateurs`.
 * @example
 * const { step, table, explanation } = explains(contract)
 * export const explain = explanation({ steps: [step('tauxNet', '(1 + taux / 100) * (1 - frais / 100) - 1')] })
 */
export function explains<P extends Params, R extends Shape, W extends Readonly<Record<string, Text>>, Work>(
  _contract: Contract<P, R, W>,
  _work?: (params: ParamsOf<P>, context: SimulationContext) => Work,
) {
  type Warns = { readonly warns?: keyof W & string }
  type Figure = { readonly figure?: FigurePath<R> }
  return {
    step: (
      id: string,
      formula: string,
      options: Omit<Options<FormulaStep<Work>, 'id' | 'formula'>, 'warns' | 'figure'> & Warns & Figure = {},
    ): FormulaStep<Work> => ({ type: 'formula', id, formula, ...options }),
    table: (
      id: string,
      options: Omit<Options<TableStep<Work>, 'id'>, 'warns' | 'figure'> &
        Warns & { readonly figure?: TablePath<R> },
    ): TableStep<Work> => ({ type: 'table', id, ...options }),
    equation: (
      id: string,
      formula: string,
      options: Omit<Options<EquationStep<Work>, 'id' | 'formula'>, 'warns' | 'figure'> & Warns & Figure = {},
    ): EquationStep<Work> => ({ type: 'equation', id, formula, ...options }),
    otherQuestion: (
      id: string,
      params: { readonly [Name in keyof P]?: string },
      figure: FigurePath<R>,
      options: Omit<Options<OtherQuestionStep<Work>, 'id' | 'params' | 'figure'>, 'warns'> & Warns = {},
    ): OtherQuestionStep<Work> => ({
      type: 'otherQuestion',
      id,
      params: params as Readonly<Record<string, string>>,
      figure,
      ...options,
    }),
    observed: (
      id: string,
      options: Omit<Options<ObservedStep<Work>, 'id'>, 'warns' | 'figure'> & Warns & Figure,
    ): ObservedStep<Work> => ({ type: 'observed', id, ...options }),
    explanation: (parts: {
      readonly law?: (work: Work) => readonly CitedValue[]
      readonly steps: readonly ExplanationStep<Work>[]
    }): Explanation<Work> => ({
      work: (_work ?? (() => undefined)) as Explanation<Work>['work'],
      law: parts.law ?? (() => []),
      steps: parts.steps,
    }),
  }
}
