import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, of each living parent beside a spouse, without children; the spouse has the rest. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const partParentConjoint: LegalParameter<number> = {
  key: 'succession/part-parent-conjoint',
  label: {
    fr: 'Part de chaque parent à côté du conjoint, sans enfant',
    en: 'Share of each parent beside a spouse, without children',
  },
  unit: 'rate',
  values: {
    '2007-01-01': 0.25,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 757-1 et 757-2',
      url: 'https://kohenavocats.fr/2024/12/21/article-757-1-du-code-civil',
    },
  },
  checkedOn: '2026-11-23',
}
