import type { Language } from '@denier/core'
import { jsonOnly } from '../answer/json-or-csv.ts'
import { openApiMessages } from './messages.ts'
import { operation, successResponse } from './operation.ts'
import { presentationParameters } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

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

const TEXT = { 'text/plain': { schema: { type: 'string' } } }

/**
 * The operations of the discovery documents, by path. Their only parameter is `lang`, as for what is JSON only. They do not
 * count towards the limit of questions.
 * Called by `openapi-document.ts`.
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
