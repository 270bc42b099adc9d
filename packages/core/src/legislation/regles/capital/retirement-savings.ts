import { type Law, lawOf } from '../../law.ts'
import { prelevementForfaitaire } from '../../parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxPlacement } from '../../parametres/capital/prelevements-sociaux-placement.ts'
import { flat, type WithdrawalTaxation } from './withdrawal-taxation.ts'

const parameters = { prelevementsSociauxPlacement, prelevementForfaitaire }
type Values = Law<typeof parameters>['values']

/**
 * The law on the capital of a plan d'épargne retraite (PER) that is paid at retirement. Used by
 * `enveloppes/wrappers.ts`.
 */
export const retirementSavingsLaw = lawOf(parameters)

/**
 * The taxation of the gains in a withdrawal from a PER: the flat rate and social levies (CGI, art. 200 A; CSS, art.
 * L. 136-7). The payments that were deducted are taxed by the scale, without social levies (CGI, art. 158, 5, b
 * quinquies): the caller adds them, at the rate of the household's bracket. Used by `enveloppes/wrappers.ts`.
 * @example taxOnWithdrawal(retirementSavingsTaxation(values), 1_000) // { incomeTax: 128, socialLevies: 186 }
 */
export const retirementSavingsTaxation = ({
  prelevementsSociauxPlacement,
  prelevementForfaitaire,
}: Values): WithdrawalTaxation => ({
  incomeTax: flat(prelevementForfaitaire),
  socialLevies: prelevementsSociauxPlacement,
})
