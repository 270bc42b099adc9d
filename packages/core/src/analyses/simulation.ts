import type { ParsedQuestion, Question, ShapedAnalysis } from '../definition/analysis.ts'
import { compileParser, type Parsed } from '../definition/parse.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { Simulator } from '../definition/simulator.ts'
import { REPLAY_COST_UNITS } from './cost-units.ts'

/**
 * The analysis that simulates. Its question is the parameters of the simulator, defaults filled in. Called by
 * `analyses.ts`, `ask.ts` and `simulate.ts`.
 * @example
 * const parser = simulationOf(cagr).parserFor({ lang })
 * parser.fromQuery(readQuery('valeur_initiale=1&valeur_finale=2&duree=3&lang=en'))
 */
export function simulationOf(simulator: Simulator): ShapedAnalysis {
  const { name, params, constraints, result, costUnits, needs } = simulator.contract
  return {
    fields: params,
    result,
    // `subject`: the owner of the parameters in the message about an unknown one
    parserFor: (presentation, subject = name) => {
      const parser = compileParser(subject, { ...params, ...presentation }, constraints)
      const split = splitterOf(params, presentation)
      return {
        fromQuery: (query) => split(parser.fromQuery(query)),
        fromObject: (object) => split(parser.fromObject(object)),
      }
    },
    load: (question) => simulator.load(question),
    costUnits: (question) => costUnits(question) + (needs(question).length > 0 ? REPLAY_COST_UNITS : 0),
    compute: (question, context, language) => simulator.compute(question, context, language),
    answer: (question, context, language) => simulator.answer(question, context, language),
  }
}

/**
 * Separates the parameters of an analysis from the presentation parameters (`lang`, `format`…), for a parsed question of
 * both. A presentation parameter of the same name comes first. Lists the names once, since what it returns runs for
 * every request. Used by `range/range.ts`.
 */
export function splitterOf<D extends Params>(
  params: Params,
  presentation: D,
): (parsed: Parsed) => ParsedQuestion<D> {
  const presentationNames = Object.keys(presentation)
  const ownNames = Object.keys(params).filter((name) => !Object.hasOwn(presentation, name))
  return (parsed) =>
    parsed.ok
      ? {
          ok: true,
          question: pick(ownNames, parsed.params),
          presentation: pick(presentationNames, parsed.params) as ParamsOf<D>,
        }
      : parsed
}

/** The members of these names, `undefined` for those that are absent. */
function pick(names: readonly string[], from: Question): Question {
  const picked: Record<string, unknown> = {}
  for (const name of names) picked[name] = from[name]
  return picked
}
