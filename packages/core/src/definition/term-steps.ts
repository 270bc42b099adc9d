import type { FormulaStep } from './explanation.ts'

/** A part of a formula that counts only in some questions. */
interface Term<W> {
  /** As it is written in the formula, with its sign: `+ dividendes`. */
  readonly formula: string
  readonly when: (work: W) => boolean
}

/**
 * The variants of a step whose formula has some terms only where they count: one for each choice of terms. For the
 * explanations of simulators. Used by `fiscalite/advantages.explain.ts`, `fiscalite/explain.ts`,
 * `fiscalite/income.explain.ts`, `fiscalite/regimes.explain.ts` and 3 more in `simulateurs`.
 * @param stepOf makes the step from the terms kept, as text, and the condition of that variant.
 * @example termSteps([{ formula: '+ pensions', when: hasPensions }], (terms, when) => step('revenu', `salaire ${terms}`, { when }))
 */
export function termSteps<W>(
  terms: readonly Term<W>[],
  stepOf: (terms: string, when: (work: W) => boolean) => FormulaStep<W>,
): readonly FormulaStep<W>[] {
  const variants = terms.reduce<readonly (readonly boolean[])[]>(
    (before, _) =>
      before.flatMap((kept) => [
        [...kept, false],
        [...kept, true],
      ]),
    [[]],
  )
  return variants.map((kept) => {
    const text = terms
      .filter((_, index) => kept[index])
      .map(({ formula }) => formula)
      .join(' ')
    return stepOf(text, (work) => terms.every((term, index) => term.when(work) === kept[index]))
  })
}
