/** A page of the shared service that a file of tests visits again and again, in a real browser. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { scriptStarts } from './visit-site.ts'

/** How tests use the page. */
interface LastingPage {
  /** Goes to a path of the service, and waits until the script of the page runs. */
  readonly open: (path: string) => Promise<Page>
  /** The origin of the service, once the tests run. */
  readonly origin: () => string
}

/**
 * Opens a page before the tests of a file and closes it after them; nothing where there is no browser. Used
 * by `home-search.full.test.ts`, `range.full.test.ts`, `reset-browser.full.test.ts` and
 * `ways-browser.full.test.ts`.
 */
export function lastingPage(): LastingPage {
  let service: TestService
  let watched: WatchedPage
  beforeAll(async () => {
    if (withoutBrowser) return
    ;[service, watched] = await Promise.all([sharedService(), openLastingPage()])
  })
  afterAll(() => watched?.close())
  return {
    origin: () => service.origin,
    open: async (path) => {
      const { page } = watched
      await page.goto(`${service.origin}${path}`)
      await scriptStarts(page)
      return page
    },
  }
}
