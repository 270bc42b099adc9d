import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The receipts of furnished letting, in euros a year, above which it is professional if they also exceed the
 * household's wages, pensions and other business income. The rule is older: its day is only the first from which the
 * value is known here. Read by `regles/immobilier/furnished-income.ts` and `regles/immobilier/micro-bic.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const lmpRecettes: LegalParameter<number> = {
  key: 'immobilier/lmp-recettes',
  label: {
    fr: 'Recettes de meublé au-delà desquelles la location peut être professionnelle',
    en: 'Receipts above which furnished letting may be professional',
  },
  unit: 'euros',
  values: { '2017-01-01': 23000 },
  articles: {
    '2017-01-01': legifrance('CGI, art. 155, IV, 2', 'LEGIARTI000053544949'),
  },
  checkedOn: '2026-11-21',
}
