// Development server of the pages and of the API, from the sources, without rate limit and without content
// security policy. A page shows a change once it is reloaded. `npm run dev` starts it; a port may follow,
// 5173 by default.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { batchEntries, CSV_IN_BROWSERS, entries } from './build/entries.mjs'
import { methodsOf, pagesOf } from './build/methods.mjs'

const port = Number(process.argv[2] ?? 5173)
/**
 * Package exports to use: `@denier/source` names TypeScript sources, in place of those that a build writes.
 */
const conditions = ['@denier/source', 'import', 'module', 'browser', 'default']

/** The folders of simulators have their names. */
const folders = readdirSync(join(import.meta.dirname, '../../packages/core/src/simulateurs'))

const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  configFile: false,
  cacheDir: join(tmpdir(), `denier-vite-${port}`),
  plugins: [batchEntries(folders, 'fr'), entries()],
  resolve: { alias: CSV_IN_BROWSERS, conditions },
  ssr: { resolve: { conditions: ['@denier/source', 'import', 'default'] }, noExternal: [/^@denier\//] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: { usePolling: false } },
  optimizeDeps: {
    include: ['preact', 'preact/hooks', 'd3-array', 'd3-shape', 'fastest-levenshtein'],
    noDiscovery: true,
  },
})

const assets = {
  script: (_language, entry) => ({ src: `/@denier/${entry}.js`, preloads: [] }),
  style: (name) => `/src/styles/${name}.css`,
}

createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { status, headers, body } = await answer(request)
      response.writeHead(status, headers).end(body)
    } catch (error) {
      vite.ssrFixStacktrace(error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
    }
  })
}).listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/\n`))

/**
 * Answers a request as the service would: the API through its `Request` interface, anything else as a page.
 */
async function answer({ url, headers }) {
  const [path, query = ''] = url.split('?')
  const { answerInProcess, catalogue, credits, loadHistory, todayInParis } =
    await vite.ssrLoadModule('@denier/core')
  await loadHistory()
  const today = todayInParis()
  const origin = `http://${headers.host}`
  if (path.startsWith('/api/') || path === '/openapi.json') {
    const { createEdge } = await vite.ssrLoadModule('/../api/src/edge.ts')
    const response = await createEdge(catalogue).fetch(new Request(`${origin}${url}`, { headers }))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
  const { webHandler } = await vite.ssrLoadModule('/src/index.ts')
  const names = catalogue.map(({ contract }) => contract.name)
  const built = {
    assets,
    texts: { methods: methodsOf(names), pages: await pagesOf(credits) },
    drawn: () => undefined, // no page is prerendered
  }
  const web = webHandler({
    simulators: catalogue,
    ask: answerInProcess,
    built,
    operator: '',
    contact: '',
    hosting: '',
  })
  const request = { path, query }
  const isRefused = query.includes('limite=1') // to look at the page of a client over its limit
  const reply = isRefused
    ? web.refuse(request, today, 429, 42) // status, and seconds before the next attempt
    : web.paths.has(path)
      ? await web.answer(request, { requestOrigin: origin, today })
      : web.notFound(request, today)
  const { 'content-security-policy': _, ...rest } = reply.headers
  return { status: reply.status, headers: rest, body: reply.body }
}
