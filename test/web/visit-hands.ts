import type { Page } from 'playwright-core'
import type { Inside } from './visit-inside.ts'
import { alive, ask } from './visit-site.ts'
import { type TabKey, tab } from './visit-tab.ts'

/** So many stops are more than any page has. */
const MOST = 250
/** So many presses are made, at most, before it is looked where they led. */
const LONGEST = 16

/** Someone who has a keyboard alone, and looks where the focus is. */
export interface Hands {
  /** All that was wrong with the places where the focus stopped. */
  readonly faults: readonly string[]
  /** Goes on, or back, until the focus is on what matches; tells how many stops that took. */
  to(selector: string, key?: TabKey): Promise<number>
  /** Presses keys where the focus is. */
  press(...keys: readonly string[]): Promise<void>
  /** Types in place of what is there. */
  write(text: string): Promise<void>
  /** Follows the link that has the focus, until the page that it leads to runs. */
  follow(address: (url: URL) => boolean): Promise<void>
}

export function handsOn(page: Page): Hands {
  const faults: string[] = []
  const { keyboard } = page
  const to = async (selector: string, key: TabKey = 'Tab'): Promise<number> => {
    await watch(page, selector)
    let pressed = 0
    for (let batch = 2; pressed < MOST; batch = Math.min(2 * batch, LONGEST)) {
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
      await alive(page)
    },
  }
}

const watch = (page: Page, until: string): Promise<void> =>
  page.evaluate((until) => (globalThis as unknown as { visit: Inside }).visit.watch(until), until)
