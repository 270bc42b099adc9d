import type { LegalParameter } from '../../legal-parameter.ts'
import { leviesBefore2026, leviesSince2026 } from '../../textes/prelevements-sociaux.ts'

/**
 * The rate of all social levies, as a fraction, on what the rise of 2026 left out: rents and gains of real estate,
 * life insurance, old PEL and CEL, PEP. Read by `regles/capital/life-insurance.ts`,
 * `regles/immobilier/micro-foncier.ts`, `regles/immobilier/property-gain.ts`, `regles/immobilier/property-income.ts`
 * and `regles/impot-revenu/income-tax-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds: 1 January of the
 * first year of incomes for the act of 30 December 2025. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const prelevementsSociauxMaintenus: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-maintenus',
  label: {
    fr: 'Prélèvements sociaux restés hors de la hausse de 2026 (loyers nus, plus-values immobilières, assurance-vie…)',
    en: 'Social levies left out of the rise of 2026 (unfurnished lettings, gains on real estate, life insurance…)',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.172, '2025-01-01': 0.172 },
  articles: { '2018-01-01': leviesBefore2026, '2025-01-01': leviesSince2026('IV') },
  checkedOn: '2026-11-21',
}
