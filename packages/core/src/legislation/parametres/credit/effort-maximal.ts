import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of a borrower's income, as a fraction, that a home loan with its insurance should not exceed. Read by
 * `regles/credit/lending.ts`; a revision adds a day and changes no past one.
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
