/** The service worker, without a browser: it runs on a cache and a network of the test. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const CODE = readFileSync(new URL('../../apps/web/build/service-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://denier.test'

/** What a build keeps, as `build/offline.mjs` lists it. */
const buildOf = (id: string) => ({
  id,
  shared: [`/assets/site-${id}.css`],
  sets: {
    fr: { files: [`/assets/fr/${id}.js`], pages: ['/cagr', '/'] },
    en: { files: [`/assets/en/${id}.js`], pages: ['/en/cagr', '/en/'] },
    'en/batch': { files: [`/assets/en/batch/${id}.js`], pages: ['/en/batch'] },
  },
})

/** A page of a build as the service sends it. */
const pageOf = (id: string) =>
  `<link href="/assets/site-${id}.css"><script src="/assets/en/${id}.js"></script>` +
  `<script type="application/json" id="denier-page-data">{"language":"en","answer":1,"range":2}</script>`

/** The caches of a browser, by name. */
type Stored = Map<string, Map<string, Response>>

function cachesOf(stored: Stored, fetched: (path: string) => Promise<Response>) {
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) entries.set(path, await fetched(path))
      },
    }
  }
  return {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => [...stored.values()].find((entries) => entries.has(path))?.get(path),
  }
}

/** A worker of a build, on the caches of a browser and a service that serves a build; `undefined`: none. */
function workerOf(id: string, stored: Stored, network: { serves: string | undefined }) {
  const handlers = new Map<string, (event: object) => void>()
  const fetched = async (request: string | { url: string }) => {
    if (network.serves === undefined) throw new TypeError('no network')
    const path = typeof request === 'string' ? request : new URL(request.url).pathname
    return new Response(path.startsWith('/assets/') ? path : pageOf(network.serves))
  }
  runInNewContext(`const BUILD = ${JSON.stringify(buildOf(id))}\n${CODE}`, {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    caches: cachesOf(stored, fetched),
    clients: { claim: async () => {} },
    fetch: fetched,
    location: { origin: ORIGIN },
    Response,
    URL,
  })
  /** Sends an event, and waits for what its handler promised. */
  const send = async (name: string, event: object = {}) => {
    let promised: Promise<unknown> | undefined
    const take = (promise: Promise<unknown>) => {
      promised = promise
    }
    handlers.get(name)?.({ ...event, waitUntil: take, respondWith: take })
    return promised
  }
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    send('fetch', { request: { url: ORIGIN + path, mode, method } }) as Promise<Response | undefined>
  const keep = (sets = ['en']) => send('message', { data: { sets } })
  const visit = (page: string, files: readonly string[]) =>
    send('message', { data: { sets: [], page, files } })
  return { send, ask, keep, visit }
}

