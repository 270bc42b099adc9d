/**
 * Draws valid and invalid requests from the OpenAPI description, for the contract tests. Used by
 * `load/promises.ts`.
 */
import fc from 'fast-check'
import type { Operation, Parameter, ParameterSchema, RowSchema } from './openapi.ts'

/** A request made from a description. */
export interface Case {
  /** Its path and query. */
  readonly target: string
  /** The names of the parameters that the description refuses; none where the request is valid. */
  readonly faults: readonly string[]
}

/** Parameters of a query, in order; one may be given twice. */
type Given = readonly (readonly [name: string, text: string])[]

/** Values that a schema allows, as text; its bounds are drawn often. */
function sound({ type, minimum = -1e6, maximum = 1e6, ...schema }: ParameterSchema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum).map(String)
  if (schema.format === 'date') return day
  if (schema.pattern) return split
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  const edges = fc.constantFrom(minimum, maximum)
  const inside =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.oneof(
          fc.double({ min: minimum, max: maximum, noNaN: true }),
          fc.double({ min: minimum, max: Math.min(maximum, minimum + 100), noNaN: true }),
        )
  return fc.oneof({ weight: 1, arbitrary: edges }, { weight: 5, arbitrary: inside }).map(String)
}

/** Rows of a list, in one text: all that is required, and at times the other fields. */
const soundRows = ({ properties, required = [] }: RowSchema): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sound(schema)])),
        { requiredKeys: [...required] },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((rows) =>
      rows
        .map((row) =>
          Object.entries(row)
            .map(([name, text]) => `${name}:${text}`)
            .join(','),
        )
        .join('|'),
    )

/** Values that a parameter allows, as text. */
const soundValue = ({ schema, row }: Parameter): fc.Arbitrary<string> =>
  row ? soundRows(row) : sound(schema)

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Three percentages that sum to 100: the description of the parameter says so, and its pattern cannot. */
const split = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)].join('/'))

/** Texts that the schema refuses. */
function invalidValue({ type, minimum, maximum, ...schema }: ParameterSchema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom('nothing', 'FR', 'true', '1', `${schema.enum[0]} `)
  if (schema.format === 'date') {
    return fc.constantFrom('2026-02-30', '2026-13-01', '26-01-01', '2026/01/01', 'today', '20260101', '0')
  }
  if (schema.pattern) return fc.constantFrom('50/30', '50/30/30', '50-30-20', '50/30/20/0', 'x')
  if (type === 'boolean') return fc.constantFrom('1', '0', 'yes', 'True', 'oui', 'on')
  const words = fc.constantFrom('abc', '1,5', '0x10', 'NaN', '1 000', '--1', '1e', 'true')
  const beyond = [
    ...(minimum === undefined
      ? []
      : [fc.double({ min: 1e-3, max: 1e6, noNaN: true }).map((by) => minimum - by)]),
    ...(maximum === undefined
      ? []
      : [fc.double({ min: 1e-3, max: 1e6, noNaN: true }).map((by) => maximum + by)]),
    ...(type === 'integer' ? [fc.integer({ min: 1, max: 20 }).map((whole) => whole + 0.5)] : []),
  ].map((arbitrary) => arbitrary.map(String))
  return fc.oneof(words, ...beyond)
}

/** The parameter of goal seek that names another one, which is then sought and not given. */
const UNKNOWN = 'inconnue'

const given = (parameter: Parameter, texts: fc.Arbitrary<string>) =>
  texts.map((text): Given => [[parameter.name, text]])

/**
 * Queries that the description allows: the required ones, and at times each of the others, perhaps empty. A
 * text that names a figure of the answer is left out or empty, and so is the parameter that a goal seek looks
 * for.
 * @param needed names of optional parameters that every query gives.
 */
