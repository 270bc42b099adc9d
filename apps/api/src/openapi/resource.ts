import { type Language, languages, type Simulator } from '@denier/core'
import { documentResource } from '../answer/document.ts'
import type { Handler } from '../answer/exchange.ts'
import { type OpenApi, openApiDocument } from './document.ts'

/** A resource that may be made ready little by little before anyone asks for it. */
export interface Prepared {
  readonly resource: Handler
  /** Short steps of work; who asks meanwhile has the rest of it done at once. */
  readonly prepare: () => Iterable<void>
}

/** `/openapi.json`, in either language, naming the origin it was asked at. */
export function openApi(simulators: readonly Simulator[]): Prepared {
  const begun = new Map<Language, Description>()
  const description = (language: Language): Description => {
    const known = begun.get(language) ?? new Description(() => openApiDocument(simulators, language))
    begun.set(language, known)
    return known
  }
  return {
    resource: documentResource({ name: 'openapi.json' }, ({ origin }, language) =>
      description(language).namedAt(origin),
    ),
    *prepare() {
      for (const language of languages) while (description(language).goOn()) yield
    },
  }
}

/**
 * A description under way: whoever needs it goes on where another left it. One that failed begins anew. It is written
 * as JSON once: a megabyte takes longer to write than most answers to compute.
 */
class Description {
  readonly #begin: () => Generator<void, OpenApi>
  #steps: Generator<void, OpenApi> | undefined
  /** All of it but its last brace. */
  #text: string | undefined

  constructor(begin: () => Generator<void, OpenApi>) {
    this.#begin = begin
  }

  /** @returns whether there is more to do. */
  goOn(): boolean {
    if (this.#text) return false
    const steps = this.#steps ?? this.#begin()
    this.#steps = undefined
    const step = steps.next()
    if (step.done) this.#text = JSON.stringify(step.value).slice(0, -1)
    else this.#steps = steps
    return !step.done
  }

  /** The whole, with where it was asked. */
  namedAt(origin: string): string {
    while (this.goOn());
    return `${this.#text},"servers":${JSON.stringify([{ url: origin }])}}`
  }
}
