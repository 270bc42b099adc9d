import type { Contract, Language, Params } from '@denier/core'
import type { JsonSchema } from '@denier/core/schema'
import { schemaOfParams } from './json-schema.ts'
import type { Shared } from './shared.ts'

/** Examples by parameter. */
export type Examples = Readonly<Record<string, unknown>>

/** What takes parameters: a simulator's name, and what is asked of it. */
interface Taker {
  readonly contract: Contract
  /** Names the parameters that differ from those of the simulation itself. */
  readonly kind?: string
  readonly fields: Params
  readonly example: Examples
}

/** The parameters of an operation on a simulator, said once however many operations take them. */
export function simulatorParameters(
  { contract, kind, fields, example }: Taker,
  shared: Shared,
  language: Language,
) {
  const prefix = [contract.name, ...(kind === undefined ? [] : [kind])].join('.')
  return queryParameters(schemaOfParams(fields, language), example).map((parameter) =>
    shared.parameter(contract.name, `${prefix}.${parameter.name}`, parameter),
  )
}

/** The door's own parameters, the same for every simulator. */
export const doorParameters = (fields: Params, example: Examples, shared: Shared, language: Language) =>
  queryParameters(schemaOfParams(fields, language), example).map((parameter) =>
    shared.parameter('door', doorName(parameter), parameter),
  )

/** A door's parameter is the same everywhere, but for how many there are to choose from. */
const doorName = ({ name, schema }: { name: string; schema: JsonSchema }): string =>
  schema.maximum === undefined ? name : `${name}.${schema.maximum}`

/** The properties of a parameters' schema as query parameters: one a property. */
function queryParameters(schema: JsonSchema, example: Examples) {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  return Object.entries(properties).map(([name, { title, description, 'x-unit': unit, ...rest }]) => ({
    name,
    in: 'query',
    required: required.has(name),
    description: [title, description].filter(Boolean).join('. '),
    schema: legible(rest),
    ...(unit !== undefined && { 'x-unit': unit }),
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

/** A date's format says it all; the pattern that checks leap years helps nobody who reads. */
function legible({ pattern, ...schema }: JsonSchema): JsonSchema {
  return pattern === undefined || schema.format === 'date' ? schema : { ...schema, pattern }
}
