import { analyses, type Contract, type Language, type Simulator } from '@denier/core'
import { csvOf } from '@denier/core/csv'
import { sheetParameters } from '../answer/sheet.ts'
import { exampleAnswer, workedQuestion } from './example.ts'
import { schemaOfResult } from './json-schema.ts'
import { camelCase, methodAddress, pascalCase } from './names.ts'
import { envelope, JSON_TYPE, operation } from './operation.ts'
import { doorParameters, simulatorParameters } from './parameters.ts'
import { prose } from './prose.ts'
import type { Shared } from './shared.ts'

/** One simulator as an operation: its parameters, its result and its worked example, all from the contract. */
export function simulationOperation(simulator: Simulator, shared: Shared, language: Language) {
  const { contract } = simulator
  const { query } = contract.example
  const words = prose[language]
  const analysis = analyses.simulation(simulator)
  const example = exampleAnswer(analysis, workedQuestion(simulator, analysis), language)
  const fields = { contract, fields: analysis.fields, example: query }
  return operation({
    operationId: camelCase(contract.name),
    tag: 'simulateurs',
    summary: contract.title[language],
    description: described(contract, language),
    externalDocs: { description: words.method, url: methodAddress(contract.name, language) },
    parameters: [
      ...simulatorParameters(fields, shared, language),
      ...doorParameters(sheetParameters, { lang: language }, shared, language),
    ],
    success: words.computed,
    headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
    content: {
      [JSON_TYPE]: { schema: envelope(resultSchema(simulator, shared, language)), example },
      'text/csv': { schema: { type: 'string' }, example: csvOf(contract, example.data) },
    },
  })
}

/** What it answers, then what it stands on, whatever is asked: the texts of law and the series are each answer's own. */
const described = ({ purpose, sources }: Contract, language: Language): string =>
  [
    purpose[language],
    '',
    prose[language].sources,
    '',
    ...sources.map(({ title, url, read }) => `- [${title}](${url}) (${read})`),
  ].join('\n')

/** What a simulator gives under `data`, as one schema for all operations that hold it. */
export const resultSchema = ({ contract }: Simulator, shared: Shared, language: Language) =>
  shared.schema(pascalCase(contract.name), schemaOfResult(contract.result, language))
