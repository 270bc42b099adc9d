import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * A notary’s fees for the deed of a gift before VAT, by donor: `above` in euros of full ownership, `rate` a fraction.
 * Read by `regles/donation/fees.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text. No official address of the text was
 * confirmed: `url` is a private page that states it.
 */
export const emoluments: LegalParameter<Scale> = {
  key: 'donation/emoluments',
  label: {
    fr: 'Émoluments d’un acte de donation, hors taxes',
    en: 'Notary’s fees for the deed of a gift, before VAT',
  },
  unit: 'scale',
  values: {
    '2021-01-01': [
      { above: 0, rate: 0.04837 },
      { above: 6_500, rate: 0.01995 },
      { above: 17_000, rate: 0.0133 },
      { above: 60_000, rate: 0.00998 },
    ],
  },
  articles: {
    '2021-01-01': {
      title: 'C. com., art. A. 444-67',
      url: 'https://french-business-law.com/french-legislation-art/article-a444-67-of-the-french-commercial-code/',
    },
  },
  checkedOn: '2026-11-27',
}
