import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The least that micro-BIC takes off, in euros a year. */
export const microBicAbattementMinimum: Dated<number> = {
  values: { '2001-01-01': 305 },
  articles: {
    '2001-01-01': legifrance('CGI, art. 50-0, 1', 'LEGIARTI000054373853'),
  },
  stillValidOn: '2026-11-21',
}
