import type { Inquiry, Question, Read } from '../definition/inquiry.ts'
import { compileParser, type Parsed } from '../definition/parse.ts'
import type { Params, ParamsOf } from '../definition/shape.ts'
import type { Simulator } from '../definition/simulator.ts'
import { OVER_HISTORY } from './effort.ts'

/**
 * The first question to a simulator: its own. The question is its parameters, defaults filled in.
 * @example simulationOf(cagr).reader({ lang }).fromQuery(readQuery('valeur_initiale=1&valeur_finale=2&duree=3&lang=en'))
 */
export function simulationOf(simulator: Simulator): Inquiry {
  const { name, params, constraints, result, steps, needs } = simulator.contract
  return {
    fields: params,
    result,
    reader: (door, subject = name) => {
      const parser = compileParser(subject, { ...params, ...door }, constraints)
      return {
        fromQuery: (query) => apart(door, parser.fromQuery(query)),
        fromObject: (object) => apart(door, parser.fromObject(object)),
      }
    },
    ready: (question) => simulator.ready(question),
    steps: (question) => steps(question) + (needs(question).length > 0 ? OVER_HISTORY : 0),
    answer: (question, world, language) => simulator.answer(question, world, language),
  }
}

/** The simulator's parameters on one side, the door's on the other. */
function apart<D extends Params>(door: D, parsed: Parsed): Read<D> {
  if (!parsed.ok) return parsed
  const entries = Object.entries(parsed.params)
  const part = (mine: boolean) =>
    Object.fromEntries(entries.filter(([name]) => Object.hasOwn(door, name) === mine))
  return { ok: true, question: part(false) as Question, door: part(true) as ParamsOf<D> }
}
