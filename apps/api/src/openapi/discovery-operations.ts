import type { Language } from '@denier/core'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { openApiMessages } from './messages.ts'
import { operation, successResponse } from './operation.ts'
import { presentationParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/** The schema of an API catalogue: a set of links (RFC 9264). */
const linkset = {
  type: 'object',
  required: ['linkset'],
  additionalProperties: false,
  properties: {
    linkset: {
      type: 'array',
      items: {
        type: 'object',
        required: ['anchor'],
        properties: { anchor: { type: 'string', format: 'uri-reference' } },
      },
    },
  },
}

/** The content of a document in plain text. */
const TEXT = { 'text/plain': { schema: { type: 'string' } } }

/**
 * Describes the documents by which programs discover the service (`/llms.txt`, the API catalogue…), as OpenAPI
 * operations. Their only parameter is `lang`. They do not count towards the limit of questions. Called by
 * `openapi-document.ts`.
 * @param shared the components of the document that is being made; shared parameters are added to it.
 * @returns pairs of a path and its path item, for `Object.fromEntries`.
 */
export function discoveryOperations(shared: SharedComponents, language: Language) {
  const messages = openApiMessages[language].discovery
  const documents = [
    ['/llms.txt', 'llms', TEXT],
    ['/llms-full.txt', 'llmsFull', TEXT],
    ['/.well-known/api-catalog', 'apiCatalog', { 'application/linkset+json': { schema: linkset } }],
  ] as const
  return documents.map(
    ([path, operationId, content]) =>
      [
        path,
        {
          get: operation({
            operationId,
            tag: 'decouverte',
            summary: messages[operationId],
            description: messages[operationId],
            parameters: presentationParameters(jsonOnly.parameters, { lang: language }, shared, language),
            success: successResponse({ description: messages[operationId], content, counted: false }),
            counted: false,
          }),
        },
      ] as const,
  )
}
