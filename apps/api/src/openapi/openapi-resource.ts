import { type Language, languages, type Simulator } from '@denier/core'
import { documentResource } from '../answer/document-resource.ts'
import type { Handler } from '../answer/handler.ts'
import { ORIGIN } from './names.ts'
import { type OpenApi, type Operator, openApiDocument } from './openapi-document.ts'

/** A resource that can be prepared step by step before its first request. */
interface Prepared {
  readonly resource: Handler
  /** Short steps of work. A request that comes meanwhile runs the remaining steps at once. */
  readonly prepare: () => Iterable<void>
}

/** `/openapi.json`, in either language, with the origin of the request. Used by `routes/api-routes.ts`. */
export function openApi(simulators: readonly Simulator[], operator: Operator): Prepared {
  const descriptions = new Map<Language, Description>()
  const description = (language: Language): Description => {
    const known =
      descriptions.get(language) ?? new Description(() => openApiDocument(simulators, language, operator))
    descriptions.set(language, known)
    return known
  }
  return {
    resource: documentResource({ name: 'openapi.json' }, ({ origin }, language) =>
      description(language).withOrigin(origin),
    ),
    *prepare() {
      for (const language of languages) while (description(language).advance()) yield
    },
  }
}

/**
 * A description under construction, which callers advance in turn. After a failure it starts again. It is serialised
 * once: writing a megabyte of JSON takes longer than most computations.
 */
class Description {
  readonly #begin: () => Generator<void, OpenApi>
  #steps: Generator<void, OpenApi> | undefined
  /** The JSON text, split where the origin goes. */
  #parts: readonly string[] | undefined

  constructor(begin: () => Generator<void, OpenApi>) {
    this.#begin = begin
  }

  /** Does one step of the work. @returns whether there is more to do. */
  advance(): boolean {
    if (this.#parts) return false
    const steps = this.#steps ?? this.#begin()
    this.#steps = undefined // so that a step that throws is not followed by the next one
    const step = steps.next()
    if (step.done) this.#parts = JSON.stringify(step.value).split(ORIGIN)
    else this.#steps = steps
    return !step.done
  }

  /** The JSON text, with its addresses on an origin. */
  withOrigin(origin: string): string {
    while (this.advance());
    return (this.#parts ?? []).join(JSON.stringify(origin).slice(1, -1)) // escaped as inside a JSON string
  }
}
