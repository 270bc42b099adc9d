type Json = Readonly<Record<string, unknown>>
type Section = 'parameters' | 'schemas'

/**
 * What operations share, gathered as they are written: each is said once under `components` and referred to everywhere,
 * which keeps the description small. The same thing said again under another name is the first one.
 */
export class Shared {
  readonly #sections: Readonly<Record<Section, Map<string, Json>>> = {
    parameters: new Map(),
    schemas: new Map(),
  }
  readonly #names = new Map<string, string>()

  /** @param family within which two things that are alike are one. */
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
