import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The further reduction of tax for each half part of invalidity or of war veteran whose gain reached its
 * ceiling, in euros, by year of income; half of it for a quarter.
 */
export const reductionInvalidite: Dated<number> = {
  values: {
    '2020-01-01': 1565,
    '2021-01-01': 1587,
    '2022-01-01': 1673,
    '2023-01-01': 1753,
    '2024-01-01': 1785,
    '2025-01-01': 1801,
  },
  articles: {
    '2020-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2020-1721 du 29 décembre 2020, art. 2)',
      'LEGIARTI000042907517',
    ),
    '2021-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2021-1900 du 30 décembre 2021, art. 2)',
      'JORFARTI000044637653',
    ),
    '2022-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2022-1726 du 30 décembre 2022, art. 2)',
      'LEGIARTI000046860759',
    ),
    '2023-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2023-1322 du 29 décembre 2023, art. 2)',
      'JORFARTI000048727355',
    ),
    '2024-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2025-127 du 14 février 2025, art. 2)',
      'LEGIARTI000051212954',
    ),
    '2025-01-01': legifrance(
      'CGI, art. 197, I, 2, al. 4 (loi n° 2026-103 du 19 février 2026, art. 4)',
      'LEGIARTI000053542636',
    ),
  },
  stillValidOn: '2026-11-21',
}
