import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * After how many years a life insurance contract gives the yearly allowance and the reduced rate; contracts
 * made since 1990.
 */
export const assuranceVieDuree: Dated<number> = {
  values: { '1990-01-01': 8 },
  articles: { '1990-01-01': legifrance('CGI, art. 125-0 A, I, 1°', 'LEGIARTI000044989424') },
  stillValidOn: '2026-11-21',
}
