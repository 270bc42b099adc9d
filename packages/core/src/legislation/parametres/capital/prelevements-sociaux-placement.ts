import type { LegalParameter } from '../../legal-parameter.ts'
import { leviesBefore2026, leviesSince2026 } from '../../textes/prelevements-sociaux.ts'

/**
 * The rate of all social levies on income from investments (interest, dividends, gains of a PEA), as a fraction, by
 * the day when it is paid or accrues. Read by `regles/capital/pea.ts` and `regles/impot-revenu/income-tax-law.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text. Used by `capital/pea.ts`, `capital/retirement-savings.ts` and
 * `impot-revenu/income-tax-law.ts`.
 */
export const prelevementsSociauxPlacement: LegalParameter<number> = {
  key: 'capital/prelevements-sociaux-placement',
  label: {
    fr: 'Prélèvements sociaux sur les produits de placement',
    en: 'Social levies on income from investments',
  },
  unit: 'rate',
  values: { '2018-01-01': 0.172, '2026-01-01': 0.186 },
  articles: { '2018-01-01': leviesBefore2026, '2026-01-01': leviesSince2026('I, 2°') },
  checkedOn: '2026-11-21',
}
