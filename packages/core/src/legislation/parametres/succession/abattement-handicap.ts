import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a disabled heir receives free of duties besides the allowance of kinship, in euros. Read by
 * `regles/succession/allowance.ts`, `regles/donation/at-death.ts` and `regles/succession/gift-allowance.ts`, and
 * listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which
 * it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const abattementHandicap: LegalParameter<number> = {
  key: 'succession/abattement-handicap',
  label: { fr: 'Abattement d’un héritier handicapé', en: 'Allowance of a disabled heir' },
  unit: 'euros',
  values: { '2011-01-01': 159_325 },
  articles: { '2011-01-01': legifrance('CGI, art. 779, II', 'LEGIARTI000026292566') },
  checkedOn: '2026-11-21',
}
