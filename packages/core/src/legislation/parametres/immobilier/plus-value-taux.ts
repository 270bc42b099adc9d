import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The rate of income tax on the gain of a private owner of real estate, as a fraction. */
export const plusValueTaux: Dated<number> = {
  values: { '2013-09-01': 0.19 },
  articles: {
    '2013-09-01': legifrance('CGI, art. 200 B', 'LEGIARTI000030061684'),
  },
  stillValidOn: '2026-11-21',
}
