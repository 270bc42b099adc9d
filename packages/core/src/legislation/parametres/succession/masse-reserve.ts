import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether gifts are added to the estate to compute what is reserved: at today’s value, at that of its day for a
 * donation-partage. Read by `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision
 * adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers
 * depend on them. `checkedOn`: the last day on which somebody compared the last value with its text. No official
 * address of the text was confirmed: `url` is a private page that states it.
 */
export const masseReserve: LegalParameter<boolean> = {
  key: 'succession/masse-reserve',
  label: {
    fr: 'Masse de calcul de la réserve : biens existants et donations',
    en: 'Assets and gifts on which the reserve is computed',
  },
  unit: 'flag',
  values: {
    '2007-01-01': true,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 922 et 1078',
      url: 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006070721/articles/LEGIARTI000006433754',
    },
  },
  checkedOn: '2026-11-23',
}
