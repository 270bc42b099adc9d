import { cacheHeaders, otherResponses, successHeaders, uncountedResponses } from './components.ts'

/** The properties of one operation, as OpenAPI names them; the responses common to all are added. */
interface OperationParts {
  readonly operationId: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly object[]
  /** The 200 response: `successResponse`, or a reference to one that several operations share. */
  readonly success: object
  /** Link to its documentation. */
  readonly externalDocs?: { readonly description: string; readonly url: string }
  /** Whether it counts as a question for the limit; true by default. */
  readonly counted?: boolean
}

/**
 * An OpenAPI operation object of a GET. Used by `analysis-operation.ts`, `catalogue-operation.ts`,
 * `chart-operation.ts`, `discovery-operations.ts` and others in `openapi`.
 */
export const operation = ({ tag, success, counted = true, ...others }: OperationParts) => {
  const { operationId, summary, description, externalDocs, parameters } = others
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
  /** Its body, by media type; only an explication has several, of which generated clients take the first. */
  readonly content: Readonly<Record<string, object>>
  /** Its own headers, by name, besides those of every success. */
  readonly headers?: Readonly<Record<string, object>>
  /** Whether the operation counts as a question for the limit; true by default, and the same as for the operation. */
  readonly counted?: boolean
}

/**
 * A 200 response, with the headers of every success. Used by `analysis-operation.ts`, `catalogue-operation.ts`,
 * `chart-operation.ts`, `discovery-operations.ts` and others in `openapi`.
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
 * The schema of an answer whose `data` has a schema: `{ data, meta, disclaimer }`. Used by
 * `analysis-operation.ts`, `explication-operation.ts` and `simulation-operation.ts`.
 */
export const envelope = (data: object) => ({
  type: 'object',
  required: ['data', 'meta', 'disclaimer'],
  additionalProperties: false,
  properties: { data, meta: { $ref: '#/components/schemas/Meta' }, disclaimer: { type: 'string' } },
})
