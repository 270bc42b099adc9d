import type { Language, Simulator } from '@denier/core'
import { describeEndpoint, SCHEMA } from '../answer/endpoints.ts'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { camelCase, endpointSummary } from './names.ts'
import { JSON_TYPE, operation } from './operation.ts'
import { presentationParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** The JSON Schema of a simulator, as an operation. */
export function schemaOperation({ contract }: Simulator, shared: SharedComponents, language: Language) {
  return operation({
    operationId: camelCase(`${contract.name}-${SCHEMA}`),
    tag: SCHEMA,
    summary: endpointSummary(contract, SCHEMA, language),
    description: describeEndpoint(SCHEMA).note[language],
    parameters: presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    success: describeEndpoint(SCHEMA).note[language],
    content: { [JSON_TYPE]: { schema: shared.schema('JsonSchema', document) } },
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
