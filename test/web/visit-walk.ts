/**
 * Walks through a page by Tab, for the browser test of the whole site. Used by `visit-pages.full.test.ts`.
 */
import type { Page } from 'playwright-core'
import type { Stop } from './visit-inside-focus.ts'
import { ask } from './visit-site.ts'
import { tab } from './visit-tab.ts'

/** Number of presses between two checks whether the focus has left the page. */
const BATCH = 40
/** Most stops: more than any page has. */
const MOST = 400

/** The result of a walk. */
export interface Walk {
  /** How many elements had the focus. */
  readonly stops: number
  /** Faults of the stops or of their order, and whether the focus left the page. */
  readonly faults: readonly string[]
}

/** Goes through a page with Tab, from its beginning until the focus leaves it. */
export async function walk(page: Page): Promise<Walk> {
  await ask(page, ({ watch }) => watch())
  const all: Stop[] = []
  while (endOf(all) < 0 && all.length < MOST) {
    await tab(page, 'Tab', BATCH)
    all.splice(0, Number.POSITIVE_INFINITY, ...(await page.evaluate(() => globalThis.stops)))
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const end = endOf(all)
  const stops = end < 0 ? all : all.slice(0, end)
  return {
    stops: stops.length,
    faults: [
      ...(end < 0 ? [`not left after ${MOST} stops`] : []),
      ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      ...stops.flatMap(({ name, rank, isDate }, index) => {
        const last = stops[index - 1]?.rank ?? -1
        const isInOrder = rank > last || (isDate && rank === last)
        return isInOrder ? [] : [`${name} comes after ${stops[index - 1]?.name}`]
      }),
    ],
  }
}

/**
 * The index at which the focus left the page (no element has it, or the first stop has it again); -1 if it
 * has not.
 */
const endOf = (all: readonly Stop[]): number =>
  all.findIndex(({ rank }, index) => rank < 0 || (index > 0 && rank === all[0]?.rank))
