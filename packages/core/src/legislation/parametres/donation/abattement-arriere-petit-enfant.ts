import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What a great-grandchild receives by gift free of duties, in euros. Read by `regles/succession/gift-allowance.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const abattementArrierePetitEnfant: LegalParameter<number> = {
  key: 'donation/abattement-arriere-petit-enfant',
  label: {
    fr: 'Abattement d’un arrière-petit-enfant, pour une donation',
    en: 'Allowance of a great-grandchild, for a gift',
  },
  unit: 'euros',
  values: { '2011-01-01': 5_310 },
  articles: {
    '2011-01-01': {
      title: 'CGI, art. 790 D',
      url: 'https://impots.gouv.fr/portail/particulier/calcul-et-paiement-des-droits',
    },
  },
  checkedOn: '2026-11-23',
}
