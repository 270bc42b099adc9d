import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** What an heir without any other allowance receives free of duties, in euros. Inheritance only, never gifts. */
export const abattementDefaut: Dated<number> = {
  values: { '2011-01-01': 1_594 },
  articles: { '2011-01-01': legifrance('CGI, art. 788, IV', 'LEGIARTI000017886825') },
  stillValidOn: '2026-11-21',
}
