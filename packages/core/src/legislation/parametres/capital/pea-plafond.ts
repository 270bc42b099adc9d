import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How much a person may pay into a plan d'épargne en actions (PEA), in euros, gains apart. Read by
 * `regles/capital/pea.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const peaPlafond: LegalParameter<number> = {
  key: 'capital/pea-plafond',
  label: { fr: 'Plafond des versements sur un PEA', en: 'Ceiling of payments into a PEA' },
  unit: 'euros',
  values: { '2014-01-01': 150000 },
  articles: {
    '2014-01-01': {
      title: 'CMF, art. L. 221-30 (loi n° 2013-1278 du 29 décembre 2013, art. 70)',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072026/LEGISCTA000006170310',
    },
  },
  checkedOn: '2026-11-21',
}
