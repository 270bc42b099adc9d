import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether the depreciation of a home let furnished stops at what its rents leave after the other costs, and waits
 * without limit of time beyond. The rule is older: its day is only the first from which it is known here. Read by
 * `regles/immobilier/furnished-income.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const lmnpAmortissementPlafonne: LegalParameter<boolean> = {
  key: 'immobilier/lmnp-amortissement-plafonne',
  label: {
    fr: 'Amortissement en meublé limité à ce que laissent les loyers',
    en: 'Depreciation in furnished letting limited to what rents leave',
  },
  unit: 'flag',
  values: { '2015-01-01': true },
  articles: {
    '2015-01-01': legifrance('CGI, art. 39 C, II, 2 et 3', 'LEGIARTI000029355753'),
  },
  checkedOn: '2026-11-21',
}
