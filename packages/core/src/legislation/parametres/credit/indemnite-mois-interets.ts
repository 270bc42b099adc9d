import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** How many months' interest on the capital repaid early a lender may claim at the most. */
export const indemniteMoisInterets: Dated<number> = {
  values: { '2016-10-01': 6 },
  articles: { '2016-10-01': legifrance('Code de la consommation, art. R. 313-25', 'LEGIARTI000032807614') },
  stillValidOn: '2026-11-21',
}
