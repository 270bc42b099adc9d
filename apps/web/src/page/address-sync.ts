import type { Simulator } from '@denier/core'
import { fragmentOf, pagePath, queryOf } from '../model/address.ts'
import type { FormValues, PageState, Setting } from '../model/page-state.ts'
import { exampleOf } from '../model/reply.ts'
import { sectionOf, withSection } from '../model/section.ts'

/** Milliseconds between two changes of the address: browsers refuse more than 100 in 30 seconds. */
const PAUSE_MS = 400

/**
 * The values that the address shows: while the form is invalid, those of the last answer. Used by
 * `page-session.ts`.
 */
export const valuesInAddress = ({ typed, reply, shown }: PageState): FormValues =>
  reply.ok || !shown ? typed : shown.typed

/**
 * The address of a page as a path, without query while it shows the worked example. Used by
 * `page-controller.ts`.
 */
export function addressOf(simulator: Simulator, { language }: Setting, state: PageState): string {
  const query = queryOf(valuesInAddress(state))
  const isExample = query === queryOf(exampleOf(simulator))
  const fragment = fragmentOf(state)
  const path = pagePath(simulator.contract.name, language)
  return `${path}${query && !isExample ? `?${query}` : ''}${fragment && `#${fragment}`}`
}

/**
 * Keeps the address equal to the scenario, without new entries in the history; the section that it names
 * stays. Changes are throttled: `follow` gives the next address, `flush` writes it now. Used by
 * `page-controller.ts`.
 */
export function createAddressSync(): { follow(address: string): void; flush(): void } {
  let next: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (next === undefined) return
    try {
      history.replaceState(history.state, '', withSection(next, sectionOf(location.hash.slice(1))))
      next = undefined
    } catch {
      timer = setTimeout(flush, 10 * PAUSE_MS) // refused by the browser for now
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
