import type { CivilDate } from '../../../../units/civil-date.ts'
import { instalmentLaw } from './law.ts'

/** Over how long duties are paid by instalments. */
export type InstalmentPlan = '1_an' | '3_ans'

/** One payment. In euros. */
interface Instalment {
  /** Months after the declaration. */
  readonly month: number
  /** The duties paid. */
  readonly principal: number
  readonly interest: number
  /** Both together. */
  readonly payment: number
}

/**
 * Duties paid by equal instalments every so many months, the first without interest, then with interest on what
 * remained (CGI, art. 1717). The rate is that of the year of the request. None when nothing is due. Used by
 * `succession/instalment-rows.ts`.
 * @param due duties on the estate and on premiums paid after 70, in euros: the levy of art. 990 I is not among them.
 * @example instalmentsOf(30_000, '1_an', '2026-11-23' as CivilDate)[1] // month 6, 10 000 and 200 of interest
 */
export function instalmentsOf(due: number, plan: InstalmentPlan, day: CivilDate): readonly Instalment[] {
  if (due <= 0) return []
  const { versementsUnAn, versementsTroisAns, intervalle, taux } =
    instalmentLaw(day).values.paiementFractionne
  const count = plan === '1_an' ? versementsUnAn : versementsTroisAns
  const principal = due / count
  return Array.from({ length: count }, (_, index) => {
    const remained = index === 0 ? 0 : due - index * principal
    const interest = (remained * taux * intervalle) / 12
    return { month: index * intervalle, principal, interest, payment: principal + interest }
  })
}
