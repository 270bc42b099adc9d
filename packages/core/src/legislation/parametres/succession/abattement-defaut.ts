import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What an heir without any other allowance receives free of duties, in euros. Inheritance only, never gifts. Read by
 * `regles/succession/kinship.ts` and `regles/donation/at-death.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const abattementDefaut: LegalParameter<number> = {
  key: 'succession/abattement-defaut',
  label: { fr: 'Abattement à défaut d’un autre', en: 'Allowance where there is no other' },
  unit: 'euros',
  values: { '2011-01-01': 1_594 },
  articles: { '2011-01-01': legifrance('CGI, art. 788, IV', 'LEGIARTI000017886825') },
  checkedOn: '2026-11-21',
}
