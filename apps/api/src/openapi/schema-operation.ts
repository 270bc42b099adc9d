import type { Language, Simulator } from '@denier/core'
import { upperFirst } from '@denier/prose'
import { describeEndpoint, SCHEMA } from '../answer/endpoints.ts'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { JSON_TYPE, operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorPathParameter } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/**
 * The `schema` endpoint of any simulator: one operation, since the JSON Schema documents that it answers have
 * the same top level. Called by `openapi-document.ts`.
 */
export function schemaOperation(
  simulators: readonly Simulator[],
  shared: SharedComponents,
  language: Language,
) {
  const { note, title } = describeEndpoint(SCHEMA)
  return operation({
    operationId: SCHEMA,
    tag: SCHEMA,
    summary: upperFirst(title[language]),
    description: note[language],
    parameters: [
      simulatorPathParameter(simulators, shared, language),
      ...presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    ],
    success: successResponse({
      description: note[language],
      content: { [JSON_TYPE]: { schema: shared.schema('JsonSchema', document) } },
    }),
  })
}

/** The top level of a JSON Schema document. */
const document = {
  type: 'object',
  required: ['$schema', '$id', '$defs', 'examples'],
  properties: {
    $schema: { type: 'string', const: 'https://json-schema.org/draft/2020-12/schema' },
    $id: { type: 'string', format: 'uri-reference' },
    $defs: {
      type: 'object',
      required: ['parametres', 'resultat'],
      properties: { parametres: { type: 'object' }, resultat: { type: 'object' } },
    },
    examples: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['parametres', 'resultat'],
        properties: { parametres: { type: 'object' }, resultat: { type: 'object' } },
      },
    },
  },
}
