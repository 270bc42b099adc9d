import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How many years after its first payment the gains in what leaves a plan d'épargne en actions (PEA) are free of income
 * tax; social levies remain. 1992 is the year of the first plans. Read by
 * `regles/capital/pea.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const peaDuree: LegalParameter<number> = {
  key: 'capital/pea-duree',
  label: {
    fr: 'Âge d’un PEA au-delà duquel les retraits sont exonérés d’impôt',
    en: 'Age of a PEA beyond which withdrawals are free of income tax',
  },
  unit: 'years',
  values: { '1992-01-01': 5 },
  articles: {
    '1992-01-01': {
      title: 'CGI, art. 157, 5° bis (BOI-RPPM-RCM-40-50)',
      url: 'https://bofip.impots.gouv.fr/bofip/3786-PGP.html/identifiant=BOI-RPPM-RCM-40-50-20240730',
    },
  },
  checkedOn: '2026-11-21',
}
