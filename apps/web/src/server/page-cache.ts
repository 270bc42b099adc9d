import type { CivilDate } from '@denier/core'
import type { Built } from './built.ts'
import { type Packed, pack } from './reply.ts'
import type { Page } from './site.ts'

/**
 * The pages that are the same for every visitor, each drawn and compressed once a day: a page states the law
 * of its day. A key names pages and simulators that exist, never what a request says: the cache is bounded. Used by
 * `handler.ts`.
 */
export class PageCache {
  readonly #built: Pick<Built, 'drawn'>
  readonly #origin: string
  #day = ''
  #pages = new Map<string, Packed>()

  /** @param origin the public address of the service, or empty: pages then hold relative addresses only. */
  constructor(built: Pick<Built, 'drawn'>, origin: string) {
    this.#built = built
    this.#origin = origin
  }

  /** A page of an address without a query: prerendered where the build could, else drawn now. */
  pageFor(page: Page, today: CivilDate): Packed {
    return this.textFor(`${page.language} ${page.path}`, today, () => {
      const ahead = this.#origin === '' && !page.isOperators && !page.isEmbed
      const drawn = ahead ? this.#built.drawn(page.path, today) : undefined
      return drawn ?? page.draw({ origin: this.#origin, today })
    })
  }

  /** Any other text of the day; `draw` makes it, once. @param key must come from a bounded set. */
  textFor(key: string, today: CivilDate, draw: () => string): Packed {
    if (this.#day !== today) {
      this.#pages = new Map()
      this.#day = today
    }
    const known = this.#pages.get(key) ?? pack(draw())
    this.#pages.set(key, known)
    return known
  }
}
