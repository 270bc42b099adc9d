import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether an heir brings back what was given on account of the inheritance. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const rapportDonations: LegalParameter<boolean> = {
  key: 'succession/rapport-donations',
  label: { fr: 'Rapport des donations en avancement de part', en: 'Gifts on account brought back' },
  unit: 'flag',
  values: {
    '2007-01-01': true,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 843 et 860',
      url: 'https://kohenavocats.fr/2024/12/21/article-860-du-code-civil',
    },
  },
  checkedOn: '2026-11-23',
}
