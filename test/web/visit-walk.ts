/** Walks through a page by Tab, there and back, for the browser test of the whole site. */
import type { Page } from 'playwright-core'
import type { Stop } from './visit-inside-focus.ts'
import { ask } from './visit-site.ts'
import { tab } from './visit-tab.ts'

/** Number of presses between two checks whether the focus has left the page. */
const BATCH = 40
const MOST = 400

export interface Walk {
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

/** Whether the focus left the page: the browser has it, or it returned to the first stop. */
const endOf = (all: readonly Stop[]): number =>
  all.findIndex(({ rank }, index) => rank < 0 || (index > 0 && rank === all[0]?.rank))
