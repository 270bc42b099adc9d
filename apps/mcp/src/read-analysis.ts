import {
  nearest,
  type Params,
  type Question,
  type QuestionParser,
  type Simulator,
  unknownMessage,
} from '@denier/core'
import type { Fault } from './error-result.ts'
import type { PresentationParameters, PresentationParams } from './language.ts'
import { quoteName } from './quote-name.ts'
import { type Arguments, MAX_ARGUMENTS } from './tool.ts'

/**
 * A simulator with its parser for one analysis. Used by `analysis-tool.ts`, `explication-tool.ts` and
 * `general/call-reader.ts`.
 */
export interface AnalysedSimulator {
  readonly simulator: Simulator
  /** The parameters of the analysis itself: arguments beside `parametres`. */
  readonly own: Params
  /** Validates them and those of the simulator together. */
  readonly parser: QuestionParser<PresentationParameters>
}

/**
 * A valid analysis request, or every fault; `of` is the simulator, `undefined` where the arguments name none.
 */
type AnalysisRead =
  | {
      readonly ok: true
      readonly of: AnalysedSimulator
      readonly question: Question
      readonly presentation: PresentationParams
    }
  | { readonly ok: false; readonly of: AnalysedSimulator | undefined; readonly faults: readonly Fault[] }

/**
 * Validates the arguments of a tool for all simulators: the simulator, then its parameters and those of the analysis.
 * Used by `analysis-tool.ts`, `explication-tool.ts` and `general/call-reader.ts`.
 * @param tool its name. @param analysed the simulators by name. @param names the arguments of the tool
 * besides `simulateur` and `parametres`.
 */
export function readAnalysis(
  tool: string,
  analysed: ReadonlyMap<string, AnalysedSimulator>,
  names: readonly string[],
  args: Arguments,
): AnalysisRead {
  const { simulateur, parametres, ...own } = withParameters(args)
  const of = typeof simulateur === 'string' ? analysed.get(simulateur) : undefined
  const unknown = Object.keys(own).filter((name) => !names.includes(name))
  const faults = [
    ...(of ? [] : [simulatorFault(simulateur, [...analysed.keys()])]),
    ...(canBeValidated(parametres)
      ? misplacedArguments(parametres, names, of)
      : [parametresFault(parametres)]),
    ...unknown.map((name) => unknownFault(name, tool, names, of)),
  ]
  if (!of || !canBeValidated(parametres)) return { ok: false, of, faults }
  const beside = [...Object.keys(of.own), 'lang']
  const question = [
    ...Object.entries(parametres).filter(([name]) => !beside.includes(name) && !isMisplaced(name, names, of)),
    ...Object.entries(own).filter(([name]) => beside.includes(name)),
  ]
  const read = of.parser.fromObject(Object.fromEntries(question))
  if (!read.ok) return { ok: false, of, faults: [...read.problems, ...faults] }
  if (faults.length > 0) return { ok: false, of, faults }
  return { ok: true, of, question: read.question, presentation: read.presentation }
}

/**
 * The arguments, with empty `parametres` where there are none: the faults then list the required parameters.
 */
const withParameters = (args: Arguments): Arguments & { parametres: unknown } => ({
  ...args,
  parametres: Object.hasOwn(args, 'parametres') ? args.parametres : {},
})

/** Only an object of a bounded size is validated. */
const canBeValidated = (parametres: unknown): parametres is Arguments =>
  isObject(parametres) && Object.keys(parametres).length <= MAX_ARGUMENTS

/** The fault of a `parametres` that is no object, or has too many members. */
const parametresFault = (parametres: unknown): Fault => ({
  field: 'parametres',
  ...(isObject(parametres)
    ? {
        message: `parametres must hold at most ${MAX_ARGUMENTS} arguments`,
        french: `doit avoir ${MAX_ARGUMENTS} arguments au plus.`,
        code: 'too_many',
      }
    : {
        message: 'parametres must be an object: the arguments of the tool named by simulateur',
        french: 'doit être un objet\u00a0: les paramètres du simulateur.',
        code: 'not_an_object',
      }),
})

/**
 * The fault of a `simulateur` that is no text, or names none, with the nearest names. Used by
 * `general/describe-tool.ts`.
 */
export function simulatorFault(written: unknown, names: readonly string[]): Fault {
  const field = 'simulateur'
  if (written === undefined) return { field, message: `${field} is required`, code: 'required' }
  const [near] = typeof written === 'string' ? nearest(written, names) : []
  const hint = near ? `; did you mean ${near}?` : ''
  return { field, message: `${field} must be one of ${names.join(', ')}${hint}`, code: 'not_a_choice' }
}

/** Whether a name of `parametres` is an argument of the tool itself. */
const isMisplaced = (name: string, names: readonly string[], of: AnalysedSimulator | undefined): boolean =>
  names.includes(name) && !(of && Object.hasOwn(of.simulator.contract.params, name))

/** Arguments of the tool that were put among the parameters of the simulator. */
const misplacedArguments = (
  parametres: Arguments,
  names: readonly string[],
  of: AnalysedSimulator | undefined,
): Fault[] =>
  Object.keys(parametres)
    .filter((name) => isMisplaced(name, names, of))
    .map((name) => ({
      field: name,
      message: `${name} must be given beside parametres`,
      french: 'se donne à côté de parametres.',
      code: 'unknown',
    }))

/** The fault of an argument that the tool does not have. @param names those that it has. */
function unknownFault(
  name: string,
  tool: string,
  names: readonly string[],
  of: AnalysedSimulator | undefined,
): Fault {
  const isParameter = of !== undefined && Object.hasOwn(of.simulator.contract.params, name)
  if (!isParameter) return unknownArgument(name, tool, names)
  const message = `${unknownMessage(name, { subject: tool, near: undefined })}; it must be given in parametres`
  return { field: name, message, french: 'se donne dans parametres.', code: 'unknown' }
}

/**
 * The fault of an argument that a tool does not have. Used by `general/describe-tool.ts` and `general/search-tool.ts`.
 * @param tool its name. @param names those of its arguments.
 */
export function unknownArgument(name: string, tool: string, names: readonly string[]): Fault {
  const operands = { subject: tool, near: nearest(name, names)[0] }
  const message = unknownMessage(quoteName(name), operands)
  return { field: name, message, code: 'unknown', cause: { kind: 'unknownParameter', operands } }
}

/** Whether a value is an object, and not a list. Used by `general/compare-tool.ts`. */
export const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
