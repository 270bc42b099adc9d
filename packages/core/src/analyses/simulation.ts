import type { Analysis, Question, Read } from '../definition/analysis.ts'
import { compileParser, type Parsed } from '../definition/parse.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { Simulator } from '../definition/simulator.ts'
import { OVER_HISTORY } from './cost-units.ts'

/**
 * The analysis that simulates. Its request is the parameters of the simulator, defaults filled in.
 * @example simulationOf(cagr).reader({ lang }).fromQuery(readQuery('valeur_initiale=1&valeur_finale=2&duree=3&lang=en'))
 */
export function simulationOf(simulator: Simulator): Analysis {
  const { name, params, constraints, result, steps, needs } = simulator.contract
  return {
    fields: params,
    result,
    reader: (door, subject = name) => {
      const parser = compileParser(subject, { ...params, ...door }, constraints)
      const apart = separator(params, door)
      return {
        fromQuery: (query) => apart(parser.fromQuery(query)),
        fromObject: (object) => apart(parser.fromObject(object)),
      }
    },
    ready: (question) => simulator.ready(question),
    steps: (question) => steps(question) + (needs(question).length > 0 ? OVER_HISTORY : 0),
    compute: (question, context, language) => simulator.compute(question, context, language),
    answer: (question, context, language) => simulator.answer(question, context, language),
  }
}

/** Separates the simulator's parameters from the channel's. */
function separator<D extends Params>(params: Params, door: D): (parsed: Parsed) => Read<D> {
  const doors = Object.keys(door)
  const own = Object.keys(params).filter((name) => !Object.hasOwn(door, name))
  return (parsed) =>
    parsed.ok
      ? { ok: true, question: pick(own, parsed.params), door: pick(doors, parsed.params) as ParamsOf<D> }
      : parsed
}

function pick(names: readonly string[], from: Question): Question {
  const picked: Record<string, unknown> = {}
  for (const name of names) picked[name] = from[name]
  return picked
}
