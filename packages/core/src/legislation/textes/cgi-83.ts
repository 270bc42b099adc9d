import type { LegalText } from '../in-force.ts'
import { legifrance } from '../legifrance.ts'

/**
 * The texts that set the floor and the ceiling of the deduction of 10 % from wages (CGI, art. 83, 3°), by the 1
 * January of the year of income that each holds for. Some years a decree writes the new amounts; other years no text
 * does, and they rise as the tax scale does (the title then names the law that raised the scale). A new year of income
 * adds a row at the end. Past rows do not change: past answers cite them. The legal parameters of income tax cite
 * them. Used by `impot-revenu/deduction-salaires-maximum.ts` and `impot-revenu/deduction-salaires-minimum.ts`.
 */
export const cgi83: Readonly<Record<string, LegalText>> = {
  '2020-01-01': legifrance(
    'CGI, art. 83, 3° (relevé comme le barème par la loi n° 2020-1721 du 29 décembre 2020, art. 2)',
    'JORFARTI000042753593',
  ),
  '2021-01-01': legifrance(
    'CGI, art. 83, 3° (relevé comme le barème par la loi n° 2021-1900 du 30 décembre 2021, art. 2)',
    'JORFARTI000044637653',
  ),
  '2022-01-01': legifrance(
    'CGI, art. 83, 3° (décret n° 2023-422 du 31 mai 2023, art. 1)',
    'LEGIARTI000047622408',
  ),
  '2023-01-01': legifrance(
    'CGI, art. 83, 3° (décret n° 2024-496 du 30 mai 2024, art. 1)',
    'JORFARTI000049629765',
  ),
  '2024-01-01': legifrance(
    'CGI, art. 83, 3° (relevé comme le barème par la loi n° 2025-127 du 14 février 2025, art. 2)',
    'LEGIARTI000051765287',
  ),
  '2025-01-01': legifrance(
    'CGI, art. 83, 3° (décret n° 2026-562 du 29 juin 2026, art. 2)',
    'LEGIARTI000054373766',
  ),
}
