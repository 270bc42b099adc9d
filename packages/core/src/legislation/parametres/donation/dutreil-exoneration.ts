import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The share of a business that a commitment to keep it exempts, as a fraction. The caller states that its conditions
 * are met. Read by `regles/donation/gift.ts`; a revision adds a day and changes no past one.
 */
export const dutreilExoneration: LegalParameter<number> = {
  key: 'donation/dutreil-exoneration',
  label: {
    fr: 'Fraction exonérée d’une entreprise sous engagement de conservation (pacte Dutreil)',
    en: 'Exempt share of a business under a commitment to keep it (pacte Dutreil)',
  },
  unit: 'rate',
  values: { '2006-01-01': 0.75 },
  articles: {
    '2006-01-01': {
      title: 'CGI, art. 787 B et 787 C',
      url: 'https://www.ansa.fr/le-pacte-dutreil-est-modifie-dans-la-loi-de-finances-pour-2026',
    },
  },
  checkedOn: '2026-11-23',
}
