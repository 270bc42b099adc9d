import type { Page } from 'playwright-core'
import { alive, ask } from './visit-site.ts'

/** So many stops are more than any page has. */
const MOST = 250

/** Someone who has a keyboard alone, and looks where the focus is. */
export interface Hands {
  /** All that was wrong with the places where the focus stopped. */
  readonly faults: readonly string[]
  /** Goes on, or back, until the focus is on what matches; tells how many stops that took. */
  to(selector: string, key?: 'Tab' | 'Shift+Tab'): Promise<number>
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
  const to = async (selector: string, key = 'Tab'): Promise<number> => {
    await ask(page, ({ watch }) => watch())
    for (let stops = 1; stops <= MOST; stops += 1) {
      await keyboard.press(key)
      const [stop, isThere] = await page.evaluate(
        (selector) => [globalThis.stops.at(-1), document.activeElement?.matches(selector) ?? false] as const,
        selector,
      )
      faults.push(...(stop?.faults ?? ['is nowhere']).map((fault) => `${stop?.name} ${fault}`))
      if (isThere) return stops
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
