import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether the depreciation of a home let furnished comes off its purchase price when it is sold: all that was
 * deducted, but for that of works, which are themselves counted for what was not deducted. Read by
 * `regles/immobilier/furnished-income.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text. Used by
 * `immobilier/furnished-income.ts` and `immobilier/sale-gain.ts`.
 */
export const plusValueAmortissements: LegalParameter<boolean> = {
  key: 'immobilier/plus-value-amortissements',
  label: {
    fr: 'Amortissements déduits en meublé repris dans la plus-value',
    en: 'Depreciation deducted in furnished letting added back to the gain',
  },
  unit: 'flag',
  values: { '2025-02-15': true },
  articles: {
    '2025-02-15': legifrance(
      'CGI, art. 150 VB, III (loi n° 2025-127 du 14 février 2025, art. 84)',
      'LEGIARTI000053544785',
    ),
  },
  checkedOn: '2026-11-21',
}
