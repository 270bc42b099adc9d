import { type Contract, isMaybe, type Language, type Params, type Shape } from '@denier/core'
import { type JsonSchema, jsonSchemaOfParams, jsonSchemaOfResult } from '@denier/core/schema'

/** The JSON Schema of any set of parameters. Used by `parameters.ts` and `simulator-schema.ts`. */
export const schemaOfParams = memoised((params: Params, language) =>
  jsonSchemaOfParams({ params } as Contract, language),
)

/** The JSON Schema of a result, with `$schema`, the name of its dialect. */
const schemaOfShape = memoised((result: Shape, language) =>
  jsonSchemaOfResult({ result } as Contract, language),
)

/**
 * The JSON Schema of any result, without the name of its dialect: it is part of a larger document. Used by
 * `analysis-operation.ts`, `simulation-operation.ts` and `simulator-schema.ts`.
 * @param known a shape that is described elsewhere: where it is a nullable member, the reference `ref` stands
 * for it.
 */
export function schemaOfResult(
  result: Shape,
  language: Language,
  known?: { readonly shape: Shape; readonly ref: JsonSchema },
): JsonSchema {
  const isKnown = (member: Shape[string]): boolean => isMaybe(member) && member.maybe === known?.shape
  const members = Object.entries(result)
  const own = Object.fromEntries(members.filter(([, member]) => !isKnown(member)))
  const { $schema: _, ...schema } = schemaOfShape(known ? own : result, language)
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const nullable = { anyOf: [known?.ref, { type: 'null' }] }
  return {
    ...schema,
    required: members.map(([name]) => name).filter((name) => !(name in own) || isRequired(schema, name)),
    properties: Object.fromEntries(members.map(([name]) => [name, properties[name] ?? nullable])),
  }
}

/** Whether a schema requires a member. */
const isRequired = ({ required }: JsonSchema, name: string): boolean =>
  (required as readonly string[] | undefined)?.includes(name) ?? false

/** Memoises a schema by its source object and language, since a description contains the same parts many times. */
function memoised<From extends object>(derive: (from: From, language: Language) => JsonSchema) {
  const known = new WeakMap<From, Map<Language, JsonSchema>>()
  return (from: From, language: Language): JsonSchema => {
    const schemas = known.get(from) ?? new Map<Language, JsonSchema>()
    known.set(from, schemas)
    const schema = schemas.get(language) ?? derive(from, language)
    schemas.set(language, schema)
    return schema
  }
}
