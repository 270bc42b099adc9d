import { type Law, lawOf } from '../../law.ts'
import { prelevementsSociauxPatrimoine } from '../../parametres/capital/prelevements-sociaux-patrimoine.ts'
import { lmnpAmortissementPlafonne } from '../../parametres/immobilier/lmnp-amortissement-plafonne.ts'
import { lmnpDeficitReport } from '../../parametres/immobilier/lmnp-deficit-report.ts'
import { lmpRecettes } from '../../parametres/immobilier/lmp-recettes.ts'
import { plusValueAmortissements } from '../../parametres/immobilier/plus-value-amortissements.ts'

const parameters = {
  lmnpAmortissementPlafonne,
  lmnpDeficitReport,
  lmpRecettes,
  prelevementsSociauxPatrimoine,
  plusValueAmortissements,
}

/**
 * The law that taxes furnished letting by its actual costs, for an owner who is not a professional. Used by
 * `simulateurs/immobilier/explain.ts` and `simulateurs/immobilier/furnished.ts`.
 */
export const furnishedIncomeLaw = lawOf(parameters)

/**
 * How much of the depreciation that waits, that of the year included, a year may deduct: never more than what its
 * rents leave after its other costs, so that it makes no loss; the rest waits without limit of time (CGI, art. 39 C,
 * II, 2 and 3). The article limits the total only; each component then gives the same share of what it has waiting.
 * Used by `simulateurs/immobilier/furnished.ts`.
 * @param waiting euros, one amount a component
 * @param limit what rents leave after all other costs, in euros; below 0, nothing is deducted
 * @example deductedDepreciation(values, [6000, 2000], 4000) // [3000, 1000]
 */
export function deductedDepreciation(
  {
    lmnpAmortissementPlafonne: isCapped,
  }: Pick<Law<typeof parameters>['values'], 'lmnpAmortissementPlafonne'>,
  waiting: readonly number[],
  limit: number,
): readonly number[] {
  const total = waiting.reduce((sum, amount) => sum + amount, 0)
  const room = Math.max(0, limit)
  if (!isCapped || total <= room) return waiting
  const share = room / total
  return waiting.map((amount) => amount * share)
}
