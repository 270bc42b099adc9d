import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, of each living parent beside brothers and sisters; these have the rest. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
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
