/** The door `@denier/core/schema`: apart from the others, since only this one brings Zod. */
export { type JsonSchema, jsonSchemaOfParams, jsonSchemaOfResult } from './json-schema.ts'
