import { analyses, attemptAnswer, type Problem, type Simulator } from '@denier/core'
import { describe } from './description.ts'
import { invalidArguments } from './error-result.ts'
import { figureLines } from './figures.ts'
import { langField, languageIn, translate } from './language.ts'
import { answerSchema, argumentsSchema } from './schemas.ts'
import { successResult } from './success-result.ts'
import { ANNOTATIONS, type DenierTool, type ToolOptions } from './tool.ts'

const KIND = 'simulation'

/** A simulator as a tool of its own name. Called by `create-tools.ts`. */
export function simulationTool(simulator: Simulator, { language, ask, now, today }: ToolOptions): DenierTool {
  const { contract } = simulator
  const analysis = analyses[KIND](simulator)
  const lang = langField(language)
  const parser = analysis.parserFor({ lang })
  const fields = { ...analysis.fields, lang }
  const example = contract.example.query
  return {
    definition: {
      name: contract.name,
      title: translate(contract.title, language),
      description: describe(translate(contract.purpose, language), contract, language),
      inputSchema: { ...argumentsSchema(contract, fields, language), examples: [example] },
      outputSchema: answerSchema(contract, analysis.result, language),
      annotations: ANNOTATIONS,
    },
    call: async (args) => {
      const read = parser.fromObject(args)
      const refuse = (problems: readonly Problem[]) =>
        invalidArguments(problems, { fields, example, args, language: languageIn(args, language) })
      if (!read.ok) return refuse(read.problems)
      const { question, presentation } = read
      const attempt = await attemptAnswer(() => ask(simulator, KIND, question, today(), presentation.lang))
      if (!attempt.ok) return refuse(attempt.problems)
      const { answer } = attempt
      return successResult(answer, {
        title: translate(contract.title, presentation.lang),
        lines: figureLines(analysis.result, answer.data, presentation.lang),
        now: now(),
      })
    },
  }
}
