import type { Language } from '@denier/core'
import { jsonOnly } from '../answer/sheet.ts'
import { operation } from './operation.ts'
import { doorParameters } from './parameters.ts'
import { prose } from './prose.ts'
import type { Shared } from './shared.ts'

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

/** What machines read before they ask anything, by address. The limit does not count it. */
export function discoveryOperations(shared: Shared, language: Language) {
  const words = prose[language].discovery
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
            summary: words[operationId],
            description: words[operationId],
            parameters: doorParameters(jsonOnly.parameters, { lang: language }, shared, language),
            success: words[operationId],
            content,
            counted: false,
          }),
        },
      ] as const,
  )
}
