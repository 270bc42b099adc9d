import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { get } from './client.ts'

export interface ParameterSchema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly (string | number)[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: ParameterSchema
  readonly example?: unknown
}

export interface Operation {
  readonly path: string
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  /** By status: what the body must be, or `undefined` where there is none. */
  readonly bodies: ReadonlyMap<number, ValidateFunction | undefined>
  /** The worked example of a success, where there is one. */
  readonly example: unknown
}

interface Response {
  readonly $ref?: string
  readonly content?: { readonly 'application/json': { readonly schema: object; readonly example?: unknown } }
}

export interface Description {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly get: DescribedOperation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

interface DescribedOperation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, Response>>
}

/** The description that the service gives of itself. */
export async function describedBy(service: { readonly origin: string }, lang: string): Promise<Description> {
  const { status, json } = await get(service, `/openapi.json?lang=${lang}`)
  if (status !== 200) throw new Error(`/openapi.json answers ${status}`)
  return json as Description
}

const SHARED = 'shared.json'

/** Its operations, with the schemas of their answers ready to judge bodies. */
export function operationsOf({ paths, components }: Description): Operation[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  formats.default(ajv)
  for (const keyword of ['x-unit', 'example']) ajv.addKeyword(keyword)
  ajv.addSchema({ $id: SHARED, $defs: components.schemas })

  const contentOf = ({ $ref, content }: Response) =>
    ($ref === undefined ? content : components.responses[$ref.split('/').at(-1) ?? '']?.content)?.[
      'application/json'
    ]

  return Object.entries(paths).map(([path, { get: operation }]) => {
    const contents = Object.entries(operation.responses).map(
      ([status, response]) => [Number(status), contentOf(response)] as const,
    )
    const { operationId, parameters } = operation
    const example = contents.find(([status]) => status === 200)?.[1]?.example
    const bodies = contents.map(
      ([status, content]) => [status, content && ajv.compile(shared(content.schema))] as const,
    )
    return { path, operationId, parameters, example, bodies: new Map(bodies) }
  })
}

/** A schema that stands by itself, its references leading to the shared ones. */
const shared = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${SHARED}#/$defs/`))

/** Why an answer is not as described; empty when it is. */
export function mismatches(operation: Operation, status: number, body: string): string[] {
  if (!operation.bodies.has(status)) return [`${status} is not described`]
  const validate = operation.bodies.get(status)
  if (!validate) return body === '' ? [] : ['a body where none is described']
  if (validate(JSON.parse(body))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
