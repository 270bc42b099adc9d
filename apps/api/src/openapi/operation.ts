import { cacheHeaders, otherResponses, successHeaders, uncountedResponses } from './components.ts'

/** The properties of one operation; the responses common to all are added. */
interface Facts {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly object[]
  /** The 200 response: `successResponse`, or a reference to one that several operations share. */
  readonly success: object
  /** Link to its documentation. */
  readonly externalDocs?: { readonly description: string; readonly url: string }
  /** Whether the limit counts it. */
  readonly counted?: boolean
}

/**
 * An OpenAPI operation object of a GET. Used by `analysis-operation.ts`, `catalogue-operation.ts`,
 * `chart-operation.ts`, `discovery-operations.ts` and 4 more in `openapi`.
 */
export const operation = ({ tag, success, counted = true, ...facts }: Facts) => {
  const { operationId, summary, description, externalDocs, parameters } = facts
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(externalDocs && { externalDocs }),
    parameters,
    responses: { '200': success, ...(counted ? otherResponses : uncountedResponses) },
  }
}

/** What a 200 response is. */
interface Success {
  readonly description: string
  /** Its body, by media type: one, so that generated clients give it one type. */
  readonly content: Readonly<Record<string, object>>
  readonly headers?: Readonly<Record<string, object>>
  readonly counted?: boolean
}

/**
 * A 200 response, with the headers of every success. Used by `analysis-operation.ts`, `catalogue-operation.ts`,
 * `chart-operation.ts`, `discovery-operations.ts` and 4 more in `openapi`.
 */
export const successResponse = ({ description, content, headers = {}, counted = true }: Success) => ({
  description,
  headers: { ...(counted ? successHeaders : cacheHeaders), ...headers },
  content,
})

/**
 * The media type of most bodies, as descriptions name it. Used by `analysis-operation.ts`, `catalogue-operation.ts`,
 * `explication-operation.ts`, `schema-operation.ts` and `simulation-operation.ts`.
 */
export const JSON_TYPE = 'application/json'

/**
 * A simulator's answer: its figures in the envelope. Used by `analysis-operation.ts`, `explication-operation.ts` and
 * `simulation-operation.ts`.
 */
export const envelope = (data: object) => ({
  type: 'object',
  required: ['data', 'meta', 'disclaimer'],
  additionalProperties: false,
  properties: { data, meta: { $ref: '#/components/schemas/Meta' }, disclaimer: { type: 'string' } },
})
