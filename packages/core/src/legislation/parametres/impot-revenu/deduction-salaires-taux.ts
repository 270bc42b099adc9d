import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of wages, as a fraction, taken off as professional expenses when no real ones are claimed. Rules read
 * the value that holds on 31 December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`; a
 * revision adds a day and changes no past one.
 */
export const deductionSalairesTaux: LegalParameter<number> = {
  key: 'impot-revenu/deduction-salaires-taux',
  label: { fr: 'Déduction de 10 % sur les salaires', en: 'Deduction of 10% on wages' },
  unit: 'rate',
  values: { '1943-01-01': 0.1 },
  articles: { '1943-01-01': legifrance('CGI, art. 83, 3°', 'LEGIARTI000054373766') },
  checkedOn: '2026-11-21',
}
