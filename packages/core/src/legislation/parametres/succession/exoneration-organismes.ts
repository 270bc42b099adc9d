import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether public bodies, charities and foundations of public interest inherit free of duties. The caller states that
 * a legatee is one. Read by `regles/succession/family/law.ts` and by `regles/donation`;
 * a revision adds a day and changes no past one.
 */
export const exonerationOrganismes: LegalParameter<boolean> = {
  key: 'succession/exoneration-organismes',
  label: { fr: 'Exonération des organismes d’intérêt public', en: 'Exemption of bodies of public interest' },
  unit: 'flag',
  values: {
    '2007-01-01': true,
  },
  articles: {
    '2007-01-01': {
      title: 'CGI, art. 794 et 795 (BOI-ENR-DMTG-10-20-20)',
      url: 'https://bofip.impots.gouv.fr/bofip/3366-PGP.html',
    },
  },
  checkedOn: '2026-11-23',
}
