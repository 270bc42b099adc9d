import type { Question } from '../../definition/analysis.ts'
import type { MarketRange, MarketReplay, PastPeriods } from '../../definition/market-range.ts'
import { compilePresenter } from '../../definition/present.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import type { Answer, SimulationContext, Simulator } from '../../definition/simulator.ts'
import { rangeYields } from '../../finance/yield-deviation.ts'
import { toPercent } from '../../units/rate.ts'
import type { Source } from '../../units/source.ts'
import type { Language } from '../../units/text.ts'
import { figureAt, figureRounder, numericFigures } from '../figures.ts'
import { rangeResult } from './fields.ts'
import { FEWEST_PERIODS, warningsOf } from './warnings.ts'

/** A valid question: the parameters of the simulator, and those of the range. */
interface RangeQuestion extends ParamsOf<Params> {
  /** In percent a year. */
  readonly volatilite: number
  readonly indice: 'us' | 'monde'
}

/**
 * Answers the range of a simulator that declares one. The series that the question and `replay` read must be
 * loaded. Imported by `range.ts`.
 * @throws RangeError for a simulator without market range.
 */
export function answerRange(
  simulator: Simulator,
  replay: MarketReplay,
  question: Question,
  context: SimulationContext,
  language: Language,
): Answer {
  const { contract } = simulator
  const { name, result, range } = contract
  const [cible = ''] = contract.decisive
  const figure = numericFigures(result)[cible]
  if (!range || !figure) throw new RangeError(`${name} has no market range`)
  const params = { ...question, ...range.fixed } as Question & RangeQuestion
  const { volatilite, indice } = params
  const base = simulator.compute(params, context, language)
  const valeur = figureAt(base.data, cible)
  const periods =
    valeur === null || volatilite === 0
      ? undefined
      : replay.countPeriods({ params, market: indice, figure: valeur, today: context.today })

  const round = figureRounder(figure, cible)
  /** The rounded figure at another yield, in percent a year. */
  const figureAtYield = (yearly: number): number | null => {
    const other = simulator.compute({ ...params, [range.rate]: yearly }, context, language)
    const value = figureAt(other.data, cible)
    return value === null ? null : round(value)
  }
  const years = replay.yearsAhead(params, valeur)
  const yields =
    years === null ? null : rangeYields({ rate: params[range.rate] as number, volatility: volatilite, years })
  const data = {
    cible,
    valeur: valeur === null ? null : round(valeur),
    plage: periods
      ? {
          bas: yields === null ? null : figureAtYield(yields.low),
          haut: yields === null ? null : figureAtYield(yields.high),
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
  const { meta } = base
  return {
    ...base,
    data: compilePresenter(rangeResult(contract))(data, language),
    meta: {
      ...meta,
      endpoint: `simulateurs/${name}/plage`,
      hypotheses: { ...meta.hypotheses, ...replacedValues(question, range.fixed) },
      sources: [...meta.sources, ...withoutThose(meta.sources, periods?.sources ?? [])],
      avertissements: [
        ...meta.avertissements,
        ...warningsOf({ figure: valeur, volatility: volatilite, periods }, language),
      ],
    },
  }
}

/** The successes in percent of the past periods; `null` where these are too few. */
const shareOf = ({ count, successes }: PastPeriods): number | null =>
  count < FEWEST_PERIODS ? null : toPercent(successes / count)

/** The values of the question that the fixed ones replaced. */
const replacedValues = (question: Question, fixed: MarketRange['fixed'] = {}) =>
  Object.fromEntries(Object.keys(fixed).map((name) => [name, question[name]]))

/** The sources that an answer does not name yet. */
const withoutThose = (named: readonly Source[], sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ title }) => !named.some((source) => source.title === title))
