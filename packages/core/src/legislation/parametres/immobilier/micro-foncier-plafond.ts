import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The gross rents of a year, in euros, up to which a household may choose micro-foncier. Read by
 * `regles/immobilier/micro-foncier.ts` and `regles/impot-revenu/income-tax-law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const microFoncierPlafond: LegalParameter<number> = {
  key: 'immobilier/micro-foncier-plafond',
  label: {
    fr: 'Loyers jusqu’auxquels le micro-foncier est ouvert',
    en: 'Rents up to which micro-foncier is open',
  },
  unit: 'euros',
  values: { '2006-01-01': 15000 },
  articles: {
    '2006-01-01': legifrance('CGI, art. 32, 1', 'LEGIARTI000048847610'),
  },
  checkedOn: '2026-11-21',
}
