import type { Page } from 'playwright-core'

/**
 * Opens every folded section of the page of a simulator, the one of its other charts included. Used by
 * `explanation-browser.full.test.ts`, `list-browser.full.test.ts`, `result-browser.full.test.ts` and others
 * in `web`.
 */
export const openSections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('.part, .result-charts')) one.open = true
  })
