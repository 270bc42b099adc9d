import type { Page } from 'playwright-core'
import type { Stop } from './visit-inside-focus.ts'
import { ask } from './visit-site.ts'
import { tab } from './visit-tab.ts'

/** So many presses are made before it is looked whether the page was left. */
const BATCH = 40
const MOST = 400

export interface Walk {
  readonly stops: number
  /** What is wrong with a stop or with the order of all; whether the page was left. */
  readonly faults: readonly string[]
}

/** Goes through a page with Tab, from its beginning until it is left. */
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
      ...stops.flatMap(({ name, rank }, index) =>
        rank <= (stops[index - 1]?.rank ?? -1) ? [`${name} comes after ${stops[index - 1]?.name}`] : [],
      ),
    ],
  }
}

/** Where the browser has the focus, not the page, or whence it gave it back to the first stop. */
const endOf = (all: readonly Stop[]): number =>
  all.findIndex(({ rank }, index) => rank < 0 || (index > 0 && rank === all[0]?.rank))
