import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of a borrower's income, as a fraction, that a home loan with its insurance should not exceed. Read by
 * `regles/credit/lending.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const effortMaximal: LegalParameter<number> = {
  key: 'credit/effort-maximal',
  label: {
    fr: 'Taux d’effort maximal, assurance comprise',
    en: 'Largest share of income that a loan may take, insurance included',
  },
  unit: 'rate',
  values: { '2022-01-01': 0.35 },
  articles: {
    '2022-01-01': legifrance('Décision D-HCSF-2021-7 du 29 septembre 2021', 'JORFTEXT000044178669'),
  },
  checkedOn: '2026-11-21',
}
