import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether a usufruct that ends by death joins the bare ownership free of duties. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const extinctionUsufruit: LegalParameter<boolean> = {
  key: 'succession/extinction-usufruit',
  label: { fr: 'Extinction de l’usufruit sans droits', en: 'A usufruct ends free of duties' },
  unit: 'flag',
  values: {
    '2004-01-01': true,
  },
  articles: {
    '2004-01-01': { title: 'CGI, art. 1133', url: 'https://ple-conseil.fr/2023/05/25/la-donation-demembree' },
  },
  checkedOn: '2026-11-23',
}