export function positive(
  { path, parameters }: Operation,
  needed: ReadonlySet<string> = new Set(),
): fc.Arbitrary<Case> {
  // of many parameters, more are left out: few of them go together
  const absence = Math.max(5, parameters.length)
  const free = parameters.map((parameter) => {
    const value = given(parameter, soundValue(parameter))
    if (parameter.required || needed.has(parameter.name)) return value
    const absent = fc.constant<Given>([])
    const empty = fc.constant<Given>([[parameter.name, '']])
    if (isFreeText(parameter.schema))
      return fc.oneof({ weight: 5, arbitrary: absent }, { weight: 1, arbitrary: empty })
    return fc.oneof(
      { weight: absence, arbitrary: absent },
      { weight: 1, arbitrary: empty },
      { weight: 3, arbitrary: value },
    )
  })
  // parameters that exclude one another, and the fields of lists, go together seldom: some queries are near the worked example
  const near = parameters.map((parameter, index) => {
    const { example, required = false, name } = parameter
    if (example === undefined || isFreeText(parameter.schema))
      return required || needed.has(name) ? (free[index] ?? fc.constant([])) : fc.constant<Given>([])
    const usual = given(parameter, fc.constant(String(example)))
    return fc.oneof(
      { weight: 5, arbitrary: usual },
      { weight: 1, arbitrary: given(parameter, soundValue(parameter)) },
    )
  })
  const hasLists = parameters.some(({ row }) => row)
  const drawn = fc.oneof(
    { weight: hasLists ? 1 : 3, arbitrary: fc.tuple(...free) },
    { weight: 1, arbitrary: fc.tuple(...near) },
  )
  return drawn.map((all) => {
    const query = all.flat()
    const unknown = query.find(([name]) => name === UNKNOWN)?.[1]
    return {
      target: targetOf(
        path,
        query.filter(([name]) => name !== unknown),
      ),
      faults: [],
    }
  })
}

/**
 * Whether the description allows any text: the figures that it may name are known once the answer is
 * computed.
 */
const isFreeText = ({ type, enum: choices, format, pattern }: ParameterSchema): boolean =>
  type === 'string' && !choices && !format && !pattern

/** One parameter made wrong: absent although required, not of its type, out of its bounds, given twice. */
function wrong(parameter: Parameter): fc.Arbitrary<Given> {
  // a list may be given twice: its rows are at fault
  if (parameter.row) return given(parameter, fc.constantFrom('nom_inconnu:1', 'a:b:c', 'montant:x'))
  const value = invalidValue(parameter.schema)
  const twice = sound(parameter.schema).map(
    (text): Given => [
      [parameter.name, text],
      [parameter.name, text],
    ],
  )
  const absent = parameter.required ? [fc.constantFrom<Given>([], [[parameter.name, '']])] : []
  const invalid = isFreeText(parameter.schema) ? [] : [{ weight: 4, arbitrary: given(parameter, value) }]
  return fc.oneof(...invalid, twice, ...absent)
}

/** A parameter that the operation does not have. */
const unknownParameter = fc
  .constantFrom('inflaton', 'Capital', 'taux[]', '__proto__', 'constructor', 'format_', 'x', ' ', 'é')
  .map((name): Given => [[name, '1']])

/** Queries that the description refuses: the worked example with one to three parameters made wrong. */
export function negative({ path, parameters }: Operation): fc.Arbitrary<Case> {
  const example = (parameter: Parameter): Given =>
    parameter.example === undefined ? [] : [[parameter.name, String(parameter.example)]]
  const count = parameters.length
  return fc
    .record({
      violated: fc.uniqueArray(fc.nat({ max: count }), { minLength: 1, maxLength: 3 }),
      wrongs: fc.tuple(...parameters.map(wrong), unknownParameter),
    })
    .map(({ violated, wrongs }) => {
      const all = parameters.map((parameter, index) =>
        violated.includes(index) ? (wrongs[index] as Given) : example(parameter),
      )
      const unknown = violated.includes(count) ? (wrongs[count] as Given) : []
      const faults = violated.map((index) => parameters[index]?.name ?? (unknown[0]?.[0] as string))
      return { target: targetOf(path, [...all.flat(), ...unknown]), faults }
    })
}

const targetOf = (path: string, query: Given): string => {
  const text = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return text.length > 0 ? `${path}?${text.join('&')}` : path
}
