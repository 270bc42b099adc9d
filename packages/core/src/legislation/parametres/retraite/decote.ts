import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * What each missing quarter takes from the full rate, as a fraction of it. Read by `regles/retraite/pension-law.ts`,
 * and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from
 * which it holds. Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text. No official address of the text was confirmed: `url` is a page that states
 * it.
 */
export const decote: LegalParameter<number> = {
  key: 'retraite/decote',
  label: { fr: 'Minoration par trimestre manquant', en: 'Reduction for each missing quarter' },
  unit: 'rate',
  values: {
    '2004-01-01': 0.0125,
  },
  articles: {
    '2004-01-01': {
      title: 'CSS, art. R. 351-27, II (décret n° 2025-1409 du 30 décembre 2025)',
      url: 'https://www.dossierfamilial.com/retraite/regime-de-base/retraite-de-base-decote-ou-surcote-56930',
    },
  },
  checkedOn: '2026-11-27',
}
