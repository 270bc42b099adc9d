import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** For `describe.skipIf`: no browser to test with. With `CI` set nothing is skipped: the launch fails instead. */
export const withoutBrowser = !existsSync(EXECUTABLE) && !process.env.CI

/** No sandbox, since tests run as root in containers; and nothing of the browser's own on the network. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium, as Debian packages it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: EXECUTABLE, headless: true, args: QUIET })

/** Playwright's own half minute is that of a machine with nothing else to do: what comes late is what the tests look at. */
const PATIENCE_MS = 120_000

/** A page, and all that should not have happened on it. */
export interface WatchedPage {
  readonly page: Page
  /** Errors of scripts and of the console, violations of the content policy included. */
  readonly errors: readonly string[]
  /** Every address asked for. */
  readonly requests: readonly string[]
  /** Leaves for nowhere, then forgets both: what the page before was still asking for ends with it. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** Opens a page in a profile of its own, which costs as much as to load two pages: cases that come one after another may share it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const errors: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('request', (request) => requests.push(request.url()))
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`))
  const forget = async () => {
    await page.goto('about:blank')
    errors.length = 0
    requests.length = 0
  }
  return { page, errors, requests, forget, close: () => context.close() }
}
