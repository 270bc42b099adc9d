import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * For how many years after its own the rest of a property deficit may be taken off rents. The rule is older: its day
 * is only the first from which the value is known here. Read by `regles/immobilier/property-income.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const deficitFoncierReport: LegalParameter<number> = {
  key: 'immobilier/deficit-foncier-report',
  label: {
    fr: 'Report du déficit foncier sur les loyers',
    en: 'Years during which a property deficit may be taken off rents',
  },
  unit: 'years',
  values: { '2017-01-01': 10 },
  articles: {
    '2017-01-01': legifrance('CGI, art. 156, I, 3°', 'LEGIARTI000054373682'),
  },
  checkedOn: '2026-11-21',
}
