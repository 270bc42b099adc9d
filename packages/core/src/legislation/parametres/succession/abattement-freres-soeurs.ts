import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** What a brother or a sister receives free of duties, in euros. */
export const abattementFreresSoeurs: Dated<number> = {
  values: { '2011-01-01': 15_932 },
  articles: { '2011-01-01': legifrance('CGI, art. 779, IV', 'LEGIARTI000026292566') },
  stillValidOn: '2026-11-21',
}
