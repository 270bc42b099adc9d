import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, of each living parent beside brothers and sisters; these have the rest. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
 */
export const partParentFratrie: LegalParameter<number> = {
  key: 'succession/part-parent-fratrie',
  label: {
    fr: 'Part de chaque parent à côté des frères et sœurs',
    en: 'Share of each parent beside brothers and sisters',
  },
  unit: 'rate',
  values: {
    '2007-01-01': 0.25,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 738',
      url: 'https://app.placement.meilleurtaux.com/archives/questions-argent/succession/succession-celibataire-sans-enfant-91349.html',
    },
  },
  checkedOn: '2026-11-23',
}
