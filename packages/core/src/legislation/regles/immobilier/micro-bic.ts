import { type Law, lawOf } from '../../law.ts'
import { prelevementsSociauxPatrimoine } from '../../parametres/capital/prelevements-sociaux-patrimoine.ts'
import { lmpRecettes } from '../../parametres/immobilier/lmp-recettes.ts'
import { microBicAbattement } from '../../parametres/immobilier/micro-bic-abattement.ts'
import { microBicAbattementMinimum } from '../../parametres/immobilier/micro-bic-abattement-minimum.ts'
import { microBicPlafond } from '../../parametres/immobilier/micro-bic-plafond.ts'

const parameters = {
  microBicAbattement,
  microBicAbattementMinimum,
  microBicPlafond,
  lmpRecettes,
  prelevementsSociauxPatrimoine,
}

/**
 * The law that taxes furnished letting by a flat allowance. Used by `simulateurs/immobilier/explain.ts` and
 * `simulateurs/immobilier/micro.ts`.
 */
export const microBicLaw = lawOf(parameters)

/**
 * The taxable share of a year's receipts, in euros: a flat allowance (a fraction of receipts) stands for all costs,
 * and is at least a minimum in euros, within the receipts (CGI, art. 50-0, 1). Used by
 * `simulateurs/immobilier/micro.ts`.
 * @example microBicIncome(values, 10_000) // 5000; of 400 €, 95; of 300 €, 0
 */
export const microBicIncome = (
  { microBicAbattement: allowance, microBicAbattementMinimum: least }: Law<typeof parameters>['values'],
  receipts: number,
): number => Math.max(0, receipts - Math.max(allowance * receipts, least))
