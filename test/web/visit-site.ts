/** Pages of the built site in a real browser, with scripts to inspect them. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openLastingPage, type WatchedPage } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import type { Inside } from './visit-inside.ts'

/** A page of the site. Used by `visit-keyboard.full.test.ts` and `visit-pages.full.test.ts`. */
export interface VisitedPage extends WatchedPage {
  /** Opens a path of the site and waits until its script runs. */
  go(path: string): Promise<void>
}

/**
 * Opens a page of the shared browser with the inspection script; the caller closes it. Used by
 * `visit-keyboard.full.test.ts` and `visit-pages.full.test.ts`.
 */
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
    await scriptStarts(page)
  }
  return { ...watched, go }
}

let inside: Promise<string> | undefined

/**
 * Waits until the script of a page has changed it; pages of prose have no such script. Used by
 * `answer-view.full.test.ts`, `family-browser.full.test.ts`, `lasting-page.ts` and others in `web`.
 */
export const scriptStarts = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('#denier-app') || document.querySelector('.compare:not([hidden])'),
  )

/**
 * Waits two frames, until charts are drawn for their width, which moves what is below them. Used by
 * `result-print.full.test.ts` and `result-terms.full.test.ts`.
 */
export const settledLayout = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * The result of a function inside a page, which is given the inspection script; it can read nothing else.
 * Used by `visit-hands.ts`, `visit-pages.full.test.ts` and `visit-walk.ts`.
 */
export const ask = <T>(page: Page, read: (visit: Inside) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${read.toString()})(globalThis.visit)`) as Promise<Awaited<T>>

/** The bundled inspection script. */
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
