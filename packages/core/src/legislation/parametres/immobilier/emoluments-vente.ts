import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * A notary’s fees for the deed of a sale before VAT: `above` in euros of the price, `rate` a fraction. Read by
 * `regles/immobilier/acquisition-costs.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to
 * `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on
 * them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const emolumentsVente: LegalParameter<Scale> = {
  key: 'immobilier/emoluments-vente',
  label: {
    fr: 'Émoluments d’un acte de vente, hors taxes',
    en: 'Notary’s fees for the deed of a sale, before VAT',
  },
  unit: 'scale',
  values: {
    '2021-01-01': [
      { above: 0, rate: 0.0387 },
      { above: 6_500, rate: 0.01596 },
      { above: 17_000, rate: 0.01064 },
      { above: 60_000, rate: 0.00799 },
    ],
  },
  articles: {
    '2021-01-01': {
      title: 'C. com., art. A. 444-91',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F17701',
    },
  },
  checkedOn: '2026-11-27',
}
