import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether an heir brings back what was given on account of the inheritance. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
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
