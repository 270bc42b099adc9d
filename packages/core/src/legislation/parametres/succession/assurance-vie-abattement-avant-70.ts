import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Life insurance from premiums paid before the age of 70 that each beneficiary receives free of levy, in euros.
 * Read by `regles/succession/life-insurance.ts`; a revision adds a day and changes no past one.
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
