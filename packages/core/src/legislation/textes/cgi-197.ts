import type { LegalText } from '../in-force.ts'
import { legifrance } from '../legifrance.ts'

/**
 * The finance laws that rewrote CGI, art. 197: the 1 January of the year of income that each taxes, the law, and the
 * identifier on Légifrance of the article of that law or of the version of art. 197 that it made. A law is voted in
 * December of the year of income, or early in the next year (as in 2025 and 2026). A new one adds a row at the end.
 * Past rows do not change: past answers cite them.
 */
const VERSIONS = [
  ['2020-01-01', 'loi n° 2020-1721 du 29 décembre 2020, art. 2', 'LEGIARTI000042907517'],
  ['2021-01-01', 'loi n° 2021-1900 du 30 décembre 2021, art. 2', 'JORFARTI000044637653'],
  ['2022-01-01', 'loi n° 2022-1726 du 30 décembre 2022, art. 2', 'LEGIARTI000046860759'],
  ['2023-01-01', 'loi n° 2023-1322 du 29 décembre 2023, art. 2', 'JORFARTI000048727355'],
  ['2024-01-01', 'loi n° 2025-127 du 14 février 2025, art. 2', 'LEGIARTI000051212954'],
  ['2025-01-01', 'loi n° 2026-103 du 19 février 2026, art. 4', 'LEGIARTI000053542636'],
] as const

/**
 * A paragraph of CGI, art. 197, by the first day of the incomes that each of its versions taxes. The legal parameters
 * of income tax that it sets cite it. Used by `impot-revenu/bareme-impot-revenu.ts`,
 * `impot-revenu/decote-celibataire.ts`, `impot-revenu/decote-couple.ts`, `impot-revenu/plafond-case-l.ts` and others
 * in `parametres`.
 * @example cgi197('I, 1')['2025-01-01'].title // 'CGI, art. 197, I, 1 (loi n° 2026-103 du 19 février 2026, art. 4)'
 */
export const cgi197 = (paragraph: string): Readonly<Record<string, LegalText>> =>
  Object.fromEntries(
    VERSIONS.map(([from, law, id]) => [from, legifrance(`CGI, art. 197, ${paragraph} (${law})`, id)]),
  )
