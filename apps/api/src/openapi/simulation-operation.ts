import type { CivilDate, Language, Simulator } from '@denier/core'
import { jsonSchemaOfParams, jsonSchemaOfResult } from '@denier/core/schema'
import { otherResponses, successHeaders } from './components.ts'
import { languageParameter, queryParameters } from './parameters.ts'
import { prose } from './prose.ts'

/** The worked example is dated so that the description does not change from one second to the next. */
const EXAMPLE_TIME = '2026-11-21T12:00:00.000Z'

/** One simulator as an operation: its parameters, its result and its worked example, all from the contract. */
export function simulationOperation(
  simulator: Simulator,
  language: Language,
): Readonly<Record<string, unknown>> {
  const { contract } = simulator
  const { $schema: _, ...data } = jsonSchemaOfResult(contract, language)
  return {
    operationId: camelCase(contract.name),
    tags: ['simulateurs'],
    summary: contract.title[language],
    description: contract.purpose[language],
    parameters: [
      ...queryParameters(jsonSchemaOfParams(contract, language), contract.example.query),
      languageParameter(language),
    ],
    responses: {
      '200': {
        description: prose[language].computed,
        headers: successHeaders,
        content: {
          'application/json': { schema: envelope(data), example: exampleAnswer(simulator, language) },
        },
      },
      ...otherResponses,
    },
  }
}

const envelope = (data: object) => ({
  type: 'object',
  required: ['data', 'meta', 'disclaimer'],
  additionalProperties: false,
  properties: { data, meta: { $ref: '#/components/schemas/Meta' }, disclaimer: { type: 'string' } },
})

function exampleAnswer(simulator: Simulator, language: Language) {
  const parsed = simulator.parser.fromObject(simulator.contract.example.query)
  if (!parsed.ok) throw new Error(`${simulator.contract.name}: the worked example is refused`)
  const today = EXAMPLE_TIME.slice(0, 10) as CivilDate
  const { data, meta, disclaimer } = simulator.answer(parsed.params, { today }, language)
  return { data, meta: { computedAt: EXAMPLE_TIME, ...meta }, disclaimer }
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
