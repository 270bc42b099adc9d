/** Simulator pages without header and footer, with their scripts, under a content policy as strict as the site's. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type CivilDate, type Language, type Simulator, todayInParis } from '@denier/core'
import { type BuildOptions, build } from 'esbuild'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { createEdge } from '../../apps/api/src/edge.ts'
import { Embed } from '../../apps/web/src/embed/embed.tsx'
import { faultOf } from '../../apps/web/src/form/problem-text.ts'
import { typedOf } from '../../apps/web/src/model/address.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { PageState, Setting } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { SimulatorView } from '../../apps/web/src/page/simulator-view.tsx'
import { Basis } from '../../apps/web/src/result/basis.tsx'
import { Share } from '../../apps/web/src/tools/share.tsx'
import { simulators } from '../support/simulators.ts'

const web = fileURLToPath(new URL('../../apps/web/src', import.meta.url))
/** Begins the names of the entries that `resolvePages` makes. */
const PREFIX = 'page:'

/** The data block of a page. */
interface PageInput {
  readonly setting: Setting
  readonly first: PageState
  readonly worker?: string
}

/**
 * A server at work. Used by `explanation-browser.full.test.ts`, `tools-access.full.test.ts`,
 * `tools-analyses.full.test.ts` and others in `web`.
 */
export interface Pages {
  readonly origin: string
  /** Every address requested, in order. */
  readonly requests: string[]
  close(): Promise<void>
}

/** How pages are drawn. Used by `tools-live.full.test.ts`. */
export interface PagesOptions {
  /** The day for which the pages are drawn. */
  readonly today?: CivilDate
  /** The path of the worker module: that of the simulator by default, `null` for none. */
  readonly worker?: string | null
  /** Whether pages come without figures, as the service sends them to a client over its limit. */
  readonly later?: boolean
}

const POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; worker-src 'self'"

/**
 * Serves `/<name>`, `/en/<name>`, `/embed/<name>` and the API, on the loopback. Used by
 * `explanation-browser.full.test.ts`, `tools-access.full.test.ts`, `tools-analyses.full.test.ts` and others
 * in `web`.
 */
export async function startPages(options: PagesOptions = {}): Promise<Pages> {
  const files = await bundled()
  const api = createEdge(simulators)
  const requests: string[] = []
  const server: Server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    requests.push(url)
    const [path = '/', query = ''] = url.split('?')
    const file = files.get(path)
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.text)
    const origin = `http://${request.headers.host}`
    const page = pageOf(path, query, origin, options)
    if (page) {
      const frames = path.startsWith('/embed/') ? '*' : "'none'"
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${POLICY}; frame-ancestors ${frames}`,
      }
      return void response.writeHead(200, headers).end(page)
    }
    const answer = await api.fetch(
      new Request(`${origin}${url}`, { headers: request.headers as HeadersInit }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The HTML of the page at a path; `undefined` where there is none. */
function pageOf(path: string, query: string, origin: string, options: PagesOptions): string | undefined {
  const [, prefix, name] = /^\/(en\/|embed\/)?([a-z0-9-]+)$/.exec(path) ?? []
  const simulator = simulators.find(({ contract }) => contract.name === name)
  if (!simulator) return undefined
  const isEmbed = prefix === 'embed/'
  const isEnglish = prefix === 'en/' || (isEmbed && new URLSearchParams(query).get('lang') === 'en')
  const language: Language = isEnglish ? 'en' : 'fr'
  const setting = { language, origin, today: options.today ?? todayInParis() }
  const first = firstOf(simulator, query, setting, options)
  const worker = options.worker === undefined ? `/js/worker/${name}.js` : options.worker
  const input: PageInput = { setting, first, ...(worker && { worker }) }
  const drawn = renderToString(
    h(isEmbed ? Embed : SimulatorView, {
      simulator,
      setting: { ...setting, describeFault: faultOf, Share, Basis },
      state: first,
      dispatch: () => {},
    }),
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/style.css"><script type="module" src="/js/${isEmbed ? 'embed/' : ''}${name}.js"></script></head>
<body><main class="${isEmbed ? 'embed' : 'site-main'}"><h1 class="visually-hidden">${name}</h1><div id="app">${drawn}</div></main>
<script type="application/json" id="page-input">${JSON.stringify(input).replaceAll('<', '\\u003c')}</script></body></html>`
}

