import { instalmentsOf } from '../../legislation/regles/succession/family/instalments.ts'
import type { CivilDate } from '../../units/civil-date.ts'

/**
 * The payments of a plan of one or three years, by the names of the result: `mois` since the declaration, amounts in
 * euros. Called by `simulate.ts` and `simulate-family.ts`.
 * @param due duties on the estate and on premiums paid after 70, in euros.
 * @param day the day of the death, whose law sets the plan.
 */
export const instalmentRows = (due: number, plan: '1_an' | '3_ans', day: CivilDate) =>
  instalmentsOf(due, plan, day).map(({ month, principal, interest, payment }) => ({
    mois: month,
    capital: principal,
    interets: interest,
    versement: payment,
  }))
