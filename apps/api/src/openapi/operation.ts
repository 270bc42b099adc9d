import { cacheHeaders, otherResponses, successHeaders, uncountedResponses } from './components.ts'

/** The properties of one operation; the responses common to all are added. */
interface Facts {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly object[]
  /** Description of the 200 response. */
  readonly success: string
  /** Its body, by media type. */
  readonly content: Readonly<Record<string, object>>
  readonly headers?: Readonly<Record<string, object>>
  /** Link to its documentation. */
  readonly externalDocs?: { readonly description: string; readonly url: string }
  /** Whether the limit counts it. */
  readonly counted?: boolean
}

/** An OpenAPI operation object of a GET. */
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
