/**
 * A user with a keyboard only, for the browser test of the whole site. Used by `visit-keyboard.full.test.ts`.
 */
import type { Page } from 'playwright-core'
import type { Inside } from './visit-inside.ts'
import { ask, scriptStarts } from './visit-site.ts'
import { type TabKey, tab } from './visit-tab.ts'

/** Most presses of Tab: more stops than any page has. */
const MOST_PRESSES = 250
/** Most presses before the focus is checked. */
const MOST_AT_ONCE = 16

/** What a user with a keyboard only can do. */
export interface Hands {
  /** All faults of the elements that had the focus. */
  readonly faults: readonly string[]
  /**
   * Presses Tab, or Shift+Tab, until the focus is on an element that matches a selector.
   * @returns how many elements had the focus on the way.
   * @throws Error where none is reached.
   */
  to(selector: string, key?: TabKey): Promise<number>
  /** Presses keys on the focused element. */
  press(...keys: readonly string[]): Promise<void>
  /** Replaces the text of the focused element. */
  write(text: string): Promise<void>
  /**
   * Follows the focused link, and waits for an address that a condition holds for and for the script of that
   * page.
   */
  follow(address: (url: URL) => boolean): Promise<void>
}

/** The keyboard of a page, which has the inspection script (`visit-site.ts`). */
export function handsOn(page: Page): Hands {
  const faults: string[] = []
  const { keyboard } = page
  const to = async (selector: string, key: TabKey = 'Tab'): Promise<number> => {
    await watch(page, selector)
    let pressed = 0
    for (let batch = 2; pressed < MOST_PRESSES; batch = Math.min(2 * batch, MOST_AT_ONCE)) {
      await tab(page, key, batch)
      pressed += batch
      const { stops, isThere, surplus } = await ask(page, ({ arrival }) => arrival())
      if (stops.length + surplus < pressed) faults.push('a press of Tab leads nowhere')
      if (!isThere) continue
      faults.push(...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)))
      return stops.length
    }
    throw new Error(`${selector} is not reached with ${key}`)
  }
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  return {
    faults,
    to,
    press,
    write: async (text) => {
      await press('Control+A')
      await keyboard.type(text)
    },
    follow: async (address) => {
      await Promise.all([page.waitForURL(address), press('Enter')])
      await scriptStarts(page)
    },
  }
}

const watch = (page: Page, until: string): Promise<void> =>
  page.evaluate((until) => (globalThis as unknown as { visit: Inside }).visit.watch(until), until)
