import { historyIndex } from '../../definition/common-fields.ts'
import type { Contract } from '../../definition/contract.ts'
import { annualRate, count, isoDate, percent, wholeYears } from '../../definition/kinds.ts'
import type { MarketRange } from '../../definition/market-range.ts'
import { orNull, type Params, type Shape } from '../../definition/shape.ts'
import { numberOrNull, targetField } from '../fields.ts'

/** The parameters of a range that a simulator may have of its own, with the meaning that it gives them. */
const rangeFields = ({ volatility }: MarketRange) => ({
  volatilite: percent({
    max: 60,
    default: volatility,
    label: { fr: 'Volatilité annuelle', en: 'Annual volatility' },
    help: {
      fr: 'L’ampleur des écarts d’une année à l’autre : l’écart type du logarithme des rendements. 15 % pour un fonds d’actions mondiales ; 0 quand le rendement est garanti : il n’y a alors pas de fourchette.',
      en: 'How far years stray from one another: the standard deviation of the logarithm of returns. 15% for a fund of world equities; 0 where the yield is guaranteed: there is then no range.',
    },
  }),
  indice: historyIndex({
    fr: 'Les actions du passé auxquelles le chiffre est comparé. États-Unis : depuis 1971, en euros. Monde : depuis juin 2003, une approximation.',
    en: 'The equities of the past with which the figure is compared. United States: since 1971, in euros. World: since June 2003, a proxy.',
  }),
})

/**
 * The parameters of a range that its simulator lacks; none without range. Exported by `@denier/core`; used by
 * `range.ts`, and by `range/with-range.tsx` of `@denier/web`.
 */
export const rangeParams = ({ params, range }: Contract): Params =>
  Object.fromEntries(
    Object.entries(range ? rangeFields(range) : {}).filter(([name]) => !Object.hasOwn(params, name)),
  )

/** The shape of `data` in the answer of a range, for `range.ts`. */
export const rangeResult = ({ result }: Contract): Shape => ({
  cible: targetField(result),
  valeur: numberOrNull({ fr: 'Au rendement constant', en: 'At the constant yield' }),
  plage: orNull({
    bas: numberOrNull(
      { fr: 'Si les marchés déçoivent', en: 'If markets disappoint' },
      {
        fr: 'Le même chiffre au rendement que les marchés n’atteignent pas une fois sur dix.',
        en: 'The same figure at the yield that markets miss one time in ten.',
      },
    ),
    haut: numberOrNull(
      { fr: 'Si les marchés sont bons', en: 'If markets do well' },
      {
        fr: 'Le même chiffre au rendement que les marchés ne dépassent qu’une fois sur dix.',
        en: 'The same figure at the yield that markets exceed only one time in ten.',
      },
    ),
    tauxBas: annualRate({ nullable: true, label: { fr: 'Rendement bas', en: 'Low yield' } }),
    tauxHaut: annualRate({ nullable: true, label: { fr: 'Rendement haut', en: 'High yield' } }),
    part: percent({
      nullable: true,
      label: { fr: 'Part des périodes du passé', en: 'Share of past periods' },
      help: {
        fr: 'Celles où le chiffre a été atteint, ou le capital a tenu ; sous 30 périodes, elle n’est pas donnée.',
        en: 'Those in which the figure was reached, or the capital lasted; below 30 periods it is not given.',
      },
    }),
    fenetres: count({ label: { fr: 'Périodes du passé', en: 'Past periods' } }),
    annees: wholeYears({ label: { fr: 'Durée de chaque période', en: 'Length of each period' } }),
    depuis: isoDate({ label: { fr: 'Début des données', en: 'Start of the data' } }),
    jusque: isoDate({ label: { fr: 'Fin des données', en: 'End of the data' } }),
  }),
})
