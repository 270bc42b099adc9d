/** Entry point `@denier/core/schema`, separate because only it imports Zod. */
export { explicationSchema } from './explication-schema.ts'
export { type JsonSchema, jsonSchemaOfParams, jsonSchemaOfResult } from './json-schema.ts'
