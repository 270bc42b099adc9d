import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What a great-grandchild receives by gift free of duties, in euros. Read by `regles/succession/gift-allowance.ts`; a
 * revision adds a day and changes no past one.
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
