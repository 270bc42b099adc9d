import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The share of the balance before an early repayment, as a fraction, that its indemnity may not exceed. */
export const indemnitePartCapital: Dated<number> = {
  values: { '2016-10-01': 0.03 },
  articles: { '2016-10-01': legifrance('Code de la consommation, art. R. 313-25', 'LEGIARTI000032807614') },
  stillValidOn: '2026-11-21',
}
