import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The sum due after credits below which nothing is collected, in euros. Rules read the value that holds on 31
 * December of the year of income. Read by `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated 1 January of the first year
 * of income that it holds for. Past rows do not change: past answers depend on them. `checkedOn`: the last day on
 * which somebody compared the last value with its text.
 */
export const recouvrementApresCredits: LegalParameter<number> = {
  key: 'impot-revenu/recouvrement-apres-credits',
  label: {
    fr: 'Somme après crédits non recouvrée en dessous de',
    en: 'Threshold below which the sum after credits is not collected',
  },
  unit: 'euros',
  values: { '2002-01-01': 12 },
  articles: { '2002-01-01': legifrance('CGI, art. 1657, 2', 'LEGIARTI000006312658') },
  checkedOn: '2026-11-21',
}
