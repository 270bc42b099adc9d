import { type Law, lawOf } from '../../law.ts'
import { prelevementForfaitaire } from '../../parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxPatrimoine } from '../../parametres/capital/prelevements-sociaux-patrimoine.ts'
import { flat, type WithdrawalTaxation } from './withdrawal-taxation.ts'

const parameters = { prelevementsSociauxPatrimoine, prelevementForfaitaire }
type Values = Law<typeof parameters>['values']

/**
 * The law on the gains of securities sold from an ordinary account (compte-titres). Used by `enveloppes/wrappers.ts`,
 * `livret-a-vs-etf/account.explain.ts`, `livret-a-vs-etf/wrapper.ts`, `revenus-passifs/wrappers.explain.ts` and
 * `revenus-passifs/wrappers.ts`.
 */
export const securitiesLaw = lawOf(parameters)

/**
 * The taxation of withdrawals from a compte-titres: gains at the flat rate (CGI, art. 200 A, 1), or at the
 * household's own marginal rate when it opts for the scale and gains by it (art. 200 A, 2); social levies on all of
 * them (CSS, art. L. 136-6). Used by `enveloppes/wrappers.ts`, `livret-a-vs-etf/wrapper.ts` and
 * `revenus-passifs/wrappers.ts`.
 * @param marginalRate the rate of the household's bracket, as a fraction; without it, no option.
 * @example securitiesTaxation(values, 0.11).incomeTax // [{ above: 0, rate: 0.11 }]
 */
export const securitiesTaxation = (
  { prelevementsSociauxPatrimoine, prelevementForfaitaire }: Values,
  marginalRate = prelevementForfaitaire,
): WithdrawalTaxation => ({
  incomeTax: flat(Math.min(prelevementForfaitaire, marginalRate)),
  socialLevies: prelevementsSociauxPatrimoine,
})
