import type { LegalParameter } from '../../legal-parameter.ts'
import { leviesBefore2026, leviesSince2026 } from '../../textes/prelevements-sociaux.ts'

/**
 * The rate of all social levies on income from wealth (gains on securities and digital assets, furnished letting), as
 * a fraction, by year of income. Each day of `values` is the 1 January of a year of income, not a day of entry into
 * force: the law of 30 December 2025 applies to the incomes of 2025. Read by `regles/capital/securities-account.ts`,
 * `regles/immobilier/furnished-income.ts`, `regles/immobilier/micro-bic.ts` and
 * `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated 1 January of the first year of income that it holds for. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prelevementsSociauxPatrimoine: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-patrimoine',
  label: {
    fr: 'Prélèvements sociaux sur les revenus du patrimoine, par année de revenus',
    en: 'Social levies on income from wealth, by year of income',
  },
  unit: 'rate',
  values: { '2017-01-01': 0.172, '2025-01-01': 0.186 },
  articles: { '2017-01-01': leviesBefore2026, '2025-01-01': leviesSince2026('I, 2°') },
  checkedOn: '2026-11-21',
}
