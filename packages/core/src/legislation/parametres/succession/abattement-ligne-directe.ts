import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What an ascendant, or a child alive or represented, receives free of duties, in euros. The former amount is that of
 * gifts of before 17 August 2012, when they are recalled; its article is cited by the address of the version in force. Read by `regles/succession/kinship.ts`,
 * `regles/donation/at-death.ts` and `regles/succession/gift-allowance.ts`, and listed by `legislation/chapters.ts`. A
 * revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const abattementLigneDirecte: LegalParameter<number> = {
  key: 'succession/abattement-ligne-directe',
  label: { fr: 'Abattement d’un enfant ou d’un ascendant', en: 'Allowance of a child or an ascendant' },
  unit: 'euros',
  values: { '2011-01-01': 159_325, '2012-08-17': 100_000 },
  articles: {
    '2011-01-01': legifrance(
      'CGI, art. 779, I, avant la loi n° 2012-958 du 16 août 2012, art. 5',
      'LEGIARTI000026292566',
    ),
    '2012-08-17': legifrance('CGI, art. 779, I', 'LEGIARTI000026292566'),
  },
  checkedOn: '2026-11-23',
}
