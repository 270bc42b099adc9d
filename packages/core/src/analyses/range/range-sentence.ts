import type { Contract } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { RangeData } from '../../definition/market-range.ts'
import type { KindName } from '../../units/kinds.ts'
import type { Language } from '../../units/text.ts'
import { numericFigures } from '../figures.ts'

/** What a sentence about a range states. */
interface RangeSentenceInput {
  readonly data: RangeData
  readonly market: 'us' | 'monde'
  readonly language: Language
}

/** The equities of each market, after “in” or between commas. */
const marketNames = {
  us: { fr: 'actions américaines', en: 'US equities' },
  monde: { fr: 'actions mondiales, approchées', en: 'world equities, by a proxy' },
}

/**
 * The range of the decisive figure in two sentences, under the assumption of its cards: both cases, then the past.
 * Empty where there is no range; without the second where the periods of the past are too few. Exported by
 * `@denier/core`; used by `page/render-page.ts` of `@denier/cli`, by `analysis-lines.ts` of `@denier/mcp`, and by
 * `range/range-panel.tsx` of `@denier/web`.
 * @example '109 371 € si les marchés déçoivent, 355 111 € s’ils sont bons, un cas sur dix chacun. Dans 85 % …'
 */
export function rangeSentence(
  { decisive: [path = ''], result, range }: Contract,
  { data: { plage }, market, language }: RangeSentenceInput,
  format: FigureFormatter,
): string {
  const field = numericFigures(result)[path]
  if (!plage || !range || !field) return ''
  const figure = (value: number) => formatters[field.kind]?.(value, format) ?? format.number(value)
  const { bas, haut, part, annees, depuis } = plage
  const french = language === 'fr'
  const cases =
    bas === null || haut === null
      ? []
      : [
          french
            ? `${figure(bas)} si les marchés déçoivent, ${figure(haut)} s’ils sont bons, un cas sur dix chacun.`
            : `${figure(bas)} if markets disappoint, ${figure(haut)} if they do well, one case in ten each.`,
        ]
  const since = format.digits(Number(depuis.slice(0, 4)))
  const of = french
    ? `des périodes de ${format.years(annees)} depuis ${since} (${marketNames[market].fr})`
    : `of the periods of ${format.years(annees)} since ${since} (${marketNames[market].en})`
  const past =
    part === null
      ? []
      : [
          french
            ? `Dans ${format.percent(wholePercent(part))} ${of}, ${range.success.fr}.`
            : `In ${format.percent(wholePercent(part))} ${of}, ${range.success.en}.`,
        ]
  return [...cases, ...past].join(' ')
}

const formatters: Readonly<Partial<Record<KindName, (value: number, format: FigureFormatter) => string>>> = {
  euros: (value, format) => format.euros(value),
  years: (value, format) => format.years(value),
}

/** A share in whole percents; 0 and 100 are for none and for all. */
const wholePercent = (share: number): number =>
  share === 0 || share === 100 ? share : Math.min(99, Math.max(1, Math.round(share)))
