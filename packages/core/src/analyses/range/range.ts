import type { ShapedAnalysis } from '../../definition/analysis.ts'
import type { Contract } from '../../definition/contract.ts'
import type { MarketReplay } from '../../definition/market-range.ts'
import { compileParser } from '../../definition/parse.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { costPerEvaluation, REPLAY_COST_UNITS } from '../cost-units.ts'
import { splitterOf } from '../simulation.ts'
import type { answerRange } from './answer-range.ts'
import { rangeParams, rangeResult } from './fields.ts'

/** The yields of a range, before an answer rounds them. */
export { rangeYields } from '../../finance/yield-deviation.ts'

/** Three simulations: at the constant yield, at a low one and at a high one. */
const SIMULATIONS = 3

/** The function that answers ranges, and the replay of the past of a simulator. */
interface Loaded {
  readonly answerRange: typeof answerRange
  readonly replay: MarketReplay
}

/** What `loadRange` imported, by the contract of its simulator. */
const loaded = new WeakMap<Contract, Loaded>()

/**
 * Imports the code that answers the ranges of a simulator, once; does nothing where it has none. A service
 * calls it after its start: a later build may rename the files, and a range then needs none. Exported by
 * `@denier/core`; used by `service.ts` and `worker-pool/worker.ts` of `@denier/api`, and by `build/site.mjs`
 * of `@denier/web`.
 * @example await loadRange(interetsComposes)
 */
export async function loadRange({ contract, loadReplay }: Simulator): Promise<void> {
  if (!loadReplay || loaded.has(contract)) return
  const [{ replay }, { answerRange }] = await Promise.all([loadReplay(), import('./answer-range.ts')])
  loaded.set(contract, { answerRange, replay })
}

/**
 * Whether a range can be answered without awaiting `load`, whatever its question. Exported by `@denier/core`; used by
 * `server/range-now.ts` of `@denier/web`.
 */
export const isRangeLoaded = ({ contract }: Simulator): boolean =>
  loaded.get(contract)?.replay.series.every((series) => series.isLoaded()) ?? false

/**
 * The analysis that gives the range of the decisive figure of a forecast: at the yields that markets miss,
 * and exceed, one time in ten; and how often past periods of equities reached it. `load` imports the code
 * that answers it. Called by `analyses.ts`, by the name of the analysis.
 * @throws RangeError for a simulator without market range: see `analysesOf`.
 * @example rangeOf(interetsComposes).parserFor({}).fromObject({ capital: 1, …, volatilite: 15 })
 */
export function rangeOf(simulator: Simulator): ShapedAnalysis {
  const { contract, loadReplay } = simulator
  const { name, constraints, range } = contract
  if (!range || !loadReplay) throw new RangeError(`${name} has no market range`)
  const fields = { ...contract.params, ...rangeParams(contract) }
  return {
    fields,
    result: rangeResult(contract),
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
      await Promise.all(loaded.get(contract)?.replay.series.map((series) => series.load()) ?? [])
    },
    costUnits: (question) =>
      SIMULATIONS * costPerEvaluation(contract, { ...question, ...range.fixed }) + REPLAY_COST_UNITS,
    answer: (question, context, language) => {
      const found = loaded.get(contract)
      if (!found) throw new Error(`the replay of ${name} is not loaded`)
      return found.answerRange(simulator, found.replay, question, context, language)
    },
  }
}
