import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of dividends that the progressive scale spares, as a fraction. Rules read the value that holds on 31
 * December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first year
 * of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day on
 * which somebody compared the last value with its text.
 */
export const abattementDividendes: LegalParameter<number> = {
  key: 'impot-revenu/abattement-dividendes',
  label: {
    fr: 'Abattement sur les dividendes, avec l’option pour le barème',
    en: 'Allowance on dividends, under the option for the scale',
  },
  unit: 'rate',
  values: {
    '2006-01-01': 0.4,
  },
  articles: {
    '2006-01-01': legifrance('CGI, art. 158, 3, 2°', 'LEGIARTI000043662629'),
  },
  checkedOn: '2026-11-24',
}
