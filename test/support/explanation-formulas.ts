/** Reads the formulas of explanations, for their tests. */
import type { Formula } from '../../packages/core/src/analyses/formula/syntax.ts'
import type { ExplanationStep, FormulaStep } from '../../packages/core/src/definition/explanation.ts'
import { withTerms } from '../../packages/core/src/definition/formula-terms.ts'

/** The formula of a step with all its terms. Used by `explanation-links.ts`. */
export const wholeFormula = (step: FormulaStep<never>): string => withTerms(step, step.terms ?? []).formula

/**
 * Each formula of the steps; `of` is the id of the step that it belongs to. Used by `explanations.ts` and
 * `immobilier/explain.test.ts`.
 */
export const formulasOf = (steps: readonly ExplanationStep[]): { of: string; formula: string }[] =>
  steps.flatMap((step) => {
    const columns = step.type === 'table' ? Object.values(step.columns) : []
    const formulas = [
      ...(step.type === 'formula' ? [wholeFormula(step)] : []),
      ...(step.type === 'equation' ? [step.formula] : []),
      ...(step.type === 'formula' && step.control ? [step.control] : []),
      ...(step.type === 'table' ? [step.count, ...Object.values(step.start)] : []),
      ...(step.type === 'otherQuestion' ? Object.values(step.params) : []),
      ...columns.flatMap((column) =>
        typeof column === 'string' ? [column] : 'formula' in column ? [column.formula] : [],
      ),
      ...(step.effect ? [step.effect] : []),
    ]
    return formulas.map((formula) => ({ of: step.id, formula }))
  })

/**
 * The numbers that a formula writes, but for the second operand of `round`, its decimals. Used by
 * `explanations.ts`.
 */
export function numbersIn(formula: Formula): number[] {
  switch (formula.type) {
    case 'literal':
      return typeof formula.value === 'number' ? [formula.value] : []
    case 'name':
      return []
    case 'negation':
    case 'not':
      return numbersIn(formula.operand)
    case 'binary':
      return [...numbersIn(formula.left), ...numbersIn(formula.right)]
    case 'call':
      return (formula.name === 'round' ? formula.operands.slice(0, 1) : formula.operands).flatMap(numbersIn)
  }
}
