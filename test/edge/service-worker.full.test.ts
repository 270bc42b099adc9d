/** The edge in a real browser: a page sends its requests to its service worker. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, withoutBrowser } from '../support/browser.ts'
import { bundledEdge, CODE, type PlainResponse } from '../support/edge.ts'
import { PORTABLE, portable } from './portable.ts'

const WORKER = `${CODE}
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => event.respondWith(edge.fetch(event.request)))
`

let site: Server
let browser: Browser
beforeAll(async () => {
  if (withoutBrowser) return
  const worker = await bundledEdge('browser', WORKER)
  site = createServer(({ url }, response) => {
    if (url === '/worker.js') response.setHeader('content-type', 'text/javascript').end(worker)
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>edge</title>')
  }).listen(0, '127.0.0.1')
  ;[browser] = await Promise.all([launchBrowser(), once(site, 'listening')])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

/** Runs in the page: sends the requests one by one and returns the responses. */
const FETCH_ALL = async (questions: typeof PORTABLE): Promise<PlainResponse[]> => {
  const responses: PlainResponse[] = []
  for (const { method = 'GET', target, headers = {} } of questions) {
    const response = await fetch(target, { method, headers })
    const body = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    responses.push({ status: response.status, headers: Object.fromEntries(response.headers), body })
  }
  return responses
}

describe.skipIf(withoutBrowser)('createEdge in a service worker', () => {
  it('answers its page identically once the network is gone', async () => {
    const { page, errors, close } = await openPage(browser)
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    await page.evaluate(async () => {
      const { serviceWorker } = navigator as unknown as {
        serviceWorker: EventTarget & { register(path: string): Promise<unknown>; controller: unknown }
      }
      const claimed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
      await serviceWorker.register('/worker.js')
      if (!serviceWorker.controller) await claimed
    })
    await new Promise((resolve) => site.close(resolve).closeAllConnections())
    const responses = await page.evaluate(FETCH_ALL, PORTABLE)
    await close()
    expect(errors.filter((error) => !/status of (?:404|405|422)/.test(error))).toEqual([])
    await portable(responses)
  })
})
