/** One Chromium per test worker, and pages of it that tell what went wrong on them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type ExpectStatic, expect, onTestFinished } from 'vitest'

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** A script that starts Chromium, and removes what it wrote once it has ended. */
const LAUNCHER = join(import.meta.dirname, 'chromium.sh')

/**
 * For `describe.skipIf`: true where the machine has no Chromium. With `CI` set it is false: the launch fails
 * instead.
 */
export const withoutBrowser = !existsSync(EXECUTABLE) && !process.env.CI

/** No sandbox, since tests run as root in containers; and nothing of the browser's own on the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A safety net for a page that hangs: long enough for a machine that is ten times slower than usual. */
const PATIENCE_MS = 120_000

/**
 * A Chromium of its own, for a test that shares none. Used by `src/browser.full.test.ts`,
 * `test/browser-engine.full.test.ts`, `edge/service-worker.full.test.ts` and `library/packages.full.test.ts`.
 */
export function launchBrowser(): Promise<Browser> {
  if (!existsSync(EXECUTABLE)) throw new Error(`${EXECUTABLE} is missing (Debian package: chromium)`)
  const folder = mkdtempSync(join(tmpdir(), 'denier-chromium-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return chromium.launch({
    executablePath: LAUNCHER,
    env: { ...process.env, CHROMIUM: EXECUTABLE, TMPDIR: folder },
    artifactsDir: folder,
    args: FLAGS,
    timeout: PATIENCE_MS,
    // A signal ends the worker at once; the closed pipe then ends Chromium.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}

/** What leaving a page does to its pending requests, such as that for its icon: no fault of the page. */
const CUT_SHORT = 'net::ERR_ABORTED'

let shared: Promise<Browser> | undefined

/**
 * The Chromium that the test files of one worker share. No file closes it: it ends with the worker, and its launcher
 * then removes what it wrote.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser()
  return shared
}

/**
 * A page in a profile of its own, and all that should not have happened on it. Used by
 * `http/docs-browser.full.test.ts`, `web/answer-view.full.test.ts`, `web/form-browser.full.test.ts` and others
 * in `web`.
 */
export interface WatchedPage {
  readonly page: Page
  /** Errors of scripts and of the console, violations of the content policy included. */
  readonly errors: readonly string[]
  /** Every address requested. */
  readonly requests: readonly string[]
  /** Leaves for an empty page, then forgets errors and requests: those of the page before end with it. */
  forget(): Promise<void>
  close(): Promise<void>
}

/** How a page is opened: the options of its profile, and whether the test may stop its clock. */
export interface TestPageOptions extends BrowserContextOptions {
  /** Whether `stopClock` is called later. The clock of the page runs until then. */
  readonly hasTestClock?: boolean
}

/** The pages whose clock a test may stop. */
const withTestClock = new WeakSet<Page>()

/**
 * Opens a page of the shared browser, which closes when the running test finishes. Used by
 * `examples/embed.full.test.ts`, `http/docs-browser.full.test.ts`, `web/explanation-browser.full.test.ts` and
 * others in `web`.
 */
export async function openTestPage(options: TestPageOptions = {}): Promise<WatchedPage> {
  const watched = await openLastingPage(options)
  onTestFinished(() => watched.close())
  return watched
}

/**
 * Opens a page of the shared browser that several tests use, one after another; its caller closes it. A new
 * profile costs as much as loading two pages. Used by `http/docs-browser.full.test.ts`,
 * `web/answer-view.full.test.ts`, `web/form-browser.full.test.ts` and others in `web`.
 */
export async function openLastingPage(options: TestPageOptions = {}): Promise<WatchedPage> {
  const watched = await openPage(await sharedBrowser(), options)
  // The site would otherwise keep all its pages for offline use, while tests count requests.
  if (options.serviceWorkers !== 'allow')
    await watched.page.addInitScript(() =>
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
    )
  return watched
}

/**
 * Opens a page of a browser in a new profile. Used by `src/browser.full.test.ts`,
 * `edge/service-worker.full.test.ts` and `library/packages.full.test.ts`.
 */
export async function openPage(browser: Browser, options: TestPageOptions = {}): Promise<WatchedPage> {
  const { hasTestClock = false, ...profile } = options
  const context = await browser.newContext(profile)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (hasTestClock) {
    await page.clock.install()
    withTestClock.add(page)
  }
  const errors: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('request', (request) => requests.push(request.url()))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== CUT_SHORT) errors.push(`failed: ${request.url()} ${reason}`)
  })
  const forget = async () => {
    await page.goto('about:blank')
    errors.length = 0
    requests.length = 0
  }
  return { page, errors, requests, forget, close: () => context.close() }
}

/**
 * `expect.poll`: reads what a page shows, again and again, until it is as expected or two minutes have
 * passed. Used by `examples/embed.full.test.ts`, `http/docs-browser.full.test.ts`,
 * `web/explanation-browser.full.test.ts` and others in `web`.
 */
export const expectSoon = (read: () => unknown): ReturnType<ExpectStatic['poll']> =>
  expect.poll(read, { timeout: PATIENCE_MS })

/** More than any pause that a page makes before it says or redraws something. */
const LONG_PAUSE_MS = 5_000

/** The clock of a page's timers, which stands still until the test moves it. */
export interface PageClock {
  /** Lets so many milliseconds pass for the page; five seconds by default. */
  pass(ms?: number): Promise<void>
}

/**
 * Stops the clock of a page, so that none of its pauses ends because the machine is slow. The page must be
 * opened with `hasTestClock`: a timer that it started before would run on beside the stopped clock. Used by
 * `web/form-browser.full.test.ts`, `web/result-browser.full.test.ts`, `web/tools-analyses.full.test.ts` and
 * `web/tools-live.full.test.ts`.
 */
export async function stopClock(page: Page): Promise<PageClock> {
  if (!withTestClock.has(page)) throw new Error('open the page with hasTestClock')
  const { clock } = page
  await clock.pauseAt(Date.now() + PATIENCE_MS) // in its future even where the machine is slow
  return { pass: (ms = LONG_PAUSE_MS) => clock.runFor(ms) }
}
