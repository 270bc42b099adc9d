import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Whether an allowance exists for people over 65 or disabled whose income is modest. It is not computed: the value is
 * here for its text, which the step of the warning cites. Read by `regles/impot-revenu/income-tax-law.ts`; a revision
 * adds a day and changes no past one.
 */
export const abattementAge: LegalParameter<boolean> = {
  key: 'impot-revenu/abattement-age',
  label: {
    fr: 'Abattement des personnes âgées de plus de 65 ans ou invalides',
    en: 'Allowance for people over 65 or disabled',
  },
  unit: 'flag',
  values: { '2020-01-01': true },
  articles: { '2020-01-01': legifrance('CGI, art. 157 bis', 'LEGIARTI000047622555') },
  checkedOn: '2026-11-21',
}
