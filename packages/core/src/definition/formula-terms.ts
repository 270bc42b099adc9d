import type { FormulaStep, Term } from './explanation.ts'

const TERMS = '{terms}'

/**
 * A step with only these of its terms, written in its formula. The 0 that a sum begins with is left out before a first
 * term, as a space is where there is no term: `0 {terms}`. Called by `explanation/compile-explanation.ts`.
 * @example withTerms(step('revenu', 'salaire {terms}', { terms: [pensions] }), [pensions]).formula // 'salaire + pensions'
 */
export function withTerms<W>(step: FormulaStep<W>, kept: readonly Term<W>[]): FormulaStep<W> {
  const { terms: _, ...same } = step
  const formula = step.formula
    .replaceAll(TERMS, kept.map(({ formula }) => formula).join(' '))
    .replace(/(^|\()0 \+ /g, '$1')
    .replace(/ +(?=[ )]|$)/g, '')
  return { ...same, formula }
}
