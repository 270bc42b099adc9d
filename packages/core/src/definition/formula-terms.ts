import type { ExplanationStep, FormulaStep, Term } from './explanation.ts'

const TERMS = '{terms}'

/**
 * A step with the terms of its formula that count in one question; any other step as it is. Called by
 * `explanation/compile-explanation.ts`, which keeps what `make` makes: there are as many as choices of terms.
 * @param make the step for the terms kept, named by their places: `0,2`.
 * @example keepTerms(step('revenu', 'salaire {terms}', { terms: [{ formula: '+ pensions', when: hasPensions }] }), work, …)
 */
export function keepTerms<W>(
  step: ExplanationStep<W>,
  work: W,
  keep: (step: FormulaStep<W>, places: string, make: () => FormulaStep<W>) => FormulaStep<W>,
): ExplanationStep<W> {
  if (step.type !== 'formula' || !step.terms) return step
  const { terms } = step
  const kept = terms.filter(({ when }) => when(work))
  return keep(step, kept.map((term) => terms.indexOf(term)).join(), () => withTerms(step, kept))
}

/**
 * A step whose formula has these terms of its own. The 0 that a sum begins with is left out before a first term, as a
 * space is where there is no term: `sum(0 {terms})`.
 */
export function withTerms<W>(step: FormulaStep<W>, kept: readonly Term<W>[]): FormulaStep<W> {
  const { terms: _, ...same } = step
  const formula = step.formula
    .replaceAll(TERMS, kept.map(({ formula }) => formula).join(' '))
    .replace(/(^|\()0 \+ /g, '$1')
    .replace(/ +(?=[ )]|$)/g, '')
  return { ...same, formula }
}
