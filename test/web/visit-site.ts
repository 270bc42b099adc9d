/** The built site in a real browser, which can be asked from within. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startService, type TestService } from '../support/service.ts'
import type { Inside } from './visit-inside.ts'

export interface VisitedPage extends WatchedPage {
  /** Goes to an address of the site, until its script runs. */
  go(path: string): Promise<void>
}

export interface VisitedSite {
  readonly origin: string
  open(options?: BrowserContextOptions): Promise<VisitedPage>
  close(): Promise<void>
}

/** Starts the service and a browser. */
export async function visitSite(): Promise<VisitedSite> {
  const [service, browser, script] = await Promise.all([startService(), launchBrowser(), insideScript()])
  return {
    origin: service.origin,
    open: (options) => opened(browser, service, script, options),
    close: async () => {
      await browser.close()
      await service.close()
    },
  }
}

async function opened(
  browser: Browser,
  { origin }: TestService,
  script: string,
  options?: BrowserContextOptions,
): Promise<VisitedPage> {
  const watched = await openPage(browser, options)
  const { page } = watched
  await page.addInitScript({ content: script })
  const go = async (path: string) => {
    await page.goto(origin + path)
    await alive(page)
  }
  return { ...watched, go }
}

/** Until the script of a page has made what only a script makes; pages of prose have none. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('#denier-app') || document.querySelector('.compare:not([hidden])'),
  )

/** Asks a page from within. */
export const ask = <T>(page: Page, read: (visit: Inside) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${read.toString()})(globalThis.visit)`) as Promise<Awaited<T>>

/** What is asked from within, as one script. */
async function insideScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./visit-inside.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2023',
  })
  return outputFiles[0]?.text ?? ''
}
