import type { Language, Simulator } from '@denier/core'
import { doorWords, SCHEMA } from '../answer/doors.ts'
import { jsonOnly } from '../answer/sheet.ts'
import { camelCase, doorSummary } from './names.ts'
import { JSON_TYPE, operation } from './operation.ts'
import { doorParameters } from './parameters.ts'
import type { Shared } from './shared.ts'

/** The JSON Schema of a simulator, as an operation. */
export function schemaOperation({ contract }: Simulator, shared: Shared, language: Language) {
  return operation({
    operationId: camelCase(`${contract.name}-${SCHEMA}`),
    tag: SCHEMA,
    summary: doorSummary(contract, SCHEMA, language),
    description: doorWords(SCHEMA).note[language],
    parameters: doorParameters(jsonOnly.parameters, { lang: language }, shared, language),
    success: doorWords(SCHEMA).note[language],
    content: { [JSON_TYPE]: { schema: shared.schema('JsonSchema', document) } },
  })
}

/** What such a document has at its top; its own words are those of JSON Schema. */
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
