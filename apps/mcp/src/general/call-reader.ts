import {
  type AnalysisName,
  analyses,
  choice,
  compileParser,
  type Language,
  type Params,
  type Problem,
  type Question,
  type Simulator,
} from '@denier/core'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Fault } from '../error-result.ts'
import { langField, languageIn } from '../language.ts'
import { type AnalysedSimulator, readAnalysis } from '../read-analysis.ts'
import type { Arguments } from '../tool.ts'
import { faultResult } from './fault-result.ts'
import { argumentTexts } from './tool-texts.ts'

/** What a tool reads of its arguments, for one analysis of any simulator. */
interface ReaderOptions {
  /** Its name, for messages. */
  readonly tool: string
  /** The analysis whose parameters it takes. */
  readonly kind: AnalysisName
  /** At least one: those that have the analysis. */
  readonly simulators: readonly Simulator[]
  /** The default language of answers. */
  readonly language: Language
  /** Arguments of the tool that are no parameters of the analysis, for a simulator. */
  readonly extraFor?: (simulator: Simulator) => Params
  /** Arguments of the analysis that are given when the caller gives none. */
  readonly defaultsFor?: (simulator: Simulator) => Arguments
  /** Arguments that work, for a simulator. */
  readonly exampleFor: (simulator: Simulator) => Arguments
}

/** A valid call, or the result that refuses it. */
type CallRead =
  | {
      readonly ok: true
      readonly simulator: Simulator
      readonly question: Question
      /** The parameters as the caller gave them. */
      readonly given: Arguments
      readonly language: Language
      /** The valid arguments of the tool itself, by `extraFor`. */
      readonly extra: Arguments
    }
  | {
      readonly ok: false
      readonly result: CallToolResult
      readonly faults: readonly Fault[]
      /** The field of each argument. */
      readonly fields: Params
    }

/** Reads the calls of a tool. */
interface CallReader {
  /** Validates the arguments of a call. */
  readonly read: (args: Arguments) => CallRead
  /** The result of a valid call whose computation found problems. */
  readonly refuse: (simulator: Simulator, args: Arguments, problems: readonly Problem[]) => CallToolResult
}

/**
 * Compiles the reader of a tool, with one parser for each simulator. Used by `compare-tool.ts`, `explain-tool.ts`,
 * `simulate-tool.ts` and `solve-tool.ts`.
 */
export function createCallReader(options: ReaderOptions): CallReader {
  const {
    tool,
    kind,
    simulators,
    language,
    extraFor = () => ({}),
    defaultsFor = () => ({}),
    exampleFor,
  } = options
  const lang = langField(language)
  const analysed = new Map(
    simulators.map((simulator): [string, AnalysedSimulator] => {
      const analysis = analyses[kind](simulator)
      const { name, params } = simulator.contract
      const others = Object.entries(analysis.fields).filter(([own]) => !Object.hasOwn(params, own))
      return [name, { simulator, own: Object.fromEntries(others), parser: analysis.parserFor({ lang }) }]
    }),
  )
  const names = choice({
    label: argumentTexts.simulateur,
    choices: Object.fromEntries(simulators.map(({ contract }) => [contract.name, contract.title])),
  })

  const fieldsOf = (of: AnalysedSimulator): Params => ({
    ...of.simulator.contract.params,
    ...of.own,
    ...extraFor(of.simulator),
    lang,
    simulateur: names,
  })
  const refusalOf = (of: AnalysedSimulator, args: Arguments, faults: readonly Fault[]): CallToolResult =>
    faultResult(faults, {
      fields: fieldsOf(of),
      example: exampleFor(of.simulator),
      args: { ...(typeof args.parametres === 'object' ? args.parametres : {}), ...args },
      language: languageIn(args, language),
    })
  const first = () => [...analysed.values()][0] as AnalysedSimulator

  return {
    refuse: (simulator, args, problems) =>
      refusalOf(analysed.get(simulator.contract.name) ?? first(), args, problems),
    read: (args) => {
      const named = typeof args.simulateur === 'string' ? analysed.get(args.simulateur) : undefined
      const of = named ?? first()
      const extraFields = extraFor(of.simulator)
      const isExtra = ([name]: readonly [string, unknown]) => Object.hasOwn(extraFields, name)
      const entries = Object.entries(args)
      const own = Object.fromEntries(entries.filter((entry) => !isExtra(entry)))
      const extra = compileParser(tool, extraFields).fromObject(Object.fromEntries(entries.filter(isExtra)))
      const argumentNames = [...Object.keys(of.own), ...Object.keys(extraFields), 'lang']
      const complete = named ? { ...defaultsFor(named.simulator), ...own } : own
      const read = readAnalysis(tool, analysed, argumentNames, complete)
      if (!read.ok || !extra.ok) {
        const faults = [...(read.ok ? [] : read.faults), ...(extra.ok ? [] : extra.problems)]
        return { ok: false, result: refusalOf(of, args, faults), faults, fields: fieldsOf(of) }
      }
      const { simulator } = read.of
      const given = args.parametres as Arguments
      return {
        ok: true,
        simulator,
        question: read.question,
        given,
        language: read.presentation.lang,
        extra: extra.params,
      }
    },
  }
}
