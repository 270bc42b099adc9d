import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The gross rents of a year, in euros, up to which a household may choose micro-foncier. */
export const microFoncierPlafond: Dated<number> = {
  values: { '2006-01-01': 15000 },
  articles: {
    '2006-01-01': legifrance('CGI, art. 32, 1', 'LEGIARTI000048847610'),
  },
  stillValidOn: '2026-11-21',
}
