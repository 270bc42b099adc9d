import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * Whether legacies that exceed the disposable part are all reduced in proportion, before any gift. Read by `regles/succession/family/law.ts`;
 * a revision adds a day and changes no past one.
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
