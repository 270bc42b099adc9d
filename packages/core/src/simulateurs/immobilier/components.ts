import { percent, wholeYears } from '../../definition/kinds.ts'

/**
 * The depreciable components of a property let furnished at actual costs, with their durations. No text sets these
 * figures: they are the usual assumptions of accountants. `params.ts` adds these fields to the parameters. Used by
 * `params.ts`.
 */
export const components = {
  part_terrain: percent({
    default: 15,
    label: { fr: 'Part du terrain', en: 'Share of the land' },
    help: {
      fr: 'En % du prix, non amortissable. LMNP au réel seulement ; hypothèse d’usage.',
      en: 'As a % of the price, not depreciated. LMNP réel only; customary assumption.',
    },
  }),
  duree_bati: wholeYears({
    min: 1,
    max: 100,
    default: 30,
    label: { fr: 'Amortissement du bâti', en: 'Depreciation of the building' },
    help: {
      fr: 'En années, pour le prix moins le terrain. LMNP au réel seulement ; hypothèse d’usage.',
      en: 'In years, for the price less the land. LMNP réel only; customary assumption.',
    },
  }),
  duree_travaux: wholeYears({
    min: 1,
    max: 100,
    default: 15,
    label: { fr: 'Amortissement des travaux', en: 'Depreciation of the renovation work' },
    help: {
      fr: 'En années. LMNP au réel seulement ; hypothèse d’usage.',
      en: 'In years. LMNP réel only; customary assumption.',
    },
  }),
  duree_meubles: wholeYears({
    min: 1,
    max: 100,
    default: 7,
    label: { fr: 'Amortissement des meubles', en: 'Depreciation of the furniture' },
    help: {
      fr: 'En années. LMNP au réel seulement ; hypothèse d’usage.',
      en: 'In years. LMNP réel only; customary assumption.',
    },
  }),
}
