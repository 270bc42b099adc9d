import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * How long a home loan should last at the most, in years; 27 when the first payment is put off by works. Read by
 * `regles/credit/lending.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const dureeMaximaleCredit: LegalParameter<number> = {
  key: 'credit/duree-maximale-credit',
  label: { fr: 'Durée maximale d’un crédit immobilier', en: 'Longest home loan' },
  unit: 'years',
  values: { '2022-01-01': 25 },
  articles: {
    '2022-01-01': legifrance('Décision D-HCSF-2021-7 du 29 septembre 2021', 'JORFTEXT000044178669'),
  },
  checkedOn: '2026-11-21',
}
