/**
 * What the files of the explanation of `fiscalite` share: the functions that make its steps, and the conditions of
 * their variants. It has no step of its own.
 */

import { explains, type FormulaStep } from '../../definition/explanation.ts'
import type { Text } from '../../units/text.ts'
import { type Assessment, assess } from './assessment.ts'
import { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'

/**
 * Makes steps for the contract of this simulator. Used by `advantages.explain.ts`, `brackets.explain.ts`, `explain.ts`,
 * `household.explain.ts` and others in `fiscalite`.
 */
export const { step, table, observed, otherQuestion, explanation } = explains(contract, assess)

/**
 * A step with a formula. Used by `advantages.explain.ts`, `household.explain.ts`, `income.explain.ts`,
 * `life-insurance.explain.ts` and others in `fiscalite`.
 */
export type Step = FormulaStep<Assessment>
type Options = NonNullable<Parameters<typeof step>[2]>

/**
 * The condition of a step or of a term. Used by `advantages.explain.ts`, `explain.ts`, `income.explain.ts`,
 * `life-insurance.explain.ts` and others in `fiscalite`.
 */
export type When = (work: Assessment) => boolean

/**
 * Whether all conditions hold. Used by `advantages.explain.ts`, `income.explain.ts`, `life-insurance.explain.ts`,
 * `regimes.explain.ts` and others in `fiscalite`.
 */
export const all =
  (...conditions: readonly When[]): When =>
  (work) =>
    conditions.every((condition) => condition(work))
/**
 * Whether a condition does not hold. Used by `advantages.explain.ts`, `explain.ts`, `household.explain.ts`,
 * `income.explain.ts` and others in `fiscalite`.
 */
export const not =
  (condition: When): When =>
  (work) =>
    !condition(work)

/**
 * Whether the household is of two people. Used by `household.explain.ts`, `income.explain.ts`,
 * `life-insurance.explain.ts`, `taxable.explain.ts` and `withholding.explain.ts`.
 */
export const isOfCouple: When = ({ taxed }) => taxed.household.isCouple
/** Whether the 10 % is not off the wages yet. Used by `income.explain.ts` and `withholding.explain.ts`. */
export const isWage: When = ({ params }) => params.nature === 'salaire'
/** Whether the spouse has pensions. Used by `income.explain.ts` and `withholding.explain.ts`. */
export const hasSpousePensions: When = ({ params }) => params.pensions_conjoint > 0
/** Whether someone has pensions. Used by `income.explain.ts` and `withholding.explain.ts`. */
export const hasPensions: When = ({ params }) => params.pensions + params.pensions_conjoint > 0

/**
 * The label of an amount in euros, in both languages. Used by `advantages.explain.ts`, `explain.ts`,
 * `income.explain.ts`, `life-insurance.explain.ts` and others in `fiscalite`.
 */
export const euros = (label: Text) => ({ label, kind: 'euros' as const })

/**
 * The variants of one step: what they share, then each formula with its condition and what it has alone. Used by
 * `household.explain.ts`, `income.explain.ts`, `life-insurance.explain.ts`, `regimes.explain.ts` and others in
 * `fiscalite`.
 * @example variants('seuilPrimes', threshold, ['2 * seuil', isOfCouple], ['seuil', not(isOfCouple)])
 */
export const variants = (
  id: string,
  shared: Options,
  ...formulas: readonly (readonly [formula: string, when: When, own?: Options])[]
): readonly Step[] => formulas.map(([formula, when, own]) => step(id, formula, { ...shared, ...own, when }))

/**
 * A step and its variant where its condition does not hold: the same value, which is then 0. Used by
 * `advantages.explain.ts` and `taxable.explain.ts`.
 * @example orZero('creditFraisGarde', 'taux * frais_garde', { when: hasChildcare, round: 'euro' })
 */
export const orZero = (
  id: string,
  formula: string,
  options: Options & { readonly when: When },
): readonly Step[] => {
  const { when, value } = options
  return [step(id, formula, options), step(id, '0', { ...(value && { value }), when: not(when) })]
}

type Code = keyof ReturnType<typeof findWarnings>

/**
 * The options of a step that says whether a warning is given, where no figure tells: what the computation found. Used
 * by `advantages.explain.ts`, `explain.ts`, `income.explain.ts`, `regimes.explain.ts`, `taxable.explain.ts` and
 * `withholding.explain.ts`.
 * @example step('fraisReelsInutiles', 'frais_reels > 0 and …', { ...warned('frais_reels_inutiles'), label: … })
 */
export const warned = (code: Code) =>
  ({
    kind: 'flag',
    warns: code,
    value: (work) => Boolean(findWarnings(work)[code]),
  }) satisfies Partial<Step>
