import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of wages, as a fraction, taken off as professional expenses when no real ones are claimed. The rule is
 * older than the code cited, which is the version of today. Rules read the value that holds on 31 December of the
 * year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated 1 January of the first year of income that it holds for.
 * `label` repeats the value in words: it changes too. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const deductionSalairesTaux: LegalParameter<number> = {
  key: 'impot-revenu/deduction-salaires-taux',
  label: { fr: 'Déduction de 10 % sur les salaires', en: 'Deduction of 10% on wages' },
  unit: 'rate',
  values: { '1943-01-01': 0.1 },
  articles: { '1943-01-01': legifrance('CGI, art. 83, 3°', 'LEGIARTI000054373766') },
  checkedOn: '2026-11-21',
}
