import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Life insurance from premiums paid before the age of 70 that each beneficiary receives free of levy, in euros. Read
 * by `regles/succession/life-insurance.ts`, and listed by `chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const assuranceVieAbattementAvant70: LegalParameter<number> = {
  key: 'succession/assurance-vie-abattement-avant-70',
  label: {
    fr: 'Assurance-vie, primes versées avant 70 ans : abattement par bénéficiaire',
    en: 'Life insurance, premiums paid before 70: allowance of each beneficiary',
  },
  unit: 'euros',
  values: { '2014-07-01': 152_500 },
  articles: { '2014-07-01': legifrance('CGI, art. 990 I, I', 'LEGIARTI000047288653') },
  checkedOn: '2026-11-21',
}
