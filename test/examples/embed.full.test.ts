/** The example page of another site with simulators in it, in a real browser: its frames answer, fit and log no error. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { loadHistory, simulate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentenceOf } from '../../apps/web/src/result/sentence.tsx'
import { expectSoon, openTestPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { SHOWN_ORIGIN } from '../support/shown-scripts.ts'
import { simulatorNamed } from '../support/simulators.ts'
import { folder, framesOf, PAGES, questionOf } from './embed-pages.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' }

/** A site of another origin, which serves the folder as it is, but for the service's address. */
async function startBlog(origin: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(SHOWN_ORIGIN, origin)
    response.writeHead(200, { 'content-type': `${TYPES[extname(name)]}; charset=utf-8` }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

describe.skipIf(withoutBrowser)('example embedding page in a browser', () => {
  let blog: Awaited<ReturnType<typeof startBlog>>
  beforeAll(async () => {
    await loadHistory()
    blog = await startBlog((await sharedService()).origin)
  })
  afterAll(() => {
    blog?.server.close()
  })

  it.each([
    ['en', 1000],
    ['fr', 360],
  ] as const)(
    'shows the answer of both frames without scrolling: %s, %d pixels wide',
    async (language, width) => {
      const { page, errors } = await openTestPage({ viewport: { width, height: 800 } })
      await page.goto(`${blog.origin}/${PAGES[language]}`)
      for (const [at, frame] of framesOf(language).entries()) {
        const { name, query } = questionOf(frame)
        const reply = await simulate(name, query, { lang: language })
        if (reply.errors) throw new Error(JSON.stringify(reply.errors))
        const place = page.locator('iframe').nth(at)
        await place.scrollIntoViewIfNeeded()
        const inside = place.contentFrame()
        const wanted = sentenceOf(simulatorNamed(name).contract, reply as never, language)
        expect(await inside.locator('.result-sentence').textContent()).toBe(wanted)
        const room = () =>
          inside.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        await expectSoon(room).toBe(0)
      }
      expect(errors).toEqual([])
    },
  )
})
