import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** Life insurance from premiums paid before the age of 70 that each beneficiary receives free of levy, in euros. */
export const assuranceVieAbattementAvant70: Dated<number> = {
  values: { '2014-07-01': 152_500 },
  articles: { '2014-07-01': legifrance('CGI, art. 990 I, I', 'LEGIARTI000047288653') },
  stillValidOn: '2026-11-21',
}
