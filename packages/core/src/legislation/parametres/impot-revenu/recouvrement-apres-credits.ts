import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The sum due after credits below which nothing is collected, in euros. */
export const recouvrementApresCredits: Dated<number> = {
  values: { '2002-01-01': 12 },
  articles: { '2002-01-01': legifrance('CGI, art. 1657, 2', 'LEGIARTI000006312658') },
  stillValidOn: '2026-11-21',
}
