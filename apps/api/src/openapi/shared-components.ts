type Json = Readonly<Record<string, unknown>>
type Section = 'parameters' | 'schemas'

/**
 * Collects the parameters and schemas that operations share, written once under `components` and referred to by `$ref`.
 * Equal values under two names become one component, under the first name.
 */
export class SharedComponents {
  readonly #sections: Readonly<Record<Section, Map<string, Json>>> = {
    parameters: new Map(),
    schemas: new Map(),
  }
  readonly #names = new Map<string, string>()

  /** @param family within which equal values are one component. */
  parameter(family: string, name: string, parameter: Json): Json {
    return this.#refer('parameters', family, name, parameter)
  }

  schema(name: string, schema: Json): Json {
    return this.#refer('schemas', name, name, schema)
  }

  section(section: Section): Readonly<Record<string, Json>> {
    return Object.fromEntries(this.#sections[section])
  }

  #refer(section: Section, family: string, name: string, value: Json): Json {
    const text = `${section} ${family} ${JSON.stringify(value)}`
    const known = this.#names.get(text)
    if (known === undefined) {
      if (this.#sections[section].has(name)) throw new Error(`two ${section} are called ${name}`)
      this.#names.set(text, name)
      this.#sections[section].set(name, value)
    }
    return { $ref: `#/components/${section}/${known ?? name}` }
  }
}
