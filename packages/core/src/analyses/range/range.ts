import type { Question, ShapedAnalysis } from '../../definition/analysis.ts'
import type { Contract } from '../../definition/contract.ts'
import type { MarketRange, MarketReplay, PastPeriods } from '../../definition/market-range.ts'
import { compileParser } from '../../definition/parse.ts'
import { compilePresenter } from '../../definition/present.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { deviatedYield, TENTH } from '../../finance/yield-deviation.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { Source } from '../../units/source.ts'
import { costPerEvaluation, OVER_HISTORY } from '../cost-units.ts'
import { figureAt, figureRounder, numericFigures } from '../figures.ts'
import { splitterOf } from '../simulation.ts'
import { rangeParams, rangeResult } from './fields.ts'
import { FEWEST_PERIODS, warningsOf } from './warnings.ts'

/** Three simulations: at the constant yield, at a low one and at a high one. */
const SIMULATIONS = 3

/** A valid question: the parameters of the simulator, and those of the range. */
interface RangeQuestion extends ParamsOf<Params> {
  readonly volatilite: number
  readonly indice: 'us' | 'monde'
}

/** What `loadRange` imported, by the contract of its simulator. */
const replays = new WeakMap<Contract, MarketReplay>()

/**
 * Imports the replay of past markets of a simulator, once; nothing where it has none. A service calls it after its
 * start: a range then needs no file, which a build in place would have renamed. Exported by `@denier/core`; used by
 * `service.ts` and `worker-pool/worker.ts` of `@denier/api`, and by `build/site.mjs` of `@denier/web`.
 * @example await loadRange(interetsComposes)
 */
export async function loadRange(simulator: Simulator): Promise<void> {
  const { contract, loadReplay } = simulator
  if (loadReplay && !replays.has(contract)) replays.set(contract, await loadReplay())
}

/**
 * Whether a range can be answered without awaiting `load`, whatever its question. Exported by `@denier/core`; used by
 * `server/first-range.ts` of `@denier/web`.
 */
export const isRangeLoaded = ({ contract }: Simulator): boolean =>
  replays.get(contract)?.series.every((series) => series.isLoaded()) ?? false

/**
 * The range of the decisive figure of a forecast: at the yields that markets miss, and exceed, one time in ten; and
 * how often it was reached in the past of equities. Called by `analyses.ts`, by the name of the analysis.
 * @throws RangeError for a simulator without market range: see `analysesOf`.
 * @example rangeOf(interetsComposes).parserFor({}).fromObject({ capital: 1, …, volatilite: 15 })
 */
export function rangeOf(simulator: Simulator): ShapedAnalysis {
  const { contract, loadReplay } = simulator
  const { name, result, constraints, range } = contract
  const [cible = ''] = contract.decisive
  const figure = numericFigures(result)[cible]
  if (!range || !loadReplay || !figure) throw new RangeError(`${name} has no market range`)
  const fields = { ...contract.params, ...rangeParams(contract) }
  const round = figureRounder(figure, cible)
  const rounded = (value: number | null) => (value === null ? null : round(value))
  const shape = rangeResult(contract)
  const present = compilePresenter(shape)

  return {
    fields,
    result: shape,
    importsCode: true,
    parserFor: (presentation, subject = name) => {
      const parser = compileParser(subject, { ...fields, ...presentation }, constraints)
      const split = splitterOf(fields, presentation)
      return {
        fromQuery: (query) => split(parser.fromQuery(query)),
        fromObject: (object) => split(parser.fromObject(object)),
      }
    },
    load: async (question) => {
      await Promise.all([simulator.load({ ...question, ...range.fixed }), loadRange(simulator)])
      await Promise.all(replays.get(contract)?.series.map((series) => series.load()) ?? [])
    },
    costUnits: (question) =>
      SIMULATIONS * costPerEvaluation(contract, { ...question, ...range.fixed }) + OVER_HISTORY,
    answer: (question, context, language) => {
      const replay = replays.get(contract)
      if (!replay) throw new Error(`the replay of ${name} is not loaded`)
      const params = { ...question, ...range.fixed } as Question & RangeQuestion
      const figureOf = (rate: number) =>
        figureAt(simulator.compute({ ...params, [range.rate]: rate }, context, language).data, cible)
      const base = simulator.compute(params, context, language)
      const unrounded = figureAt(base.data, cible)
      const periods =
        unrounded === null || params.volatilite === 0
          ? undefined
          : replay.countPeriods({ params, market: params.indice, figure: unrounded, today: context.today })
      const yields = yieldsOf(params, range.rate, replay.yearsAhead(params, unrounded))
      const data = {
        cible,
        valeur: rounded(unrounded),
        plage: periods
          ? {
              bas: yields === null ? null : rounded(figureOf(yields.low)),
              haut: yields === null ? null : rounded(figureOf(yields.high)),
              tauxBas: yields?.low ?? null,
              tauxHaut: yields?.high ?? null,
              part: shareOf(periods),
              fenetres: periods.count,
              annees: periods.years,
              depuis: periods.first,
              jusque: periods.last,
            }
          : null,
      }
      return {
        ...base,
        data: present(data, language),
        meta: {
          ...base.meta,
          endpoint: `simulateurs/${name}/plage`,
          hypotheses: { ...base.meta.hypotheses, ...given(question, range.fixed) },
          sources: [...base.meta.sources, ...withoutThose(base.meta.sources, periods?.sources ?? [])],
          avertissements: [
            ...base.meta.avertissements,
            ...warningsOf({ figure: unrounded, volatility: params.volatilite, periods }, language),
          ],
        },
      }
    },
  }
}

/** The yearly yields, in percent, that markets miss and exceed one time in ten over so many years. */
function yieldsOf(params: RangeQuestion, rate: string, years: number | null) {
  if (years === null) return null
  const expected = annualRate(params[rate] as number)
  const at = (deviations: number) =>
    toPercent(deviatedYield(expected, (deviations * params.volatilite) / 100, years))
  return { low: at(-TENTH), high: at(TENTH) }
}

/** In percent of the past periods; `null` where they are too few. */
const shareOf = ({ count, successes }: PastPeriods): number | null =>
  count < FEWEST_PERIODS ? null : toPercent(successes / count)

/** The values of the question that were replaced. */
const given = (question: Question, fixed: MarketRange['fixed'] = {}) =>
  Object.fromEntries(Object.keys(fixed).map((name) => [name, question[name]]))

/** The sources that an answer does not name yet. */
const withoutThose = (named: readonly Source[], sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ title }) => !named.some((source) => source.title === title))
