/**
 * The pages of a simulator with a list, as the site serves them: its handler, scripts, styles and content
 * policy. Used by `list-browser.full.test.ts`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { answerInProcess, type Simulator, todayInParis } from '@denier/core'
import { webHandler } from '@denier/web'
import { type BuildOptions, build } from 'esbuild'
import { createEdge } from '../../apps/api/src/edge.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const styles = `${root}apps/web/src/styles`

/** A simulator to serve, and the module that exports it alone. */
export interface Shown {
  readonly simulator: Simulator
  /** The path of that module in the repository. */
  readonly module: string
}

/** A server at work. */
export interface ListPages {
  readonly origin: string
  close(): Promise<void>
}

/** Serves `/<name>`, `/en/<name>`, `/embed/<name>`, the note and the API of some simulators, on the loopback. */
export async function startListPages(shown: readonly Shown[]): Promise<ListPages> {
  const simulators = shown.map(({ simulator }) => simulator)
  const files = await bundle(shown)
  const web = webHandler({
    simulators,
    ask: answerInProcess,
    operator: '',
    contact: '',
    hosting: '',
    built: {
      assets: {
        script: (_, entry) =>
          files.has(`/js/${entry}.js`) ? { src: `/js/${entry}.js`, preloads: [] } : undefined,
        style: (name) => `/css/${name}.css`,
      },
      texts: { methods: { fr: {}, en: {} }, pages: { fr: {}, en: {} } },
      drawn: () => undefined,
    },
  })
  const api = createEdge(simulators)
  const server = createServer(async ({ url = '/', headers }, response) => {
    const [path = '/', query = ''] = url.split('?')
    const file = files.get(path)
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.text)
    const origin = `http://${headers.host}`
    if (path.startsWith('/api/')) {
      const answer = await api.fetch(new Request(origin + url))
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      return void response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const request = { path, query, acceptEncoding: undefined, ifNoneMatch: undefined }
    const today = todayInParis()
    const page = web.paths.has(path)
      ? await web.answer(request, { requestOrigin: origin, today })
      : web.notFound(request, today)
    response.writeHead(page.status, page.headers).end(page.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A file that the server sends: its media type and its content. */
interface File {
  readonly type: string
  readonly text: string
}

/**
 * By the beginning of its path: the function that starts the script of a page, and the file that exports it.
 */
const KINDS = { '': ['start', 'start.tsx'], 'embed/': ['start', 'start-embed.ts'] } as const

/** The scripts that the build generates for each simulator, and the styles, by path. */
async function bundle(shown: readonly Shown[]): Promise<ReadonlyMap<string, File>> {
  const entryOf = (kind: keyof typeof KINDS, { module }: Shown) => {
    const [call, file] = KINDS[kind]
    return [
      `import * as found from '${root}${module}'`,
      `import { ${call} } from '${root}apps/web/src/client/${file}'`,
      `import { listSupport as lists } from '${root}apps/web/src/form/list-field.tsx'`,
      `void ${call}(Object.values(found)[0], { lists })`,
    ].join('\n')
  }
  const worker = ({ module }: Shown) =>
    `import * as found from '${root}${module}'
     import { serveAnalyses } from '${root}apps/web/src/worker/analysis-worker.ts'
     serveAnalyses(Object.values(found)[0])`
  const contents = new Map(
    shown.flatMap((one) => {
      const { name } = one.simulator.contract
      return [
        [name, entryOf('', one)],
        [`embed/${name}`, entryOf('embed/', one)],
        [`worker/${name}`, worker(one)],
      ] as const
    }),
  )
  const usual: BuildOptions = { bundle: true, write: false, outdir: '/out', logLevel: 'silent' }
  const { outputFiles } = await build({
    ...usual,
    entryPoints: [...contents.keys()].map((entry) => ({ in: `entry:${entry}`, out: `js/${entry}` })),
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    conditions: ['@denier/source'],
    plugins: [
      {
        name: 'entries',
        setup: (plugin) => {
          plugin.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: 'entry' }))
          plugin.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
            contents: contents.get(path.slice('entry:'.length)) ?? '',
            resolveDir: `${root}apps/web/src`,
            loader: 'ts',
          }))
        },
      },
    ],
  })
  const sheets = ['site', 'simulator', 'embed', 'lists', 'later', 'note']
  const css = await build({
    ...usual,
    entryPoints: sheets.map((name) => ({ in: `${styles}/${name}.css`, out: `css/${name}` })),
  })
  const fileOf =
    (type: string) =>
    ({ path, text }: { path: string; text: string }) =>
      [path.slice('/out'.length), { type, text }] as const
  return new Map([
    ['/favicon.svg', { type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ...(outputFiles ?? []).map(fileOf('text/javascript')),
    ...(css.outputFiles ?? []).map(fileOf('text/css')),
  ])
}
