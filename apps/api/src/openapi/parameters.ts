import { type Contract, type Language, listTexts, type Params, type Simulator } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { schemaOfParams } from './json-schema.ts'
import { openApiMessages } from './messages.ts'
import { pascalCase } from './names.ts'
import type { SharedComponents } from './shared-components.ts'

/** Examples by parameter. */
type Examples = Readonly<Record<string, unknown>>

/** An analysis of a simulator, with its parameters. */
interface AnalysisParameters {
  readonly contract: Contract
  /** The analysis, part of the names of its components; omitted for the simulation itself. */
  readonly analysis?: string
  /** Its parameters, by name. */
  readonly fields: Params
  readonly example: Examples
}

/**
 * The parameters of an operation on a simulator, as references to shared components. One that several simulators
 * share has its own name; the others have that of their simulator too. Used by `analysis-operation.ts`,
 * `explication-operation.ts`, `simulation-operation.ts` and `table-operation.ts`.
 */
export function simulatorParameters(
  { contract, analysis, fields, example }: AnalysisParameters,
  shared: SharedComponents,
  language: Language,
) {
  const prefix = analysis === undefined ? '' : `${analysis}.`
  return queryParameters(schemaOfParams(fields, language), example).map((parameter) => {
    const list = fields[parameter.name]?.list
    const described = list
      ? asList(
          parameter,
          list,
          shared.schema(rowName(contract.name, parameter.name), rowSchema(list, language)),
          example,
        )
      : parameter
    return shared.parameter(
      [`${prefix}${parameter.name}`, `${contract.name}.${prefix}${parameter.name}`],
      described,
    )
  })
}

/**
 * The text of one row, or of several separated by `|`, as the grammar allows; `maxItems` counts one a text. A row is its cells, separated by commas: each
 * `name:value` or a bare value.
 */
const ROWS_PATTERN = '^[^,:|]+(:[^,:|]+)?([,|][^,:|]+(:[^,:|]+)?)*$'

/** A list as an array of texts, in examples one a row; `x-row` is the schema of a row as an object. */
function asList(parameter: QueryParameter, list: ListOfRows, row: JsonSchema, example: Examples) {
  const given = example[parameter.name]
  const texts = Array.isArray(given) ? listTexts(list, given) : undefined
  return {
    ...parameter,
    style: 'form',
    explode: true,
    schema: {
      type: 'array',
      maxItems: list.max,
      items: { type: 'string', pattern: ROWS_PATTERN, ...(texts && { examples: texts }) },
    },
    ...(texts && { example: texts }),
    'x-row': row,
  }
}

/** The name of the schema of a row: `SuccessionHeritiers`. */
const rowName = (simulator: string, list: string): string =>
  `${pascalCase(simulator)}${pascalCase(list.replaceAll('_', '-'))}`

/** The schema of a row of a list as an object, without the name of its dialect. */
function rowSchema({ row }: ListOfRows, language: Language): JsonSchema {
  const { $schema: _, ...schema } = schemaOfParams(row, language)
  return schema
}

/** What a parameter that is a list says of its rows. */
type ListOfRows = NonNullable<Params[string]['list']>
type QueryParameter = ReturnType<typeof queryParameters>[number]

/**
 * The name of a simulator in the path of an operation that all have. Used by `chart-operation.ts` and
 * `schema-operation.ts`.
 */
export const simulatorPathParameter = (
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

/**
 * The presentation parameters of an operation, as references to components that all simulators share. Used by
 * `analysis-operation.ts`, `catalogue-operation.ts`, `chart-operation.ts`, `discovery-operations.ts` and others
 * in `openapi`.
 */
export const presentationParameters = (
  fields: Params,
  example: Examples,
  shared: SharedComponents,
  language: Language,
) =>
  queryParameters(schemaOfParams(fields, language), example).map((parameter) =>
    shared.parameter([parameter.name], parameter),
  )

/** The properties of a parameters' schema as query parameters: one a property. */
function queryParameters(schema: JsonSchema, example: Examples) {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, { title, description, 'x-unit': unit, ...rest }]) => ({
    name,
    in: 'query',
    ...(required.has(name) && { required: true }),
    description: [title, description].filter(Boolean).join('. '),
    schema: withoutDatePattern(rest),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

/** Drops the leap-year pattern of a date, which `format: date` already states. */
function withoutDatePattern({ pattern, ...schema }: JsonSchema): JsonSchema {
  return pattern === undefined || schema.format === 'date' ? schema : { ...schema, pattern }
}
