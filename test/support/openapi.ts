/** Reads the OpenAPI description that the service gives, for tests that compare answers with it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { get, type Origin } from './client.ts'
import { simulatorNamed } from './simulators.ts'

/** As much of the schema of a parameter as the tests read. Used by `openapi-cases.ts`. */
export interface ParameterSchema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly (string | number)[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

/** A parameter of an operation. Used by `openapi-cases.ts`. */
export interface Parameter {
  readonly name: string
  /** `query` or `path`. */
  readonly in: string
  readonly required?: boolean
  readonly schema: ParameterSchema
  readonly example?: unknown
  /** Where the parameter is a list: the schema of its rows. */
  readonly row?: RowSchema
}

/** The schema of a row as an object. Used by `openapi-cases.ts`. */
export interface RowSchema {
  readonly properties: Readonly<Record<string, ParameterSchema>>
  readonly required?: readonly string[]
}

/**
 * A GET of the service, at one path without placeholders. Used by `openapi-cases.ts`,
 * `http/openapi-contract.test.ts`, `http/openapi-examples.test.ts` and others in `load`.
 */
export interface Operation {
  readonly path: string
  readonly operationId: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  /** By status, then by media type: what checks the body. No media type for an answer without a body. */
  readonly bodies: ReadonlyMap<number, ReadonlyMap<string, ValidateFunction>>
  /** The worked examples of a success, by media type. */
  readonly examples: ReadonlyMap<string, unknown>
}

type Content = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>

interface Response {
  readonly $ref?: string
  readonly content?: Content
}

/** As much of an OpenAPI description as the tests read. Used by `http/openapi-examples.test.ts`. */
export interface Description {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly get: DescribedOperation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

interface DescribedOperation {
  readonly operationId: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly parameters: readonly { readonly $ref: string }[]
  readonly responses: Readonly<Record<string, Response>>
}

/**
 * The description that a service gives of itself, in `fr` or `en`. Used by `http/openapi-contract.test.ts`,
 * `http/openapi-examples.test.ts`, `http/openapi-lint.test.ts` and `load/contract.ts`.
 */
export async function describedBy(service: Origin, lang: string): Promise<Description> {
  const { status, json } = await get(service, `/openapi.json?lang=${lang}`)
  if (status !== 200) throw new Error(`/openapi.json answers ${status}`)
  return json as Description
}

const SHARED = 'shared.json'

/**
 * The operations of a description, with the schemas of their answers compiled. Used by
 * `http/openapi-contract.test.ts`, `http/openapi-examples.test.ts`, `http/openapi-lint.test.ts` and
 * `load/contract.ts`.
 */
export function operationsOf({ paths, components }: Description): Operation[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  formats.default(ajv)
  for (const keyword of ['x-unit', 'example']) ajv.addKeyword(keyword)
  ajv.addSchema(shared({ $id: SHARED, $defs: components.schemas }))

  const named = <T>(all: Readonly<Record<string, T>>, ref: string): T => {
    const found = all[ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${ref} leads nowhere`)
    return found
  }
  const contentOf = ({ $ref, content }: Response): Content =>
    ($ref === undefined ? content : named(components.responses, $ref).content) ?? {}
  // Operations share most of their refusals: a schema is compiled once, however many lead to it.
  const validators = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object): ValidateFunction => {
    const validate = validators.get(schema) ?? ajv.compile(shared(schema))
    validators.set(schema, validate)
    return validate
  }
  const compiled = (content: Content) =>
    new Map(Object.entries(content).map(([type, { schema }]) => [type, validatorOf(schema)]))

  const withRow = (parameter: Parameter & { readonly 'x-row'?: { readonly $ref: string } }): Parameter => {
    const ref = parameter['x-row']?.$ref
    return ref === undefined ? parameter : { ...parameter, row: named(components.schemas, ref) as RowSchema }
  }

  return Object.entries(paths).flatMap(([template, { get: operation }]) => {
    const { operationId, description = '', tags, responses } = operation
    const parameters = operation.parameters.map(({ $ref }) => withRow(named(components.parameters, $ref)))
    const success = contentOf(responses['200'] ?? {})
    return concreteOf(template, parameters, paths, (ref) => withRow(named(components.parameters, ref))).map(
      (concrete) => ({
        ...concrete,
        operationId,
        description,
        tags,
        examples: new Map(
          Object.entries(success).flatMap(([type, { example }]) =>
            example === undefined ? [] : [[type, example]],
          ),
        ),
        bodies: new Map(
          Object.entries(responses).flatMap(([status, one]) =>
            (status === 'default' ? OTHERS : [Number(status)]).map((code) => [
              code,
              compiled(contentOf(one)),
            ]),
          ),
        ),
      }),
    )
  })
}

/** The statuses that the response `default` stands for: its text in the description lists them. */
const OTHERS = [400, 405, 414, 431, 500]

type Concrete = Pick<Operation, 'path' | 'parameters'>

/**
 * The concrete paths of a template: itself, or one for each simulator that it may name. There, a parameter of
 * type object stands for the parameters of that simulator.
 */
function concreteOf(
  template: string,
  parameters: readonly Parameter[],
  paths: Description['paths'],
  parameterAt: (ref: string) => Parameter,
): readonly Concrete[] {
  const names = parameters.find((one) => one.in === 'path')?.schema.enum
  if (!names) return [{ path: template, parameters }]
  const presentation = parameters.filter((one) => one.in === 'query' && one.schema.type !== 'object')
  const holdsParameters = parameters.some(({ schema }) => schema.type === 'object')
  return names.map((name) => {
    const path = template.replace(/[{][^}]+[}]/, String(name))
    const own = paths[path.slice(0, path.lastIndexOf('/'))]?.get.parameters ?? []
    const ofSimulator = own.map(({ $ref }) => parameterAt($ref))
    const others = ofSimulator.filter((one) => !presentation.some((known) => known.name === one.name))
    const most = simulatorNamed(String(name)).contract.charts.length
    const bounded = presentation.map((one) =>
      one.name === 'graphique' ? { ...one, schema: { ...one.schema, maximum: most } } : one,
    )
    return { path, parameters: holdsParameters ? [...others, ...bounded] : presentation }
  })
}

/** A schema that stands by itself, its references leading to the shared ones. */
const shared = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${SHARED}#/$defs/`))

/** An answer as it came, by any client. */
export interface Given {
  readonly status: number
  /** Its `Content-Type`. */
  readonly type: string | null | undefined
  readonly body: string
}

/**
 * Why an answer is not as described; empty when it is. Used by `http/openapi-examples.test.ts` and
 * `load/promises.ts`.
 */
export function mismatches(operation: Operation, { status, type, body }: Given): string[] {
  const bodies = operation.bodies.get(status)
  if (!bodies) return [`${status} is not described`]
  const media = type?.split(';')[0] ?? ''
  if (bodies.size === 0) return body === '' ? [] : ['a body where none is described']
  const validate = bodies.get(media)
  if (!validate) return [`${status} is not described as ${media}`]
  if (validate(media.endsWith('json') ? JSON.parse(body) : body)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
