import {
  type CivilDate,
  type Language,
  numericFigures,
  type RangeData,
  rangeYields,
  type Simulator,
} from '@denier/core'
import type { Bands, FormValues, Scenario } from '../model/page-state.ts'
import { computeReply } from '../model/reply.ts'
import { bandsOf } from './band.ts'

/** The values of the form at the low and at the high yield of a range. */
interface BandQuestion {
  readonly low: FormValues
  readonly high: FormValues
  /** The last x of the band, in years; `undefined`: that of the chart. */
  readonly until: number | undefined
}

/**
 * What the band of a range asks, by the method of the range, on which its figure does not depend; `undefined`
 * without a range. Used by `use-band.ts`.
 */
export function bandQuestion(
  { contract: { range, result } }: Simulator,
  { typed, answer: { meta } }: Scenario,
  data: RangeData | undefined,
): BandQuestion | undefined {
  const plage = data?.plage
  if (!data || !range || !plage || plage.tauxBas === null || plage.tauxHaut === null) return undefined
  const { rate, fixed } = range
  const volatility = Number(typed.volatilite || (meta.hypotheses.volatilite ?? range.volatility))
  // a figure that is a duration is that over which the yields were averaged
  const isDuration = numericFigures(result)[data.cible]?.kind === 'years'
  const until = isDuration ? Math.ceil(data.valeur ?? 0) : undefined
  const at = (percent: number): FormValues => ({
    ...typed,
    ...(fixed as FormValues),
    [rate]: String(percent),
  })
  // those of a duration are known rounded only, as the duration is
  const { low, high } = isDuration
    ? { low: plage.tauxBas, high: plage.tauxHaut }
    : rangeYields({ rate: Number(meta.hypotheses[rate]), volatility, years: plage.annees })
  return { low: at(low), high: at(high), until }
}

/**
 * The bands of the charts of an answer, computed at once; what the answer needs must be loaded. `undefined` without a
 * range, and where one of the yields is refused as a value of the form. Used by `use-band.ts` and `server/draw-page.ts`.
 */
export function bandNow(
  simulator: Simulator,
  scenario: Scenario,
  data: RangeData | undefined,
  today: CivilDate,
  language: Language,
): Bands | undefined {
  const question = bandQuestion(simulator, scenario, data)
  if (!question) return undefined
  const [low, high] = [question.low, question.high].map((typed) =>
    computeReply(simulator, typed, today, language),
  )
  if (!low?.ok || !high?.ok) return undefined
  return bandsOf(
    simulator.contract,
    scenario.answer,
    {
      low: low.answer,
      high: high.answer,
      until: question.until,
      ...(data && { range: data }),
    },
    language,
  )
}
