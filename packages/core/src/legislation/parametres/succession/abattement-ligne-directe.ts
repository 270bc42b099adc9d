import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** What an ascendant, or a child alive or represented, receives free of duties, in euros. */
export const abattementLigneDirecte: Dated<number> = {
  values: { '2012-08-17': 100_000 },
  articles: { '2012-08-17': legifrance('CGI, art. 779, I', 'LEGIARTI000026292566') },
  stillValidOn: '2026-11-21',
}
