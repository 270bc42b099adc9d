/** A page inside another site's: it alone may be framed, it answers, and it leads out. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadHistory } from '@denier/core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { names } from './site.ts'
import { type Pages, startPages } from './tools-pages.ts'

/** A site of another origin that frames what it is asked to. */
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

describe.skipIf(withoutBrowser)('a page for other sites', () => {
  let browser: Browser
  let pages: Pages
  let blog: { origin: string; server: Server }
  beforeAll(async () => {
    await loadHistory()
    browser = await launchBrowser()
    ;[pages, blog] = await Promise.all([startPages(), startBlog()])
  })
  afterAll(async () => {
    await browser?.close()
    blog?.server.close()
    await pages?.close()
  })

  it('is framed by the code that the page gives, answers there, and leads to the page in a new tab', async () => {
    const { page: own, close: closeOwn } = await openPage(browser)
    await own.goto(`${pages.origin}/en/cagr?valeur_initiale=10000&valeur_finale=25000&duree=16`)
    const code = await own.locator('#tools-embed').inputValue()
    await closeOwn()
    const { page, errors, close } = await openPage(browser, { viewport: { width: 800, height: 900 } })
    await page.goto(`${blog.origin}/${encodeURIComponent(code)}`)
    const frame = page.frameLocator('iframe')
    expect(await frame.locator('.result-sentence').innerText()).toMatch(/5\.89%/)
    await frame.locator('.embed-change > summary').click()
    await frame.locator('input[name="duree"]').fill('8')
    expect(await frame.locator('.result-sentence').innerText()).toMatch(/12\.14%/)
    const out = frame.locator('.embed-open')
    expect(await out.getAttribute('href')).toBe(
      `${pages.origin}/en/cagr?valeur_initiale=10000&valeur_finale=25000&duree=8`,
    )
    const [popup] = await Promise.all([page.waitForEvent('popup'), out.click()])
    await popup.waitForLoadState()
    expect(popup.url()).toMatch(/\/en\/cagr[?].*duree=8$/)
    expect(errors).toEqual([])
    await close()
  })

  it('is the only one that may be framed', async () => {
    const { page, errors, close } = await openPage(browser)
    await page.goto(`${blog.origin}/${encodeURIComponent(`${pages.origin}/cagr`)}`)
    await expect.poll(() => errors.join()).toMatch(/frame-ancestors 'none'/)
    await close()
  })

  describe.each([
    [320, 480],
    [800, 600],
  ])('has room in %d by %d pixels', (width, height) => {
    let at: WatchedPage
    beforeAll(async () => {
      at = await openPage(browser, { viewport: { width, height } })
    })
    afterAll(() => at?.close())

    it.each(names)('%s', async (name) => {
      const { page, errors } = at
      await page.goto(`${pages.origin}/embed/${name}?lang=en`)
      await page.locator('.embed-change > summary').click()
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect(scroll).toBe(client)
      expect(errors).toEqual([])
    })
  })
})
