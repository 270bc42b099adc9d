import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the balance before an early repayment, as a fraction, that its indemnity may not exceed. Read by
 * `regles/credit/early-repayment.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const indemnitePartCapital: LegalParameter<number> = {
  key: 'credit/indemnite-part-capital',
  label: {
    fr: 'Indemnité de remboursement anticipé : plafond en part du capital restant dû',
    en: 'Early repayment charge: ceiling as a share of the balance',
  },
  unit: 'rate',
  values: { '2016-10-01': 0.03 },
  articles: {
    '2016-10-01': {
      title: 'Code de la consommation, art. R. 313-25',
      url: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006069565/LEGISCTA000032807570',
    },
  },
  checkedOn: '2026-11-21',
}
