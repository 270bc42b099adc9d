import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How much a person may pay into a Livret A, in euros, capitalised interest apart. Read by
 * `regles/epargne/livret-a.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const livretAPlafond: LegalParameter<number> = {
  key: 'epargne/livret-a-plafond',
  label: { fr: 'Plafond des versements sur un Livret A', en: 'Ceiling of payments into a Livret A' },
  unit: 'euros',
  values: { '2013-01-01': 22950 },
  articles: {
    '2013-01-01': {
      title: 'CMF, art. R. 221-2',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072026/LEGISCTA000020030844',
    },
  },
  checkedOn: '2026-11-21',
}
