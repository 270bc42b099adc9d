import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Premiums paid after the age of 70, all contracts and beneficiaries together, free of duties, in euros. Read by
 * `regles/succession/life-insurance.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const assuranceVieAbattementApres70: LegalParameter<number> = {
  key: 'succession/assurance-vie-abattement-apres-70',
  label: {
    fr: 'Assurance-vie, primes versées après 70 ans : abattement global',
    en: 'Life insurance, premiums paid after 70: overall allowance',
  },
  unit: 'euros',
  values: { '2002-01-01': 30_500 },
  articles: { '2002-01-01': legifrance('CGI, art. 757 B, I', 'LEGIARTI000047288569') },
  checkedOn: '2026-11-21',
}
