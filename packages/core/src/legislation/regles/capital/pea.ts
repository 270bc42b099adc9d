import { type Law, lawOf } from '../../law.ts'
import { peaDuree } from '../../parametres/capital/pea-duree.ts'
import { peaPlafond } from '../../parametres/capital/pea-plafond.ts'
import { prelevementForfaitaire } from '../../parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxPlacement } from '../../parametres/capital/prelevements-sociaux-placement.ts'
import { flat, type WithdrawalTaxation } from './withdrawal-taxation.ts'

const parameters = { prelevementsSociauxPlacement, prelevementForfaitaire, peaDuree, peaPlafond }
type Values = Law<typeof parameters>['values']

/**
 * The law of a plan d'épargne en actions (PEA): its deposits, its age, its tax. Used by `enveloppes/wrappers.ts`,
 * `livret-a-vs-etf/account.explain.ts`, `livret-a-vs-etf/wrapper.ts`, `revenus-passifs/wrappers.explain.ts` and
 * `revenus-passifs/wrappers.ts`.
 */
export const peaLaw = lawOf(parameters)

/**
 * The taxation of withdrawals from a PEA of that many years: free of income tax once old enough (CGI, art. 157, 5°
 * bis), at the flat rate before (CGI, art. 150-0 A, II, 2 and 200 A); social levies always (CSS, art. L. 136-7, II,
 * 5°). Used by `enveloppes/wrappers.ts`, `livret-a-vs-etf/wrapper.ts` and `revenus-passifs/wrappers.ts`.
 * @example peaTaxation(values, 5).incomeTax // [{ above: 0, rate: 0 }]
 */
export const peaTaxation = (
  { prelevementsSociauxPlacement, prelevementForfaitaire, peaDuree }: Values,
  years: number,
): WithdrawalTaxation => ({
  incomeTax: flat(years >= peaDuree ? 0 : prelevementForfaitaire),
  socialLevies: prelevementsSociauxPlacement,
})

/**
 * How much may be paid into the PEAs of a household, in euros: one plan a person, two for a couple (CMF, art. L.
 * 221-30). Used by `enveloppes/simulate.ts`, `livret-a-vs-etf/wrapper.ts` and `revenus-passifs/wrappers.ts`.
 * @example peaCeiling(values, true) // 300 000
 */
export const peaCeiling = ({ peaPlafond }: Pick<Values, 'peaPlafond'>, isCouple: boolean): number =>
  isCouple ? 2 * peaPlafond : peaPlafond
