import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * How long a home loan should last at the most, in years, when its first payments are put off: an old home to
 * renovate, or one that is being built. Read by `regles/credit/lending.ts`, and listed by `legislation/chapters.ts`.
 * A revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change:
 * past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const dureeMaximaleDiffere: LegalParameter<number> = {
  key: 'credit/duree-maximale-differe',
  label: {
    fr: 'Durée maximale d’un crédit immobilier avec différé',
    en: 'Longest home loan with a deferral',
  },
  unit: 'years',
  values: { '2022-01-01': 27 },
  articles: {
    '2022-01-01': legifrance('Décision D-HCSF-2021-7 du 29 septembre 2021, art. 2', 'JORFTEXT000044178669'),
  },
  checkedOn: '2026-11-27',
}
