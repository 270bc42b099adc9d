import { historyIndex, MONTHLY_INDEX } from '../../definition/common-fields.ts'
import type { Contract } from '../../definition/contract.ts'
import { annualRate, count, isoDate, percent, wholeYears } from '../../definition/kinds.ts'
import type { MarketRange } from '../../definition/market-range.ts'
import { orNull, type Params, type Shape } from '../../definition/shape.ts'
import { numberOrNull, targetField } from '../fields.ts'

/** The parameters of a range. A simulator may have one of the same name, which is then used instead. */
const rangeFields = ({ volatility }: MarketRange) => ({
  volatilite: percent({
    max: 60,
    default: volatility,
    label: { fr: 'Volatilité annuelle', en: 'Annual volatility' },
    help: {
      fr: 'L’écart habituel d’une année à l’autre (écart type). 15 % pour un fonds d’actions ; 0 quand le rendement est garanti, sans fourchette.',
      en: 'The usual gap from year to year (standard deviation). 15% for a fund of equities; 0 where the yield is guaranteed, without range.',
    },
  }),
  indice: historyIndex(MONTHLY_INDEX),
})

/**
 * The parameters of a range that its simulator lacks; none where the contract declares no range. Exported by
 * `@denier/core`; used by `range.ts`, by `range/range-choices.tsx`, `range/range-fault.ts` and `server/question.ts` of
 * `@denier/web`, and by `general/simulate-tool.ts` of `@denier/mcp`.
 */
export const rangeParams = ({ params, range }: Contract): Params =>
  Object.fromEntries(
    Object.entries(range ? rangeFields(range) : {}).filter(([name]) => !Object.hasOwn(params, name)),
  )

/** The shape of `data` in the answer of a range, for `range.ts`. Used by `answer-range.ts` and `range.ts`. */
export const rangeResult = ({ result }: Contract): Shape => ({
  cible: targetField(result),
  valeur: numberOrNull({ fr: 'Au rendement constant', en: 'At the constant yield' }),
  plage: orNull({
    bas: numberOrNull({
      fr: 'Si les marchés déçoivent, 1 cas sur 10',
      en: 'If markets disappoint, 1 case in 10',
    }),
    haut: numberOrNull({
      fr: 'Si les marchés sont bons, 1 cas sur 10',
      en: 'If markets do well, 1 case in 10',
    }),
    tauxBas: annualRate({ nullable: true, label: { fr: 'Rendement bas', en: 'Low yield' } }),
    tauxHaut: annualRate({ nullable: true, label: { fr: 'Rendement haut', en: 'High yield' } }),
    part: percent({
      nullable: true,
      label: { fr: 'Part des périodes du passé', en: 'Share of past periods' },
      help: {
        fr: 'Qui l’ont atteint ; nulle sous 30 périodes.',
        en: 'That reached it; null under 30 periods.',
      },
    }),
    fenetres: count({ label: { fr: 'Périodes du passé', en: 'Past periods' } }),
    annees: wholeYears({ label: { fr: 'Durée de chaque période', en: 'Length of each period' } }),
    depuis: isoDate({ label: { fr: 'Début des données', en: 'Start of the data' } }),
    jusque: isoDate({ label: { fr: 'Fin des données', en: 'End of the data' } }),
  }),
})
