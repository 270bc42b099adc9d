import * as z from 'zod/mini'
import { civilDate } from '../../units/civil-date.ts'
import { kinds } from '../../units/kinds.ts'
import type { Language } from '../../units/text.ts'
import type { Field, Rowset } from '../field.ts'
import { type Folded, foldShape } from '../fold-shape.ts'
import type { Params, Shape } from '../shape.ts'

/**
 * A contract as Zod schemas, the source of JSON Schema, OpenAPI and MCP schemas. The service validates with the parser
 * compiled from the same fields (`definition/parse.ts`): it is smaller, faster on invalid input, and has the order and
 * messages of the specification. A test checks that both accept the same values.
 */
type Schema = z.ZodMiniType

/** What JSON Schema adds to the type: label and help in one language, and the unit. Used by `json-schema.ts`. */
export interface Meta {
  readonly title: string
  readonly description?: string
  readonly 'x-unit'?: string
  readonly [key: string]: unknown
}

/** Where Zod keeps the `Meta` of each schema until JSON Schema is written. Used by `json-schema.ts`. */
export type Registry = z.core.$ZodRegistry<Meta>

/** Three whole numbers of at most three digits, such as `50/30/20`. */
const SPLIT_PATTERN = /^(?:0|[1-9]\d{0,2})\/(?:0|[1-9]\d{0,2})\/(?:0|[1-9]\d{0,2})$/

/** A day, or a month where no day is meant. */
const ISO_DATE = /^\d{4}-\d{2}(?:-\d{2})?$/

/** The object of a simulator's parameters, closed: an unknown name is refused. Used by `json-schema.ts`. */
export function paramsSchema(params: Params, registry: Registry, language: Language) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(params).map(([name, field]) => {
        const base = field.list ? listSchema(field.list, registry, language) : baseSchema(field)
        const schema = presence(base, field)
        registry.add(schema, metaOf(field, language))
        return [name, schema]
      }),
    ),
  )
}

/** The object of a simulator's result. Used by `json-schema.ts`. */
export function resultSchema(shape: Shape, registry: Registry, language: Language): Schema {
  const figure = (field: Field): Schema => figureSchema(field, registry, language)
  return foldShape<Schema>(shape, {
    field: figure,
    pair: (field) => {
      const end = figure(field)
      return z.array(end).check(z.length(2)) // not a tuple, whose `items: false` some generators refuse
    },
    rows: (columns) => z.array(objectSchema(columns)),
    group: objectSchema,
    maybe: (part, lack) => (lack === 'null' ? z.nullable(part) : z.optional(part)),
  })
}

const objectSchema = (members: Folded<Schema>): Schema => z.object(Object.fromEntries(members))

/** A list: an array of closed objects, one a row. */
const listSchema = ({ row, max }: Rowset, registry: Registry, language: Language): Schema =>
  z.array(paramsSchema(row, registry, language)).check(z.maxLength(max))

/** The schema of a figure, without bounds: those of its kind are for parameters. */
function figureSchema(field: Field, registry: Registry, language: Language): Schema {
  const unbounded = baseSchema({ kind: field.kind, label: field.label, ...wordsOf(field) })
  const schema = field.nullable ? z.nullable(unbounded) : unbounded
  registry.add(schema, metaOf(field, language))
  return schema
}

/** The choices of a field, as a member to spread; nothing for another field. */
const wordsOf = ({ choices }: Field) => (choices ? { choices } : {})

/** The schema of a parameter that may be absent, by its default or its options. */
const presence = (schema: Schema, field: Field): Schema => {
  if (field.default !== undefined) return z._default(schema, field.default)
  return field.optional ? z.optional(schema) : schema
}

/**
 * The schema of a value. An integer is checked twice: as a multiple of 1, which JSON Schema shows but Zod
 * checks with a tolerance of a few ulps, and exactly.
 */
function baseSchema(field: Field): Schema {
  if (field.among) return z.literal([...field.among])
  switch (kinds[field.kind].json) {
    case 'number':
      return z.number().check(...bounds(field))
    case 'integer':
      return z.number().check(z.multipleOf(1), z.refine(Number.isInteger), ...bounds(field))
    case 'boolean':
      return z.boolean()
    case 'string':
      return wordSchema(field)
    case 'array':
      throw new TypeError('a list has the schema of its rows')
  }
}

const bounds = ({ min, max }: Field) => [
  ...(min === undefined ? [] : [z.minimum(min)]),
  ...(max === undefined ? [] : [z.maximum(max)]),
]

/** The schema of a kind whose values are texts. */
function wordSchema(field: Field): Schema {
  if (field.kind === 'civilDate') {
    return z.iso.date().check(z.refine((text) => civilDate(text) !== undefined))
  }
  if (field.kind === 'prose') return z.string()
  if (field.kind === 'isoDate') return z.string().check(z.regex(ISO_DATE))
  if (field.kind === 'split') return z.string().check(z.regex(SPLIT_PATTERN), z.refine(sumsTo100))
  return z.enum(Object.keys(field.choices ?? {}))
}

const sumsTo100 = (text: string): boolean =>
  text.split('/').reduce((sum, part) => sum + Number(part), 0) === 100

/** The label, help and unit of a field, in one language. */
function metaOf(field: Field, language: Language): Meta {
  const { unit } = kinds[field.kind]
  return {
    title: field.label[language],
    ...(field.help && { description: field.help[language] }),
    ...(unit && { 'x-unit': unit }),
    ...(field.multipleOf && { multipleOf: field.multipleOf }), // stated here, checked by a constraint of the contract
  }
}
