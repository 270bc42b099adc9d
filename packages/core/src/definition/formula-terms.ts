import type { FormulaStep, Term } from './explanation.ts'

/** Stands in a formula for the terms that count. */
const TERMS = '{terms}'

/**
 * A step with the kept terms written in its formula. In `0 {terms}`, a sum that has no other member, the 0 is
 * left out before a first term `+ x`; without any term, the space is left out. Called by
 * `explanation/compile-explanation.ts`.
 * @example withTerms(step('revenu', 'salaire {terms}', { terms: [pensions] }), [pensions]).formula // 'salaire + pensions'
 */
export function withTerms<W>(step: FormulaStep<W>, kept: readonly Term<W>[]): FormulaStep<W> {
  const { terms: _, ...rest } = step
  const formula = step.formula
    .replaceAll(TERMS, kept.map(({ formula }) => formula).join(' '))
    .replace(/(^|\()0 \+ /g, '$1')
    .replace(/ +(?=[ )]|$)/g, '')
  return { ...rest, formula }
}
