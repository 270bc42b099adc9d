import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of the value of a business, as a fraction, left out under a pacte Dutreil. The caller states that its
 * conditions are met. Read by `regles/donation/gift.ts` and `regles/succession/family/law.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text. No official address of the text was confirmed: `url` is a private page that states it.
 */
export const exonerationDutreil: LegalParameter<number> = {
  key: 'succession/exoneration-dutreil',
  label: {
    fr: 'Exonération d’une entreprise sous pacte Dutreil',
    en: 'Exemption of a business under a pacte Dutreil',
  },
  unit: 'rate',
  values: {
    '2006-01-01': 0.75,
  },
  articles: {
    '2006-01-01': {
      title: 'CGI, art. 787 B et 787 C',
      url: 'https://www.ansa.fr/le-pacte-dutreil-est-modifie-dans-la-loi-de-finances-pour-2026',
    },
  },
  checkedOn: '2026-11-23',
}
