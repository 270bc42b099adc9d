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

/**
 * The members of every step. `W`, for work, is the type of the values that the computation of the simulator
 * makes.
 */
interface Common<W> {
  /** The name of the value for readers; a figure of the result has the label of its contract. */
  readonly label?: Text
  /** The part of the calculation that it belongs to: a title of the note. */
  readonly part?: Text
  /**
   * The way of entering the question that it belongs to, where an explanation joins the steps of two ways. No
   * answer has it.
   */
  readonly mode?: string
  /** How the value is printed; a figure of the result has the kind of its contract. */
  readonly kind?: StepKind
  /** The condition of a variant. Variants share an id; their conditions exclude one another, which nothing checks. */
  readonly when?: (work: W) => boolean
  /** Names of texts of law that the formula applies without reading a value of theirs. */
  readonly law?: readonly string[]
  /** The code of the warning that this step explains. */
  readonly warns?: string
  /** By how many euros the reason for that warning changes the result, as a formula. */
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
 * `formula-terms.ts`, `repeat-steps.ts`, `explication/explain-step.ts`, `explication/step-operands.ts` and others in
 * `simulateurs` and `legislation/regles`.
 */
export interface FormulaStep<W> extends Common<W> {
  readonly type: 'formula'
  /** The name of the value in the formulas of later steps. */
  readonly id: string
  /** `{terms}` in it stands for those of `terms` that count. */
  readonly formula: string
  /** Parts of the formula that count only in some questions, in the order in which they are written. */
  readonly terms?: readonly Term<W>[]
  /**
   * The path of the figure of the result that it gives, needed where the last member of the path is not the
   * id.
   */
  readonly figure?: string
  /**
   * The value in the work of the computation; where the step also gives a figure of the result, both must be
   * equal.
   */
  readonly value?: (work: W) => StepValue
  /** The rounding of the value of the formula, where a text orders one. */
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
  /** The path of the table of the result whose columns it explains. */
  readonly figure?: string
  /** How many rows, as a formula. */
  readonly count: string
  /** The values before the first row, as formulas by column; a column that is left out begins at 0. */
  readonly start: Readonly<Record<string, string>>
  /** The columns by name; a text is the formula of a column that needs nothing else. */
  readonly columns: Readonly<Record<string, string | TableColumn | ObservedColumn>>
  /** The rows in the work of the computation, for columns that are not in the result. */
  readonly rows?: (work: W) => readonly Readonly<Record<string, StepValue>>[]
}

/** A column whose cells a formula gives, from the row before and the columns before it. */
export interface TableColumn {
  readonly formula: string
  readonly label?: Text
  readonly kind?: StepKind
  readonly round?: StepRounding
}

/**
 * A column of data, such as a published series: its cells are those of the result or of `rows`. Used by
 * `explanation/names.ts` and `succession/family-columns.explain.ts`.
 */
export interface ObservedColumn {
  /** Where it comes from, in a sentence. */
  readonly origin: Text
  readonly label?: Text
  readonly kind?: StepKind
}

/**
 * A value that solves an equation: the formula, which reads it by the id, is zero at it. Used by
 * `explanation/compile-explanation.ts` and `explication/step-operands.ts`.
 */
export interface EquationStep<W> extends Common<W> {
  readonly type: 'equation'
  readonly id: string
  readonly formula: string
  /** As in `FormulaStep`. */
  readonly figure?: string
  /** As in `FormulaStep`. */
  readonly value?: (work: W) => StepValue
}

/** A figure of the answer to the same question asked with other parameters. */
export interface OtherQuestionStep<W> extends Common<W> {
  readonly type: 'otherQuestion'
  readonly id: string
  /** The formulas of the parameters that differ, by their names. */
  readonly params: Readonly<Record<string, string>>
  /** The path of the figure in the other answer. */
  readonly figure: string
}

/** A value that was observed or drawn: no formula of a reader gives it. */
export interface ObservedStep<W> extends Common<W> {
  readonly type: 'observed'
  readonly id: string
  /** As in `FormulaStep`. */
  readonly figure?: string
  /** As in `FormulaStep`. */
  readonly value?: (work: W) => StepValue
  /** Where it comes from, in a sentence. */
  readonly origin: Text
}

/** A step of an explanation: one value or one table, and how it follows from those before. */
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
  /**
   * Computes the values that `simulate` makes on its way and the result does not show, with the same
   * functions.
   */
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
 * `capacite-emprunt/explain.ts`, `cout-dette/explain.ts` and others in `simulateurs`.
 * @example ...inPart({ fr: 'Revenu imposable', en: 'Taxable income' }, taxableIncomeSteps)
 */
export const inPart = <W>(part: Text, steps: readonly ExplanationStep<W>[]): readonly ExplanationStep<W>[] =>
  steps.map((step) => ({ part, ...step }))

/** The members of a step that are neither its type nor arguments of their own. */
type Options<T, Fixed extends keyof T> = Omit<T, 'type' | Fixed>

/**
 * The functions that make the steps of one contract: a figure, table or warning that it does not have does
 * not compile. Used by `achat-location/months.explain.ts`, `budget-50-30-20/explain-steps.ts`,
 * `cagr/explain.ts`, `coast-fire/explain.ts` and others in `simulateurs`.
 * @param _contract only its type is used.
 * @param _work computes the values that the functions in steps read, such as `when`; it becomes
 * `Explanation.work`.
 * @example
 * const { step, table, explanation } = explains(contract)
 * export const explain = explanation({ steps: [step('tauxNet', '(1 + taux / 100) * (1 - frais / 100) - 1')] })
 */
export function explains<P extends Params, R extends Shape, W extends Readonly<Record<string, Text>>, Work>(
  _contract: Contract<P, R, W>,
  _work?: (params: ParamsOf<P>, context: SimulationContext) => Work,
) {
  type Warns = { readonly warns?: keyof W & string } // the codes of this contract alone
  type Figure = { readonly figure?: FigurePath<R> } // the figures of this contract alone
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
