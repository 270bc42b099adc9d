import { type Contract, type Language, type Params, queryEntries, type Simulator } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { schemaOfParams } from './json-schema.ts'
import { openApiMessages } from './messages.ts'
import type { SharedComponents } from './shared-components.ts'

/** Examples by parameter. Used by several modules of `openapi`. */
export type Examples = Readonly<Record<string, unknown>>

/** An analysis of a simulator, with its parameters. */
interface AnalysisParameters {
  readonly contract: Contract
  /** Names the parameters that differ from those of the simulation itself. */
  readonly kind?: string
  readonly fields: Params
  readonly example: Examples
}

/**
 * The parameters of an operation on a simulator, as references to shared components. One that several simulators share has its own
 * name; the others have that of their simulator too.
 */
export function simulatorParameters(
  { contract, kind, fields, example }: AnalysisParameters,
  shared: SharedComponents,
  language: Language,
) {
  const of = kind === undefined ? '' : `${kind}.`
  return queryParameters(fields, language, example).map((parameter) =>
    shared.parameter([`${of}${parameter.name}`, `${contract.name}.${of}${parameter.name}`], parameter),
  )
}

/** The name of a simulator in the path of an operation that all have. */
export const simulatorName = (
  simulators: readonly Simulator[],
  shared: SharedComponents,
  language: Language,
) =>
  shared.parameter(['simulateur'], {
    name: 'simulateur',
    in: 'path',
    required: true,
    description: openApiMessages[language].name,
    schema: { type: 'string', enum: simulators.map(({ contract }) => contract.name) },
    example: simulators[0]?.contract.name,
  })

/** The presentation parameters, the same for every simulator. */
export const presentationParameters = (
  fields: Params,
  example: Examples,
  shared: SharedComponents,
  language: Language,
) =>
  queryParameters(fields, language, example).map((parameter) => shared.parameter([parameter.name], parameter))

/** The properties of a parameters' schema as query parameters: one a property. */
function queryParameters(fields: Params, language: Language, example: Examples) {
  const schema = schemaOfParams(fields, language)
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, { title, description, 'x-unit': unit, ...rest }]) => ({
    name,
    in: 'query',
    ...(required.has(name) && { required: true }),
    description: [title, description].filter(Boolean).join('. '),
    ...(fields[name]?.list ? listSchema(rest) : { schema: withoutDatePattern(rest) }),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(example[name] !== undefined && { example: exampleOf(fields, name, example[name]) }),
  }))
}

/** A row in a query: items separated by commas, each a word or a name and a value; `|` begins another row. */
const ROW = '^[^,:|]+(:[^,:|]+)?([,|][^,:|]+(:[^,:|]+)?)*$'

/** A list in a query: one parameter a row. `x-row` has the object that the row stands for, with its fields. */
const listSchema = ({ maxItems, items }: JsonSchema) => ({
  style: 'form',
  explode: true,
  schema: { type: 'array', maxItems, items: { type: 'string', pattern: ROW } },
  'x-row': items,
})

/** An example as the query has it: of a list, its rows as texts. */
const exampleOf = (fields: Params, name: string, value: unknown): unknown =>
  fields[name]?.list ? queryEntries(fields, { [name]: value }).map(([, text]) => text) : value

/** Drops the leap-year pattern of a date, which `format: date` already states. */
function withoutDatePattern({ pattern, ...schema }: JsonSchema): JsonSchema {
  return pattern === undefined || schema.format === 'date' ? schema : { ...schema, pattern }
}