describe('Service worker', () => {
  it('answers kept pages without a network, and marks those with values as not computed', async () => {
    const network: { serves: string | undefined } = { serves: 'a' }
    const stored: Stored = new Map()
    const worker = workerOf('a', stored, network)
    await worker.keep()
    network.serves = undefined
    expect(await (await worker.ask('/en/cagr'))?.text()).toBe(pageOf('a'))
    const later = await (await worker.ask('/en/cagr?duree=9'))?.text()
    expect(later).toContain('>{"language":"en","later":true}<')
    const away = await worker.ask('/en/cagr/note')
    expect([away?.status, await away?.text()]).toEqual([503, expect.stringContaining('Offline')])
    expect(await (await worker.ask('/assets/en/a.js', 'cors'))?.text()).toBe('/assets/en/a.js')
  })

  it.each([
    ['fr', '/en/', 'en', 'The pages in English were not kept', '/', 'The simulators, in French'],
    [
      'en',
      '/note',
      'fr',
      'Les pages en français n’ont pas été gardées',
      '/en/',
      'Les simulateurs, en anglais',
    ],
    ['fr', '/cagr/note', 'fr', 'Cette page demande une connexion', '/', 'Les simulateurs'],
    ['en', '/en/cagr/note', 'en', 'This page needs a connection', '/en/', 'The simulators'],
  ])('tells, with %s kept, what %s lacks without a network, and links to what is kept', async (...row) => {
    const [kept, path, language, text, home, link] = row
    const network: { serves: string | undefined } = { serves: 'a' }
    const worker = workerOf('a', new Map(), network)
    await worker.keep([kept])
    network.serves = undefined
    const answer = await worker.ask(path)
    const html = await answer?.text()
    expect(answer?.status).toBe(503)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(text)
    expect(html).toContain(`<a href="${home}">${link}</a>`)
    expect((await worker.ask(home))?.status).toBe(200)
  })

  it.each([
    ['en', '/docs?lang=en', 'en', 'The documentation of the API needs a connection.', '/en/method'],
    ['fr', '/docs', 'fr', 'La documentation de l’API demande une connexion.', '/methode'],
    ['fr', '/docs?lang=en', 'en', 'The pages in English were not kept', '/'],
  ])('tells, with %s kept, what still works without the documentation at %s', async (...row) => {
    const [kept, path, language, text, link] = row
    const network: { serves: string | undefined } = { serves: 'a' }
    const worker = workerOf('a', new Map(), network)
    await worker.keep([kept])
    network.serves = undefined
    const html = await (await worker.ask(path))?.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(text)
    expect(html).toContain(`<a href="${link}">`)
  })

  it('keeps a visited page at once, with the files that it names and those that it has', async () => {
    const network: { serves: string | undefined } = { serves: 'a' }
    const stored: Stored = new Map()
    const worker = workerOf('a', stored, network)
    await worker.visit('/en/cagr', ['/assets/fr/a.js', '/api/v1/simulateurs', '/assets/other.js'])
    expect([...(stored.get('denier-a')?.keys() ?? [])].sort()).toEqual([
      '/assets/en/a.js',
      '/assets/fr/a.js',
      '/assets/site-a.css',
      '/en/cagr',
    ])
    network.serves = undefined
    expect((await worker.ask('/en/cagr'))?.status).toBe(200)
    expect(await (await worker.ask('/en/cagr/note'))?.text()).not.toContain('<a ')
    // the others are kept after it, though their last page was visited alone
    network.serves = 'a'
    await worker.visit('/en/', [])
    await worker.visit('/en/batch', [])
    await worker.keep(['en', 'en/batch'])
    expect([...(stored.get('denier-a')?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['/en/', '/en/batch', '/assets/en/batch/a.js']),
    )
    network.serves = undefined
    expect(await (await worker.ask('/en/cagr/note'))?.text()).toContain('<a href="/en/">')
  })

  it('keeps no visited page that is another build, or that is not kept in a set', async () => {
    const stored: Stored = new Map()
    await workerOf('a', stored, { serves: 'b' }).visit('/en/cagr', [])
    await workerOf('a', stored, { serves: 'a' }).visit('/en/cagr/note', [])
    expect(stored.get('denier-a')).toBeUndefined()
  })

  it('offers no link without a network where nothing is kept', async () => {
    const answer = await workerOf('a', new Map(), { serves: undefined }).ask('/en/')
    expect(await answer?.text()).not.toContain('<a ')
  })

  it('leaves the API, embedded pages, other sites and other methods alone, and keeps no address asked', async () => {
    const stored: Stored = new Map()
    const worker = workerOf('a', stored, { serves: 'a' })
    for (const path of ['/api/v1/simulateurs/succession?patrimoine=1', '/embed/cagr', '/docs/docs.css'])
      expect(await worker.ask(path)).toBeUndefined()
    expect(await worker.ask('/assets/other.js', 'cors')).toBeUndefined()
    expect(await worker.ask('/en/cagr', 'navigate', 'POST')).toBeUndefined()
    await worker.ask('/en/cagr?duree=9')
    await worker.keep()
    expect([...(stored.get('denier-a')?.keys() ?? [])].sort()).toEqual([
      '/assets/en/a.js',
      '/assets/site-a.css',
      '/en/',
      '/en/cagr',
    ])
  })

  it('keeps the page of files once it is visited, and keeps it in the next build', async () => {
    const stored: Stored = new Map()
    const [first, next] = ['a', 'b'].map((id) => workerOf(id, stored, { serves: id }))
    await first?.keep()
    expect(stored.get('denier-a')?.has('/en/batch')).toBe(false)
    await first?.keep(['en', 'en/batch', 'xx'])
    expect(stored.get('denier-a')?.has('/assets/en/batch/a.js')).toBe(true)
    await next?.send('install')
    expect(stored.get('denier-b')?.has('/en/batch')).toBe(true)
  })

  it('keeps nothing of a page of another build', async () => {
    const stored: Stored = new Map()
    await workerOf('a', stored, { serves: 'b' }).keep()
    expect(stored.get('denier-a')?.size).toBe(0)
    await expect(workerOf('b', stored, { serves: 'b' }).send('install')).resolves.toBeDefined()
    expect(stored.get('denier-b')).toBeUndefined() // no language was kept before
  })

  it('replaces the cache of the build before, whose languages it keeps', async () => {
    const stored: Stored = new Map()
    await workerOf('a', stored, { serves: 'a' }).keep()
    const next = workerOf('b', stored, { serves: 'b' })
    await next.send('install')
    expect([...stored.keys()]).toEqual(['denier-a', 'denier-b'])
    await next.send('activate')
    expect([...stored.keys()]).toEqual(['denier-b'])
    expect(await await next.ask('/assets/en/a.js', 'cors')).toBeUndefined()
  })

  it('does not install where the service still serves the build before', async () => {
    const stored: Stored = new Map()
    await workerOf('a', stored, { serves: 'a' }).keep()
    await expect(workerOf('b', stored, { serves: 'a' }).send('install')).rejects.toThrow('not of this build')
    expect(stored.get('denier-a')?.size).toBe(4)
  })
})
