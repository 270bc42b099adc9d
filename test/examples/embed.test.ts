/** The page of another site with simulators in it, in a real browser: its frames answer, fit, and break no rule of either. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Language, loadHistory, type SimulatorName, simulate } from '@denier/core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentenceOf } from '../../apps/web/src/result/sentence.ts'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { root } from '../support/lock.ts'
import { startService, type TestService } from '../support/service.ts'
import { SHOWN_ORIGIN } from '../support/shown-scripts.ts'
import { simulatorNamed } from '../support/simulators.ts'
import { attributes } from '../web/site.ts'

const folder = join(root, 'examples/embed')
const PAGES = { en: 'index.html', fr: 'index.fr.html' } as const satisfies Record<Language, string>
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' }
const sourceOf = (language: Language): string => readFileSync(join(folder, PAGES[language]), 'utf8')

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

/** What a frame asks, by the address that the page gives it. */
const questionOf = (frame: string) => {
  const { pathname, searchParams } = new URL(attributes(frame, 'src')[0] ?? '')
  const { lang, ...query } = Object.fromEntries(searchParams)
  return {
    name: pathname.replace('/embed/', '') as SimulatorName,
    lang,
    query: `${new URLSearchParams(query)}`,
  }
}

const framesOf = (language: Language): string[] => sourceOf(language).match(/<iframe\b[^>]*>/g) ?? []

describe.each(['en', 'fr'] as const)('the page in %s', (language) => {
  it('frames two simulators, each with a title, loaded when they come near', () => {
    const frames = framesOf(language)
    expect(frames.map((frame) => questionOf(frame).name)).toEqual(['interets-composes', 'cout-dette'])
    for (const frame of frames) {
      const { name, lang } = questionOf(frame)
      expect(lang).toBe(language)
      expect(attributes(frame, 'title')).toEqual([simulatorNamed(name).contract.title[language]])
      expect(attributes(frame, 'loading')).toEqual(['lazy'])
    }
  })

  it('needs no script', () => {
    expect(sourceOf(language)).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/)
  })
})

describe.skipIf(withoutBrowser)('in a browser', () => {
  let browser: Browser
  let service: TestService
  let blog: Awaited<ReturnType<typeof startBlog>>
  beforeAll(async () => {
    await loadHistory()
    browser = await launchBrowser()
    service = await startService()
    blog = await startBlog(service.origin)
  })
  afterAll(async () => {
    await browser?.close()
    blog?.server.close()
    await service?.close()
  })

  it.each([
    ['en', 1000],
    ['fr', 360],
  ] as const)('both frames of the page in %s answer, and have room at %d pixels', async (language, width) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } })
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
      await expect.poll(room).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })
})
