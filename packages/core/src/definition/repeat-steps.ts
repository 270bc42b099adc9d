import type { Text } from '../units/text.ts'
import type { FormulaStep, StepKind } from './explanation.ts'

/** The other case of a computation that steps are repeated for. `W`, for work, is the type of its values. */
interface OtherCase<W> {
  /** What comes before the ids of the repeated steps, and a dot: `option`. */
  readonly prefix: string
  /** Formulas that differ in this case, by the id of their step as it was before. */
  readonly formulas: Readonly<Record<string, string>>
  readonly labelOf: (step: FormulaStep<W>) => Text
  /**
   * The kind of the value of a step, needed where the original took it from its figure; `undefined` keeps the
   * kind.
   */
  readonly kindOf: (step: FormulaStep<W>) => StepKind | undefined
  /**
   * The values of the computation in this case; `undefined` where the case does not exist: then no step
   * applies.
   */
  readonly work: (work: W) => W | undefined
}

/** Texts and names of a formula: a name in quotes is a text. */
const TEXT_OR_NAME = /"[^"]*"|[A-Za-z_][\w.]*/g

/**
 * The same steps for another case of the computation, such as an option that was not taken. In their formulas
 * the ids of these steps get the prefix; other names stay. They give no figure of the answer and explain no
 * warning. Called by `fiscalite/regimes.explain.ts`.
 * @example repeatSteps([step('impot', 'taux * base')], { prefix: 'option', … })[0] // option.impot = taux * base
 */
export function repeatSteps<W>(
  steps: readonly FormulaStep<W>[],
  { prefix, formulas, labelOf, kindOf, work }: OtherCase<W>,
): readonly FormulaStep<W>[] {
  const ids = new Set(steps.map(({ id }) => id))
  const renamed = (formula: string) =>
    formula.replaceAll(TEXT_OR_NAME, (name) => (ids.has(name) ? `${prefix}.${name}` : name))
  return steps.map((step) => {
    const { figure: _, warns: __, effect: ___, value, when, control, terms, ...kept } = step
    const kind = kindOf(step)
    const inOtherCase = (condition: (work: W) => boolean) => (whole: W) => {
      const other = work(whole)
      return other !== undefined && condition(other)
    }
    return {
      ...kept,
      id: `${prefix}.${step.id}`,
      label: labelOf(step),
      ...(kind && { kind }),
      formula: renamed(formulas[step.id] ?? step.formula),
      ...(control && { control: renamed(control) }),
      when: inOtherCase(when ?? (() => true)),
      ...(terms && {
        terms: terms.map((term) => ({ formula: renamed(term.formula), when: inOtherCase(term.when) })),
      }),
      ...(value && { value: (whole: W) => value(work(whole) ?? whole) }),
    }
  })
}
