import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The levy on what a beneficiary receives from premiums paid before the age of 70, above the allowance: `above` in
 * euros, `rate` a fraction. Read by `regles/succession/life-insurance.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const assuranceVieBaremeAvant70: LegalParameter<Scale> = {
  key: 'succession/assurance-vie-bareme-avant-70',
  label: {
    fr: 'Assurance-vie, primes versées avant 70 ans : prélèvement',
    en: 'Life insurance, premiums paid before 70: levy',
  },
  unit: 'scale',
  values: {
    '2014-07-01': [
      { above: 0, rate: 0.2 },
      { above: 700_000, rate: 0.3125 },
    ],
  },
  articles: { '2014-07-01': legifrance('CGI, art. 990 I, I', 'LEGIARTI000047288653') },
  checkedOn: '2026-11-21',
}
