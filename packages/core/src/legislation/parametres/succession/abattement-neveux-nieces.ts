import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** What a nephew or a niece receives free of duties, in euros. */
export const abattementNeveuxNieces: Dated<number> = {
  values: { '2011-01-01': 7_967 },
  articles: { '2011-01-01': legifrance('CGI, art. 779, V', 'LEGIARTI000026292566') },
  stillValidOn: '2026-11-21',
}
