import { analyses, type Contract, type Language, type Simulator } from '@denier/core'
import { colon } from '@denier/prose'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { queryText } from '../answer/parameter.ts'
import { exampleAnswer, workedQuestion } from './example.ts'
import { schemaOfResult } from './json-schema.ts'
import { openApiMessages } from './messages.ts'
import { camelCase, methodAddress, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/**
 * One simulator as an operation: its parameters, its result and its worked example, all from the contract. Used by
 * `openapi-document.ts`.
 */
export function simulationOperation(simulator: Simulator, shared: SharedComponents, language: Language) {
  const { contract } = simulator
  const { query } = contract.example
  const messages = openApiMessages[language]
  const analysis = analyses.simulation(simulator)
  const example = exampleAnswer(analysis, workedQuestion(simulator, analysis), language)
  const fields = { contract, fields: analysis.fields, example: query }
  return operation({
    operationId: camelCase(contract.name),
    tag: 'simulateurs',
    summary: contract.title[language],
    description: [contract.purpose[language], ...presetLines(contract, language)].join('\n'),
    externalDocs: { description: messages.method, url: methodAddress(contract.name, language) },
    parameters: [
      ...simulatorParameters(fields, shared, language),
      ...presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    ],
    success: successResponse({
      description: messages.computed,
      content: { [JSON_TYPE]: { schema: envelope(resultSchema(simulator, shared, language)), example } },
    }),
  })
}

/** The presets of the form as whole queries to try, one a line of Markdown. */
function presetLines({ presets, params, example }: Contract, language: Language): readonly string[] {
  // A preset completes the worked example, without the parameters that any preset sets.
  const ofPresets = new Set(presets.flatMap(({ query }) => Object.keys(query)))
  const others = Object.fromEntries(Object.entries(example.query).filter(([name]) => !ofPresets.has(name)))
  const lines = presets.map(
    ({ title, query }) =>
      `- ${title[language]}${colon(language)}\`?${queryText(params, { ...others, ...query })}\``,
  )
  return lines.length === 0 ? [] : ['', ...lines]
}

/** Schema of a simulator's `data`, shared by all operations that contain it. Used by `analysis-operation.ts`. */
export const resultSchema = ({ contract }: Simulator, shared: SharedComponents, language: Language) =>
  shared.schema(pascalCase(contract.name), schemaOfResult(contract.result, language))
