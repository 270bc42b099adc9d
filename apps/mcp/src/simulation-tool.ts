import { analyses, type Simulator } from '@denier/core'
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
      if (!read.ok)
        return invalidArguments(read.problems, {
          fields,
          example,
          args,
          language: languageIn(args, language),
        })
      const { question, presentation } = read
      const answer = await ask(simulator, KIND, question, today(), presentation.lang)
      return successResult(answer, {
        title: translate(contract.title, presentation.lang),
        lines: figureLines(analysis.result, answer.data, presentation.lang),
        now: now(),
      })
    },
  }
}
