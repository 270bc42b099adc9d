import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The sale price, in euros, up to which a gain is exempt; each owner in undivided ownership counts their own share.
 * The rule is older: its day is only the first from which the value is known here. Read by
 * `regles/immobilier/property-gain.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const plusValueExonerationPrix: LegalParameter<number> = {
  key: 'immobilier/plus-value-exoneration-prix',
  label: {
    fr: 'Prix de cession jusqu’auquel la plus-value est exonérée',
    en: 'Sale price up to which a gain is exempt',
  },
  unit: 'euros',
  values: { '2014-01-01': 15000 },
  articles: {
    '2014-01-01': legifrance('CGI, art. 150 U, II, 6°', 'LEGIARTI000053544910'),
  },
  checkedOn: '2026-11-21',
}
