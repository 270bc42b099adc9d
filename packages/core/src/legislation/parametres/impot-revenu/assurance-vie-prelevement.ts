import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The rate of the final tax that may be asked for, as a fraction, on gains of premiums paid up to 26 September 2017
 * into a contract of 8 years or more. Rules read the value that holds on 31 December of the year of income. Read by
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const assuranceViePrelevement: LegalParameter<number> = {
  key: 'impot-revenu/assurance-vie-prelevement',
  label: {
    fr: 'Prélèvement libératoire sur option, contrat de 8 ans et plus, primes d’avant le 27/09/2017',
    en: 'Final tax on request, contract of 8 years or more, premiums before 27/09/2017',
  },
  unit: 'rate',
  values: {
    '1998-01-01': 0.075,
  },
  articles: {
    '1998-01-01': legifrance('CGI, art. 125-0 A, II, 1', 'LEGIARTI000044989424'),
  },
  checkedOn: '2026-11-24',
}
