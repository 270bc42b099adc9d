import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share, as a fraction, of one side of the family, when only ascendants inherit. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const partBrancheAscendants: LegalParameter<number> = {
  key: 'succession/part-branche-ascendants',
  label: {
    fr: 'Part d’un parent à côté des ascendants de l’autre branche',
    en: 'Share of a parent beside ascendants of the other side',
  },
  unit: 'rate',
  values: {
    '2007-01-01': 0.5,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 736 et 738-1',
      url: 'https://publish.calenco.com/LEGI/LEGITEXT000006070721/LEGIARTI000006430967.html',
    },
  },
  checkedOn: '2026-11-23',
}
