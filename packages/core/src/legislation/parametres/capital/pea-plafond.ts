import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How much a person may pay into a plan d'épargne en actions (PEA), in euros, gains apart. Read by
 * `regles/capital/pea.ts`; a revision adds a day and changes no past one.
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
