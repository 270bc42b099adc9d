import * as z from 'zod/mini'
import type { Language } from '../../units/text.ts'
import type { Contract } from '../contract.ts'
import { type Meta, paramsSchema, type Registry, resultSchema } from './zod.ts'

/**
 * A JSON Schema (2020-12), as plain data. Exported by `@denier/core/schema`; used by `explication-schema.ts`, by
 * `openapi/analysis-operation.ts`, `openapi/json-schema.ts` and `openapi/parameters.ts` of `@denier/api`, and by
 * `schemas.ts` of `@denier/mcp`.
 */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema of the parameters of a simulator, one property each, closed. OpenAPI, the schema endpoint and MCP
 * tools publish it. Exported by `@denier/core/schema`; used by `openapi/json-schema.ts` of `@denier/api`, and by
 * `schemas.ts` of `@denier/mcp`.
 */
export const jsonSchemaOfParams = (contract: Contract, language: Language): JsonSchema =>
  toJsonSchema((registry) => paramsSchema(contract.params, registry, language), 'input')

/**
 * The JSON Schema of `data` in an answer. Exported by `@denier/core/schema`; used by `openapi/json-schema.ts` of
 * `@denier/api`, and by `analysis-schemas.ts` and `schemas.ts` of `@denier/mcp`.
 */
export const jsonSchemaOfResult = (contract: Contract, language: Language): JsonSchema =>
  toJsonSchema((registry) => resultSchema(contract.result, registry, language), 'output')

/**
 * `io` is `input` for parameters: in the output of Zod's parse, a parameter with a default is always there.
 */
function toJsonSchema(build: (registry: Registry) => z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const registry = z.registry<Meta>()
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) =>
    declareInteger(jsonSchema)
  return z.toJSONSchema(build(registry), { metadata: registry, io, override }) as JsonSchema
}

/**
 * Turns a number that is a multiple of 1 into an integer: `z.int` would add the bounds of a double to every
 * figure.
 */
function declareInteger(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.multipleOf !== 1) return
  delete schema.multipleOf
  schema.type = 'integer'
}
