import { analyses, type Contract, type Language, type Simulator } from '@denier/core'
import { csvOf } from '@denier/core/csv'
import { csvParameters } from '../answer/json-or-csv.ts'
import { exampleAnswer, workedQuestion } from './example.ts'
import { schemaOfResult } from './json-schema.ts'
import { openApiMessages } from './messages.ts'
import { camelCase, methodAddress, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation } from './operation.ts'
import { presentationParameters, simulatorParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** One simulator as an operation: its parameters, its result and its worked example, all from the contract. */
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
    description: described(contract, language),
    externalDocs: { description: messages.method, url: methodAddress(contract.name, language) },
    parameters: [
      ...simulatorParameters(fields, shared, language),
      ...presentationParameters(csvParameters, { lang: language }, shared, language),
    ],
    success: messages.computed,
    headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
    content: {
      [JSON_TYPE]: { schema: envelope(resultSchema(simulator, shared, language)), example },
      'text/csv': { schema: { type: 'string' }, example: csvOf(contract, example.data) },
    },
  })
}

/** The purpose, then the sources of the contract; each answer adds the texts of law and series that it used. */
const described = ({ purpose, sources }: Contract, language: Language): string =>
  [
    purpose[language],
    '',
    openApiMessages[language].sources,
    '',
    ...sources.map(({ title, url, read }) => `- [${title}](${url}) (${read})`),
  ].join('\n')

/** Schema of a simulator's `data`, shared by all operations that contain it. */
export const resultSchema = ({ contract }: Simulator, shared: SharedComponents, language: Language) =>
  shared.schema(pascalCase(contract.name), schemaOfResult(contract.result, language))
