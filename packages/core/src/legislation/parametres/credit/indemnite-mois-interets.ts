import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * How many months' interest on the capital repaid early a lender may claim at the most. Read by
 * `regles/credit/early-repayment.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const indemniteMoisInterets: LegalParameter<number> = {
  key: 'credit/indemnite-mois-interets',
  label: {
    fr: 'Indemnité de remboursement anticipé : plafond en mois d’intérêts',
    en: 'Early repayment charge: ceiling in months of interest',
  },
  unit: 'months',
  values: { '2016-10-01': 6 },
  articles: {
    '2016-10-01': {
      title: 'Code de la consommation, art. R. 313-25',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006069565/LEGISCTA000032807570',
    },
  },
  checkedOn: '2026-11-21',
}
