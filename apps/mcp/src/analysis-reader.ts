import {
  nearest,
  type Params,
  type Question,
  type Reader,
  type Simulator,
  unknownMessage,
} from '@denier/core'
import type { Door, DoorAsked } from './language.ts'
import { quoted } from './plain-text.ts'
import type { Fault } from './refusal.ts'
import { type Arguments, MOST_ARGUMENTS } from './tool.ts'

/** A simulator as an analysis questions it. */
export interface Analysed {
  readonly simulator: Simulator
  /** What the analysis asks besides the simulator's parameters. */
  readonly own: Params
  readonly reader: Reader<Door>
}

/** A sound question to a simulator, or every fault. */
export type AnalysisRead =
  | { readonly ok: true; readonly of: Analysed; readonly question: Question; readonly door: DoorAsked }
  | { readonly ok: false; readonly of: Analysed | undefined; readonly faults: readonly Fault[] }

/**
 * Judges the arguments of a tool for all simulators: which one, then the question to it as its own reader does, its
 * parameters apart from the words of the analysis.
 * @param words the arguments that the tool takes.
 */
export function readAnalysis(
  tool: string,
  analysed: ReadonlyMap<string, Analysed>,
  words: readonly string[],
  args: Arguments,
): AnalysisRead {
  const { simulateur, parametres, ...own } = given(args)
  const of = typeof simulateur === 'string' ? analysed.get(simulateur) : undefined
  const unknown = Object.keys(own).filter((name) => !words.includes(name))
  const faults = [
    ...(of ? [] : [simulatorFault(simulateur, [...analysed.keys()])]),
    ...(isJudged(parametres) ? strayWords(parametres, words) : [parametresFault(parametres)]),
    ...unknown.map((name) => unknownFault(name, tool, words, of)),
  ]
  if (!of || !isJudged(parametres)) return { ok: false, of, faults }
  const question = [
    ...Object.entries(parametres).filter(([name]) => !words.includes(name)),
    ...Object.entries(own).filter(([name]) => words.includes(name)),
  ]
  const read = of.reader.fromObject(Object.fromEntries(question))
  if (!read.ok) return { ok: false, of, faults: [...read.problems, ...faults] }
  if (faults.length > 0) return { ok: false, of, faults }
  return { ok: true, of, question: read.question, door: read.door }
}

/** No parameters are none given: the faults then say which are needed. */
const given = (args: Arguments): Arguments & { parametres: unknown } => ({
  ...args,
  parametres: Object.hasOwn(args, 'parametres') ? args.parametres : {},
})

/** Parameters that are worth a judgement: an object, of names that may be those of a tool. */
const isJudged = (parametres: unknown): parametres is Arguments =>
  isObject(parametres) && Object.keys(parametres).length <= MOST_ARGUMENTS

const parametresFault = (parametres: unknown): Fault => ({
  field: 'parametres',
  ...(isObject(parametres)
    ? { message: `parametres must hold at most ${MOST_ARGUMENTS} arguments`, code: 'too_many' }
    : {
        message: 'parametres must be an object: the arguments of the tool named by simulateur',
        code: 'not_an_object',
      }),
})

function simulatorFault(written: unknown, names: readonly string[]): Fault {
  const field = 'simulateur'
  if (written === undefined) return { field, message: `${field} is required`, code: 'required' }
  const [near] = typeof written === 'string' ? nearest(written, names) : []
  const hint = near ? `; did you mean ${near}?` : ''
  return { field, message: `${field} must be one of ${names.join(', ')}${hint}`, code: 'not_a_choice' }
}

/** Words of the analysis that were put among the simulator's parameters. */
const strayWords = (parametres: Arguments, words: readonly string[]): Fault[] =>
  Object.keys(parametres)
    .filter((name) => words.includes(name))
    .map((name) => ({ field: name, message: `${name} must be given beside parametres`, code: 'unknown' }))

function unknownFault(name: string, tool: string, words: readonly string[], of: Analysed | undefined): Fault {
  const [near] = nearest(name, words)
  const isParameter = of !== undefined && Object.hasOwn(of.simulator.contract.params, name)
  const field = quoted(name)
  const message = isParameter
    ? `${unknownMessage(field, { subject: tool, near: undefined })}; it must be given in parametres`
    : unknownMessage(field, { subject: tool, near })
  return { field, message, code: 'unknown' }
}

const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
