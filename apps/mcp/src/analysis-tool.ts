import { analyses, attemptAnswer, choice, type Params, type Simulator } from '@denier/core'
import { analysisArgumentFields } from './analysis-arguments.ts'
import { analysisDescriptions, type FurtherAnalysisName } from './analysis-descriptions.ts'
import { analysisExample } from './analysis-example.ts'
import { analysisLines } from './analysis-lines.ts'
import { analysisAnswer, analysisArguments } from './analysis-schemas.ts'
import { describe } from './description.ts'
import { invalidArguments } from './error-result.ts'
import { langField, languageIn, translate } from './language.ts'
import { type AnalysedSimulator, readAnalysis } from './read-analysis.ts'
import { successResult } from './success-result.ts'
import { ANNOTATIONS, type DenierTool, type ToolOptions } from './tool.ts'

/** An analysis as one tool for all simulators; an argument chooses the simulator. Used by `create-tools.ts`. */
export function analysisTool(
  kind: FurtherAnalysisName,
  simulators: readonly Simulator[],
  { language, ask, now, today }: ToolOptions,
): DenierTool {
  const prose = analysisDescriptions[kind]
  const lang = langField(language)
  const analysed = new Map(simulators.map((simulator) => [simulator.contract.name, analyse(simulator)]))
  const [first] = analysed.values() as Iterable<AnalysedSimulator> as [AnalysedSimulator]
  const { contract } = first.simulator
  const own = { ...first.own, lang }
  const argumentNames = Object.keys(own)
  const example = analysisExample(first.simulator, own)

  function analyse(simulator: Simulator): AnalysedSimulator {
    const analysis = analyses[kind](simulator)
    const { params } = simulator.contract
    // some simulators have the parameters of a range themselves: all of its parameters are in `parametres`
    const others = Object.entries(analysis.fields).filter(
      ([name]) => kind !== 'plage' && !Object.hasOwn(params, name),
    )
    return { simulator, own: Object.fromEntries(others), parser: analysis.parserFor({ lang }) }
  }
  const contracts = simulators.map((simulator) => simulator.contract)
  return {
    definition: {
      name: kind,
      title: translate(prose.title, language),
      description: describe(translate(prose.purpose, language), prose, language),
      inputSchema: { ...analysisArguments(contracts, own, language), examples: [example] },
      outputSchema: analysisAnswer(contract, analyses[kind](first.simulator).result, language),
      annotations: ANNOTATIONS,
    },
    call: async (args) => {
      const read = readAnalysis(kind, analysed, argumentNames, args)
      const refuse = (of: AnalysedSimulator, faults: Parameters<typeof invalidArguments>[0]) => {
        const all = { ...(typeof args.parametres === 'object' ? args.parametres : {}), ...args }
        const help = { args: all, example: analysisExample(of.simulator, of.own) }
        const fields = { ...analyses[kind](of.simulator).fields, ...argumentFields(of, simulators), lang }
        return invalidArguments(faults, { ...help, fields, language: languageIn(args, language) })
      }
      if (!read.ok) return refuse(read.of ?? first, read.faults)
      const { simulator } = read.of
      const attempt = await attemptAnswer(() =>
        ask(simulator, kind, read.question, today(), read.presentation.lang),
      )
      if (!attempt.ok) return refuse(read.of, attempt.problems)
      const { answer } = attempt
      const title = [prose.title, simulator.contract.title]
        .map((text) => translate(text, read.presentation.lang))
        .join(' · ')
      const lines = analysisLines(kind, simulator, answer, read.presentation.lang)
      return successResult(answer, { title, lines, now: now() })
    },
  }
}

/** The field of each argument, once the simulator is known. Used by `explication-tool.ts`. */
export const argumentFields = (
  { simulator, own }: AnalysedSimulator,
  simulators: readonly Simulator[],
): Params => ({
  ...simulator.contract.params,
  ...own,
  simulateur: choice({
    ...analysisArgumentFields.simulateur,
    choices: Object.fromEntries(simulators.map(({ contract }) => [contract.name, contract.title])),
  }),
})
