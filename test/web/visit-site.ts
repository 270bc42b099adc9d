/** Pages of the built site in a real browser, which can be asked from within. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openLastingPage, type WatchedPage } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import type { Inside } from './visit-inside.ts'

export interface VisitedPage extends WatchedPage {
  /** Goes to an address of the site, until its script runs. */
  go(path: string): Promise<void>
}

/** Opens a page of the shared browser that can be asked from within; its caller closes it. */
export async function openSitePage(options?: BrowserContextOptions): Promise<VisitedPage> {
  inside ??= bundleInside()
  const [{ origin }, content, watched] = await Promise.all([
    sharedService(),
    inside,
    openLastingPage(options),
  ])
  const { page } = watched
  await page.addInitScript({ content })
  const go = async (path: string) => {
    await page.goto(origin + path)
    await alive(page)
  }
  return { ...watched, go }
}

let inside: Promise<string> | undefined

/** Until the script of a page has made what only a script makes; pages of prose have none. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('#denier-app') || document.querySelector('.compare:not([hidden])'),
  )

/** Two frames: until charts have been drawn again for their width, which moves what stands below them. */
export const settledLayout = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Asks a page from within. */
export const ask = <T>(page: Page, read: (visit: Inside) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${read.toString()})(globalThis.visit)`) as Promise<Awaited<T>>

/** What is asked from within, as one script. */
async function bundleInside(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./visit-inside.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2023',
  })
  return outputFiles[0]?.text ?? ''
}
