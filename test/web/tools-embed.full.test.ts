/** Embedded pages: only they may be framed; they answer and link to the full page. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadHistory } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectSoon,
  openLastingPage,
  openTestPage,
  type WatchedPage,
  withoutBrowser,
} from '../support/browser.ts'
import { names } from './site.ts'
import { type Pages, startPages } from './tools-pages.ts'

/** Width and height, in pixels. */
const SIZES = [
  [800, 600],
  [320, 480],
] as const

/**
 * A site of another origin; its page `/<address or HTML>`, percent-encoded, frames that address or holds that
 * HTML.
 */
async function startBlog(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const source = decodeURIComponent((request.url ?? '').slice(1))
    const frame = source.startsWith('<')
      ? source
      : `<iframe src="${source}" width="100%" height="600"></iframe>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Blog</title>${frame}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

describe.skipIf(withoutBrowser)('Embed page', () => {
  let pages: Pages
  let blog: { origin: string; server: Server }
  beforeAll(async () => {
    await loadHistory()
    ;[pages, blog] = await Promise.all([startPages(), startBlog()])
  })
  afterAll(async () => {
    blog?.server.close()
    await pages?.close()
  })

  it('answers in a frame of another site, and links to the page in a new tab', async () => {
    const { page: own } = await openTestPage()
    await own.goto(`${pages.origin}/en/cagr?valeur_initiale=10000&valeur_finale=25000&duree=16`)
    const code = await own.locator('#tools-embed').inputValue()
    const { page, errors } = await openTestPage({ viewport: { width: 800, height: 900 } })
    await page.goto(`${blog.origin}/${encodeURIComponent(code)}`)
    const frame = page.frameLocator('iframe')
    expect(await frame.locator('.result-sentence').innerText()).toMatch(/5\.89%/)
    await frame.locator('.embed-change > summary').click()
    await frame.locator('.embed-change [type=submit]').waitFor({ state: 'detached' }) // its script runs
    await frame.locator('input[name="duree"]').fill('8')
    await expectSoon(() => frame.locator('.result-sentence').innerText()).toMatch(/12\.14%/)
    const out = frame.locator('.embed-open')
    await expectSoon(() => out.getAttribute('href')).toBe(
      `${pages.origin}/en/cagr?valeur_initiale=10000&valeur_finale=25000&duree=8`,
    )
    const [popup] = await Promise.all([page.waitForEvent('popup'), out.click()])
    await popup.waitForURL(/\/en\/cagr[?].*duree=8$/)
    expect(errors).toEqual([])
  })

  it('is the only page that another site may frame', async () => {
    const { page, errors } = await openTestPage()
    await page.goto(`${blog.origin}/${encodeURIComponent(`${pages.origin}/cagr`)}`)
    await expectSoon(() => errors.join()).toMatch(/frame-ancestors 'none'/)
  })

  describe('in a narrow and in a wide frame', () => {
    let reader: WatchedPage
    beforeAll(async () => {
      reader = await openLastingPage()
    })
    afterAll(() => reader?.close())

    it.each(names)('fits its width: %s', async (name) => {
      const { page, errors, forget } = reader
      await forget()
      await page.goto(`${pages.origin}/embed/${name}?lang=en`)
      await page.locator('.embed-change > summary').click()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }))
        expect([width, scroll]).toEqual([width, client])
      }
      expect(errors).toEqual([])
    })
  })
})
