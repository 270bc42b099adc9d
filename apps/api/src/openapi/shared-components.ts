type Json = Readonly<Record<string, unknown>>
/** The members of `components` that are collected. */
type Section = 'parameters' | 'schemas' | 'responses'

/**
 * Collects the parameters, schemas and responses that operations share, written once under `components` and referred
 * to by `$ref`. Equal values under two names become one component, under the first name. Used by
 * `analysis-operation.ts`, `catalogue-operation.ts`, `chart-operation.ts`, `discovery-operations.ts` and others in
 * `openapi`.
 */
export class SharedComponents {
  readonly #sections: Readonly<Record<Section, Map<string, Json>>> = {
    parameters: new Map(),
    schemas: new Map(),
    responses: new Map(),
  }
  /** The name of each component, by its section and its JSON text. */
  readonly #names = new Map<string, string>()

  /**
   * A reference `{ $ref }` to a parameter, which is added when it is new.
   * @param names under which it may be added: the first that is free.
   * @throws Error when another parameter has each of these names; the two methods below likewise.
   */
  parameter(names: readonly string[], parameter: Json): Json {
    return this.#refer('parameters', names, parameter)
  }

  /** A reference to a schema, which is added under its name when it is new. */
  schema(name: string, schema: Json): Json {
    return this.#refer('schemas', [name], schema)
  }

  /** A reference to a response, which is added under its name when it is new. */
  response(name: string, response: Json): Json {
    return this.#refer('responses', [name], response)
  }

  /** What was collected for one member of `components`, by name. */
  section(section: Section): Readonly<Record<string, Json>> {
    return Object.fromEntries(this.#sections[section])
  }

  #refer(section: Section, names: readonly string[], value: Json): Json {
    const text = `${section} ${JSON.stringify(value)}`
    const known = this.#names.get(text) ?? names.find((name) => !this.#sections[section].has(name))
    if (known === undefined) throw new Error(`two ${section} are called ${names.join(', ')}`)
    this.#names.set(text, known)
    this.#sections[section].set(known, value)
    return { $ref: `#/components/${section}/${known}` }
  }
}
