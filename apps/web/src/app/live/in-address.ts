import type { Simulator } from '@denier/core'
import { fragmentOf, pagePath, queryOf } from '../address.ts'
import { exampleOf } from '../compute.ts'
import type { PageState, Setting, Typed } from '../model.ts'

/** Browsers refuse more than 100 changes of the address in 30 seconds. */
const PAUSE_MS = 400

/** The scenario that an address tells: the last that was answered while what is typed is refused. */
export const toldBy = ({ typed, reply, shown }: PageState): Typed =>
  reply.ok || !shown ? typed : shown.typed

/** Where a page stands, as a path: bare while it shows the worked example. */
export function addressOf(simulator: Simulator, { language }: Setting, state: PageState): string {
  const query = queryOf(toldBy(state))
  const isExample = query === queryOf(exampleOf(simulator))
  const fragment = fragmentOf(state.pinned.map((one) => one.typed))
  const path = pagePath(simulator.contract.name, language)
  return `${path}${query && !isExample ? `?${query}` : ''}${fragment && `#${fragment}`}`
}

/** The address is the scenario: it follows the page, without filling the history nor asking too often. */
export function createFollower(): { follow(address: string): void; flush(): void } {
  let next: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (next === undefined) return
    try {
      history.replaceState(history.state, '', next)
      next = undefined
    } catch {
      timer = setTimeout(flush, 10 * PAUSE_MS) // the browser has had enough for now
    }
  }
  return {
    follow: (address) => {
      next = address
      timer ??= setTimeout(flush, PAUSE_MS)
    },
    flush,
  }
}