/** The state with which a page begins. */
function firstOf(simulator: Simulator, query: string, setting: Setting, { later }: PagesOptions): PageState {
  const given = typedOf(query, Object.keys(simulator.contract.params))
  const typed = Object.keys(given).length > 0 ? given : exampleOf(simulator)
  if (later) return { ...stateOf(typed, { ok: false, problems: [] }), busy: true }
  return stateOf(typed, computeReply(simulator, typed, setting.today, setting.language))
}

/** A file that the server sends: its media type and its content. */
interface File {
  readonly type: string
  readonly text: string
}

let bundledFiles: Promise<ReadonlyMap<string, File>> | undefined

/** The scripts of every page, their workers and the styles, bundled once. */
const bundled = (): Promise<ReadonlyMap<string, File>> => {
  bundledFiles ??= bundle()
  return bundledFiles
}

async function bundle(): Promise<ReadonlyMap<string, File>> {
  const names = simulators.map(({ contract }) => contract.name)
  const entries = ['', 'embed/', 'worker/'].flatMap((kind) => names.map((name) => kind + name))
  const usual: BuildOptions = { bundle: true, write: false, outdir: '/out', minify: true, logLevel: 'silent' }
  const [scripts, styles] = await Promise.all([
    build({
      ...usual,
      entryPoints: entries.map((entry) => ({ in: PREFIX + entry, out: `js/${entry}` })),
      format: 'esm',
      splitting: true,
      conditions: ['@denier/source'],
      plugins: [{ name: 'pages', setup: resolvePages }],
    }),
    build({ ...usual, stdin: { contents: STYLES, loader: 'css', resolveDir: `${web}/styles` } }),
  ])
  const files = new Map<string, File>([
    ['/icon.svg', { type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ])
  for (const { path, text } of scripts.outputFiles ?? [])
    files.set(path.slice('/out'.length), { type: 'text/javascript', text })
  files.set('/style.css', { type: 'text/css', text: styles.outputFiles?.[0]?.text ?? '' })
  return files
}

const STYLES = [
  'base',
  'form',
  'result',
  'compare',
  'tools',
  'tools-answer',
  'embed',
  'explained',
  'why',
  'comparison',
]
  .map((name) => `@import "./${name}.css";`)
  .join('\n')

const resolvePages = (plugin: Parameters<NonNullable<BuildOptions['plugins']>[number]['setup']>[0]): void => {
  plugin.onResolve({ filter: /^page:/ }, ({ path }) => ({ path, namespace: 'page' }))
  plugin.onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => {
    const entry = path.slice(PREFIX.length)
    const name = entry.replace(/^\w+\//, '')
    const found = `import * as found from '@denier/core/${name}'\nconst simulator = Object.values(found)[0]\n`
    return { contents: found + bodyOf(entry), resolveDir: web, loader: 'ts' }
  })
}

/** The code of an entry, after `simulator`. */
function bodyOf(entry: string): string {
  if (entry.startsWith('worker/'))
    return `import { serveAnalyses } from './worker/analysis-worker.ts'\nserveAnalyses(simulator)`
  const embed = entry.startsWith('embed/')
  return `
import { h, hydrate } from 'preact'
import { LivePage } from './page/live-page.tsx'
${embed ? "import { Embed } from './embed/embed.tsx'" : ''}
const { setting, first, worker } = JSON.parse(document.getElementById('page-input').textContent)
const more = ${embed ? '{ part: Embed, isFramed: true }' : '{}'}
if (worker) more.worker = () => new Worker(worker, { type: 'module' })
hydrate(h(LivePage, { simulator, setting, first, ...more }), document.getElementById('app'))`
}
