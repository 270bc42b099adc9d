import type { Language, Simulator } from '@denier/core'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { openApiMessages } from './messages.ts'
import { JSON_TYPE, operation, successResponse } from './operation.ts'
import { presentationParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** The schema of a value that may be `null`. @param type its JSON type. */
const nullable = (type: string) => ({ type: [type, 'null'] })

/** JSON types of parameters other than lists. */
const SCALARS = ['number', 'integer', 'boolean', 'string']

/** What the catalogue says of a parameter or of a field of a row. */
const properties = {
  name: { type: 'string' },
  type: { type: 'string', enum: SCALARS },
  unit: nullable('string'),
  required: { type: 'boolean' },
  min: nullable('number'),
  max: nullable('number'),
  default: { type: ['number', 'boolean', 'string', 'null'] },
  choices: { type: ['array', 'null'], items: { type: ['string', 'number'] } },
  label: { type: 'string' },
  help: nullable('string'),
}
const required = Object.keys(properties)

/** A field of a row. */
const field = { type: 'object', required, additionalProperties: false, properties }

/**
 * A parameter. A list also has `row` (the fields of a row), `key` (the field whose value may stand in a row without
 * its name; `null` without such a field) and `maxRows`. They are not required, as other parameters have none.
 */
const parameter = {
  type: 'object',
  required,
  additionalProperties: false,
  properties: {
    ...properties,
    type: { type: 'string', enum: [...SCALARS, 'array'] },
    default: { type: ['number', 'boolean', 'string', 'array', 'null'], items: { type: 'object' } },
    row: { type: 'array', items: field },
    key: nullable('string'),
    maxRows: { type: 'integer' },
  },
}

/** The OpenAPI operation of the route that lists the simulators. Called by `openapi-document.ts`. */
export function catalogueOperation(
  simulators: readonly Simulator[],
  shared: SharedComponents,
  language: Language,
) {
  const simulator = {
    type: 'object',
    required: ['name', 'title', 'purpose', 'params', 'example'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', enum: simulators.map(({ contract }) => contract.name) },
      title: { type: 'string' },
      purpose: { type: 'string' },
      params: { type: 'array', items: parameter },
      example: {
        type: 'object',
        required: ['query', 'address'],
        additionalProperties: false,
        properties: { query: { type: 'object' }, address: { type: 'string', format: 'uri' } },
      },
    },
  }
  const schema = {
    type: 'object',
    required: ['data', 'meta'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'object',
        required: ['simulateurs'],
        additionalProperties: false,
        properties: { simulateurs: { type: 'array', items: simulator } },
      },
      meta: { $ref: '#/components/schemas/Meta' },
    },
  }
  return operation({
    operationId: 'catalogue',
    tag: 'catalogue',
    summary: openApiMessages[language].catalogue,
    description: openApiMessages[language].list,
    parameters: presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
    success: successResponse({
      description: openApiMessages[language].list,
      headers: { Link: { $ref: '#/components/headers/Link' } },
      content: { [JSON_TYPE]: { schema } },
    }),
  })
}
