import type { Contract, Language, Params } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { schemaOfParams } from './json-schema.ts'
import type { SharedComponents } from './shared-components.ts'

/** Examples by parameter. */
export type Examples = Readonly<Record<string, unknown>>

/** An analysis of a simulator, with its parameters. */
interface AnalysisParameters {
  readonly contract: Contract
  /** Names the parameters that differ from those of the simulation itself. */
  readonly kind?: string
  readonly fields: Params
  readonly example: Examples
}

/** The parameters of an operation on a simulator, as references to shared components. */
export function simulatorParameters(
  { contract, kind, fields, example }: AnalysisParameters,
  shared: SharedComponents,
  language: Language,
) {
  const prefix = [contract.name, ...(kind === undefined ? [] : [kind])].join('.')
  return queryParameters(schemaOfParams(fields, language), example).map((parameter) =>
    shared.parameter(contract.name, `${prefix}.${parameter.name}`, parameter),
  )
}

/**
 * The presentation parameters, the same for every simulator.
 * @param kind names those of an endpoint whose parameters differ from others of the same name.
 */
export const presentationParameters = (
  fields: Params,
  example: Examples,
  shared: SharedComponents,
  language: Language,
  kind?: string,
) =>
  queryParameters(schemaOfParams(fields, language), example).map((parameter) =>
    shared.parameter('channel', presentationParameterName(parameter, kind), parameter),
  )

/** Components with different bounds need different names: the number of charts differs. */
function presentationParameterName(
  { name, schema }: { name: string; schema: JsonSchema },
  kind: string | undefined,
): string {
  const bounded = schema.maximum === undefined ? name : `${name}.${schema.maximum}`
  return kind === undefined ? bounded : `${kind}.${bounded}`
}

/** The properties of a parameters' schema as query parameters: one a property. */
function queryParameters(schema: JsonSchema, example: Examples) {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, { title, description, 'x-unit': unit, ...rest }]) => ({
    name,
    in: 'query',
    required: required.has(name),
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
