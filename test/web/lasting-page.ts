/** A page of the shared service that a file of tests visits again and again, in a real browser. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService, type TestService } from '../support/service.ts'
import { scriptStarts } from './visit-site.ts'

/** What goes to a page of the service, and where the service is. */
interface LastingPage {
  /** Goes to a path of the service, and waits until the script of the page runs. */
  readonly open: (path: string) => Promise<Page>
  readonly origin: () => string
}

/** Opens a page before the tests of a file and closes it after them; nothing where there is no browser. */
export function lastingPage(): LastingPage {
  let service: TestService
  let reader: WatchedPage
  beforeAll(async () => {
    if (withoutBrowser) return
    ;[service, reader] = await Promise.all([sharedService(), openLastingPage()])
  })
  afterAll(() => reader?.close())
  return {
    origin: () => service.origin,
    open: async (path) => {
      const { page } = reader
      await page.goto(`${service.origin}${path}`)
      await scriptStarts(page)
      return page
    },
  }
}
