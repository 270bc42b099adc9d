import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a grandchild receives by gift free of duties, in euros; it does not exist in an inheritance. Read by
 * `regles/succession/gift-allowance.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const abattementPetitEnfantDonation: LegalParameter<number> = {
  key: 'succession/abattement-petit-enfant-donation',
  label: {
    fr: 'Abattement d’un petit-enfant, pour une donation',
    en: 'Allowance of a grandchild, for a gift',
  },
  unit: 'euros',
  values: { '2011-01-01': 31_865 },
  articles: { '2011-01-01': legifrance('CGI, art. 790 B', 'LEGIARTI000026292596') },
  checkedOn: '2026-11-23',
}
