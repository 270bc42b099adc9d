import type { Page } from 'playwright-core'

/** Opens every section of the page of a simulator, and the fold of its other charts. */
export const openSections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.part, .result-charts')) one.open = true
  })
