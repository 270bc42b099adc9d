import { type Law, lawOf } from '../../law.ts'
import { prelevementsSociauxMaintenus } from '../../parametres/capital/prelevements-sociaux-maintenus.ts'
import { microFoncierAbattement } from '../../parametres/immobilier/micro-foncier-abattement.ts'
import { microFoncierPlafond } from '../../parametres/immobilier/micro-foncier-plafond.ts'

const parameters = { microFoncierAbattement, microFoncierPlafond, prelevementsSociauxMaintenus }

/**
 * The law that taxes unfurnished letting by a flat allowance. Used by `simulateurs/immobilier/explain.ts` and
 * `simulateurs/immobilier/micro.ts`.
 */
export const microFoncierLaw = lawOf(parameters)

/**
 * The taxable share of a year's gross rents, in euros: a flat allowance, a fraction of rents, stands for all costs
 * (CGI, art. 32, 1). Rents above the ceiling are computed in the same way. Used by `simulateurs/immobilier/micro.ts`.
 * @example microFoncierIncome(values, 10_000) // 7000
 */
export const microFoncierIncome = (
  { microFoncierAbattement: allowance }: Law<typeof parameters>['values'],
  rents: number,
): number => rents * (1 - allowance)
