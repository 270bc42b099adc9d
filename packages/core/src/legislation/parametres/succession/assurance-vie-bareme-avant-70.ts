import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The levy on what a beneficiary receives above that allowance, in euros and fractions. Read by
 * `regles/succession/life-insurance.ts`; a revision adds a day and changes no past one.
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
