// The pages as one writes them: from the sources, drawn again at each change. Not the service: no limit, no policy.
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { entries } from './build/entries.mjs'
import { methodsOf, pagesOf } from './build/methods.mjs'

const port = Number(process.argv[2] ?? 5173)
const conditions = ['@denier/source', 'import', 'module', 'browser', 'default']

const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  configFile: false,
  cacheDir: join(tmpdir(), `denier-vite-${port}`),
  plugins: [entries()],
  resolve: { conditions },
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

async function answer({ url, headers }) {
  const [path, query = ''] = url.split('?')
  const { catalogue, credits, loadHistory, todayInParis } = await vite.ssrLoadModule('@denier/core')
  await loadHistory()
  const today = todayInParis()
  const origin = `http://${headers.host}`
  if (path.startsWith('/api/') || path === '/openapi.json') {
    const { createService } = await vite.ssrLoadModule('/../api/src/service.ts')
    return createService(catalogue).answer({
      path,
      query,
      accept: headers.accept,
      origin,
      today,
      now: new Date().toISOString(),
    })
  }
  const { webHandler } = await vite.ssrLoadModule('/src/index.ts')
  const names = catalogue.map(({ contract }) => contract.name)
  const built = {
    assets,
    texts: { methods: methodsOf(names), pages: await pagesOf(credits) },
    drawn: () => undefined,
  }
  const ask = (simulator, question, day, language) => simulator.answer(question, { today: day }, language)
  const web = webHandler({ simulators: catalogue, ask, built, operator: '', contact: '', hosting: '' })
  const visit = { origin, today, admit: async () => (query.includes('limite=1') ? 42 : undefined) }
  const asked = new Request(`${origin}${url}`)
  const reply = web.has(path) ? await web.answer(asked, visit) : web.notFound(asked, visit)
  const { 'content-security-policy': _, ...rest } = Object.fromEntries(reply.headers)
  return { status: reply.status, headers: rest, body: Buffer.from(await reply.arrayBuffer()) }
}
