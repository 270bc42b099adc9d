import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether legacies that exceed the disposable part are all reduced in proportion, before any gift. Read by
 * `regles/succession/family/law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const reductionLegs: LegalParameter<boolean> = {
  key: 'succession/reduction-legs',
  label: {
    fr: 'Réduction proportionnelle des legs excessifs',
    en: 'Proportional reduction of excessive legacies',
  },
  unit: 'flag',
  values: {
    '2007-01-01': true,
  },
  articles: {
    '2007-01-01': {
      title: 'Code civil, art. 923 et 926',
      url: 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000006070721/articles/LEGIARTI000006433765',
    },
  },
  checkedOn: '2026-11-23',
}
