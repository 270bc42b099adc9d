import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of all social levies, as a fraction, on what the rise of 2026 left out: rents and gains of real
 * estate, life insurance, old PEL and CEL, PEP.
 */
export const prelevementsSociauxMaintenus: Dated<number> = {
  values: { '2018-01-01': 0.172 },
  articles: {
    '2018-01-01': legifrance(
      'CSS, art. L. 136-8, IV (loi n° 2025-1403 du 30 décembre 2025, art. 12)',
      'LEGIARTI000054336623',
    ),
  },
  stillValidOn: '2026-11-21',
}
