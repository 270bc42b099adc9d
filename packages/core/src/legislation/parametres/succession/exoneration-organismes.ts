import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether public bodies, charities and foundations of public interest inherit free of duties. The caller states that
 * a legatee is one. Read by `regles/donation/kinship.ts` and `regles/succession/family/law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
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
