import { cacheHeaders, otherResponses, successHeaders, uncountedResponses } from './components.ts'

/** What tells one operation from another; the answers that they all may give are added. */
interface Facts {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly object[]
  /** What a success is. */
  readonly success: string
  /** Its body, by media type. */
  readonly content: Readonly<Record<string, object>>
  readonly headers?: Readonly<Record<string, object>>
  /** Where more is said of it. */
  readonly externalDocs?: { readonly description: string; readonly url: string }
  /** Whether the limit counts it. */
  readonly counted?: boolean
}

/** One GET, as OpenAPI says it. */
export const operation = ({ tag, success, content, headers = {}, counted = true, ...facts }: Facts) => {
  const { operationId, summary, description, externalDocs, parameters } = facts
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(externalDocs && { externalDocs }),
    parameters,
    responses: {
      '200': {
        description: success,
        headers: { ...(counted ? successHeaders : cacheHeaders), ...headers },
        content,
      },
      ...(counted ? otherResponses : uncountedResponses),
    },
  }
}

/** The media type of most bodies, as descriptions name it. */
export const JSON_TYPE = 'application/json'

/** A simulator's answer: its figures in the envelope. */
export const envelope = (data: object) => ({
  type: 'object',
  required: ['data', 'meta', 'disclaimer'],
  additionalProperties: false,
  properties: { data, meta: { $ref: '#/components/schemas/Meta' }, disclaimer: { type: 'string' } },
})
