import { choice, inquiries, type Params, type Simulator } from '@denier/core'
import { analysisExample } from './analysis-example.ts'
import { analysisLines } from './analysis-lines.ts'
import { type AnalysisName, analysisProse } from './analysis-prose.ts'
import { type Analysed, readAnalysis } from './analysis-reader.ts'
import { analysisAnswer, analysisArguments } from './analysis-schemas.ts'
import { analysisWords } from './analysis-words.ts'
import { describe } from './description.ts'
import { langField, languageIn, say } from './language.ts'
import { refusal } from './refusal.ts'
import { success } from './success.ts'
import { ANNOTATIONS, type DenierTool, type ToolOptions } from './tool.ts'

/** Another way to question simulators, as one tool for all of them: which one is an argument. */
export function analysisTool(
  kind: AnalysisName,
  simulators: readonly Simulator[],
  { language, ask, now, today }: ToolOptions,
): DenierTool {
  const prose = analysisProse[kind]
  const lang = langField(language)
  const analysed = new Map(simulators.map((simulator) => [simulator.contract.name, analyse(simulator)]))
  const [first] = analysed.values() as Iterable<Analysed> as [Analysed]
  const { contract } = first.simulator
  const own = { ...first.own, lang }
  const words = Object.keys(own)
  const example = analysisExample(first.simulator, own)

  function analyse(simulator: Simulator): Analysed {
    const inquiry = inquiries[kind](simulator)
    const { params } = simulator.contract
    const others = Object.entries(inquiry.fields).filter(([name]) => !Object.hasOwn(params, name))
    return { simulator, own: Object.fromEntries(others), reader: inquiry.reader({ lang }) }
  }
  const contracts = simulators.map((simulator) => simulator.contract)
  return {
    definition: {
      name: kind,
      title: say(prose.title, language),
      description: describe(say(prose.purpose, language), prose, language),
      inputSchema: { ...analysisArguments(contracts, own, language), examples: [example] },
      outputSchema: analysisAnswer(contract, inquiries[kind](first.simulator).result, language),
      annotations: ANNOTATIONS,
    },
    call: async (args) => {
      const read = readAnalysis(kind, analysed, words, args)
      if (!read.ok) {
        const of = read.of ?? first
        const all = { ...(typeof args.parametres === 'object' ? args.parametres : {}), ...args }
        const lesson = { args: all, example: analysisExample(of.simulator, of.own) }
        const fields = { ...fieldsOf(of, simulators), lang }
        return refusal(read.faults, { ...lesson, fields, language: languageIn(args, language) })
      }
      const { simulator } = read.of
      const answer = await ask(simulator, kind, read.question, today(), read.door.lang)
      const title = [prose.title, simulator.contract.title]
        .map((text) => say(text, read.door.lang))
        .join(' · ')
      const lines = analysisLines(kind, simulator, answer, read.door.lang)
      return success(answer, { title, lines, now: now() })
    },
  }
}

/** What each argument may be, once the simulator is known. */
const fieldsOf = ({ simulator, own }: Analysed, simulators: readonly Simulator[]): Params => ({
  ...simulator.contract.params,
  ...own,
  simulateur: choice({
    ...analysisWords.simulateur,
    choices: Object.fromEntries(simulators.map(({ contract }) => [contract.name, contract.title])),
  }),
})
