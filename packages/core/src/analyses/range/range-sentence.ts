import type { Contract } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { RangeData } from '../../definition/market-range.ts'
import type { Warning } from '../../definition/warning.ts'
import type { KindName } from '../../units/kinds.ts'
import type { Language } from '../../units/text.ts'
import { numericFigures } from '../figures.ts'

/** The data and the language of a sentence about a range. */
interface RangeSentenceInput {
  readonly data: RangeData
  /** The equities compared with, as the parameter `indice` has them. */
  readonly indice: unknown
  readonly language: Language
  /** Why no share of the past is known, by `noPastReason`. */
  readonly noPast?: string | undefined
}

/** The warnings of a range without share of the past: no period fits in the data, or too few. */
const NO_PAST = ['histoire_trop_courte', 'peu_de_periodes']

/**
 * Why a range has no share of the past, among its warnings; `undefined` where it has one. Exported by `@denier/core`;
 * used by `ask-range.ts`, and by `range/shown-range.ts` of `@denier/web`.
 */
export const noPastReason = (warnings: readonly Warning[]): string | undefined =>
  warnings.find(({ code }) => NO_PAST.includes(code))?.message

/** The equities of each `indice`, between parentheses. */
const marketNames = {
  us: { fr: 'actions américaines', en: 'US equities' },
  monde: { fr: 'actions mondiales, approchées', en: 'world equities, by a proxy' },
}

/**
 * The range of the decisive figure in two sentences: both cases, then the past, or why nothing is said of it. The
 * first is left out where the range has no figures, the second where neither is known. Exported by `@denier/core`;
 * used by `page/range.ts` of `@denier/cli`, and by `analysis-lines.ts` and `general/quotable-text.ts` of
 * `@denier/mcp`.
 * @example
 * rangeSentence(contract, { data, indice: 'us', language: 'fr' }, format)
 * // '109 371 € si les marchés déçoivent, 355 111 € s’ils sont bons, un cas sur dix chacun. Dans 85 % …'
 */
export function rangeSentence(
  contract: Contract,
  input: RangeSentenceInput,
  format: FigureFormatter,
): string {
  const { cible, plage } = input.data
  const past = pastSentence(contract, input, format) || (input.noPast ?? '')
  const field = numericFigures(contract.result)[cible]
  if (!plage || !field || plage.bas === null || plage.haut === null) return past
  const figure = (value: number) => formatters[field.kind]?.(value, format) ?? format.number(value)
  const [low, high] = [figure(plage.bas), figure(plage.haut)]
  const cases =
    input.language === 'fr'
      ? `${low} si les marchés déçoivent, ${high} s’ils sont bons, un cas sur dix chacun.`
      : `${low} if markets disappoint, ${high} if they do well, one case in ten each.`
  return past ? `${cases} ${past}` : cases
}

/**
 * What happened in past periods, in a sentence; empty where they are too few. Exported by `@denier/core`; used by
 * `range/with-range.tsx` of `@denier/web`.
 * @example
 * pastSentence(contract, { data, indice: 'us', language: 'fr' }, format)
 * // 'Dans 85 % des périodes de 20 ans depuis 1971 (actions américaines), les mêmes versements …'
 */
export function pastSentence(
  { range }: Contract,
  { data: { plage }, indice, language }: RangeSentenceInput,
  format: FigureFormatter,
): string {
  if (!range || !plage || plage.part === null) return ''
  const share = format.percent(wholePercent(plage.part))
  const years = format.years(plage.annees)
  const market = marketNames[indice === 'monde' ? 'monde' : 'us'][language]
  const since = format.digits(Number(plage.depuis.slice(0, 4)))
  return language === 'fr'
    ? `Dans ${share} des périodes de ${years} depuis ${since} (${market}), ${range.success.fr}.`
    : `In ${share} of the periods of ${years} since ${since} (${market}), ${range.success.en}.`
}

/** The formats of decisive figures that are not plain numbers, by kind. */
const formatters: Readonly<Partial<Record<KindName, (value: number, format: FigureFormatter) => string>>> = {
  euros: (value, format) => format.euros(value),
  years: (value, format) => format.years(value),
}

/**
 * A share in whole percents. Only exactly 0 gives 0 and only exactly 100 gives 100: others are at least 1 and
 * at most 99.
 */
const wholePercent = (share: number): number =>
  share === 0 || share === 100 ? share : Math.min(99, Math.max(1, Math.round(share)))
