import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The receipts of a year, in euros, up to which micro-BIC is open to furnished letting, holiday lets apart. Read by
 * `regles/immobilier/micro-bic.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const microBicPlafond: LegalParameter<number> = {
  key: 'immobilier/micro-bic-plafond',
  label: {
    fr: 'Recettes jusqu’auxquelles le micro-BIC est ouvert (hors tourisme)',
    en: 'Receipts up to which micro-BIC is open (except holiday lets)',
  },
  unit: 'euros',
  values: { '2023-01-01': 77700, '2026-01-01': 83600 },
  articles: {
    '2023-01-01': legifrance(
      'CGI, art. 50-0, 1, 2° (décret n° 2023-422 du 31 mai 2023)',
      'LEGIARTI000047622490',
    ),
    '2026-01-01': legifrance(
      'CGI, art. 50-0, 1, 2° (décret n° 2026-562 du 29 juin 2026)',
      'LEGIARTI000054373853',
    ),
  },
  checkedOn: '2026-11-21',
}
