import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether gifts to public bodies, and to associations and foundations recognised as of public utility, are exempt. Read
 * by `regles/donation/kinship.ts`; a revision adds a day and changes no past one.
 */
export const exonerationOrganismes: LegalParameter<boolean> = {
  key: 'donation/exoneration-organismes',
  label: {
    fr: 'Exonération des collectivités et des organismes d’utilité publique',
    en: 'Exemption of public bodies and of bodies of public utility',
  },
  unit: 'flag',
  values: { '2007-01-01': true },
  articles: {
    '2007-01-01': {
      title: 'CGI, art. 794 et 795 (BOI-ENR-DMTG-10-20-20)',
      url: 'https://bofip.impots.gouv.fr/bofip/3366-PGP',
    },
  },
  checkedOn: '2026-11-23',
}
