import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The share of the sum borrowed, as a fraction, up to which a contract may forbid an early partial repayment. Read by
 * `regles/credit/early-repayment.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const remboursementMinimal: LegalParameter<number> = {
  key: 'credit/remboursement-minimal',
  label: {
    fr: 'Part du prêt jusqu’à laquelle un remboursement partiel peut être interdit',
    en: 'Share of the loan up to which a partial repayment may be forbidden',
  },
  unit: 'rate',
  values: { '2016-10-01': 0.1 },
  articles: { '2016-10-01': legifrance('Code de la consommation, art. L. 313-47', 'LEGIARTI000032222329') },
  checkedOn: '2026-11-21',
}
