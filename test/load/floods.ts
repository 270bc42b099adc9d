/** Part of `npm run chaos`: one client floods the service while another one behaves. Used by `chaos.ts`. */
import { catalogue, type Simulator } from '@denier/core'
import { callOf, JSON_HEADERS } from '../mcp/mcp-client.ts'
import { textOf } from '../support/queries.ts'
import { request } from '../support/raw.ts'
import { describeResult, startCrowd } from './crowd.ts'
import type { Figure, Tell } from './figure.ts'
import { largestAssets } from './largest-assets.ts'
import { bars, under } from './shipped.ts'

/** How long a flood lasts. */
const SECONDS = 8
/** Delay before a client reconnects, in milliseconds. */
const PAUSE_MS = 20
/** The address that the floods come from. */
const FROM = '127.0.0.3'
/** Twice as many as one client may hold. */
const CONNECTIONS = 512
/** How many different requests a flood repeats. */
const VARIETY = 500
/** Headers of a browser that asks for a page. */
const PAGE_HEADERS = ['Accept: text/html', 'Accept-Encoding: br']

/** Requests that one client repeats; `what` names them in the figures. */
interface Flood {
  readonly what: string
  readonly requests: readonly string[]
}

/** The figures of each flood: one client floods a service with its limit on, beside a bystander. */
async function flooded(floods: readonly Flood[], tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, requests } of floods) {
    const groups = [{ localAddress: FROM, connections: CONNECTIONS, requests, atOnce: 1 }]
    const aftermath = await under(async ({ port }) => {
      const crowd = await startCrowd({ port, seconds: SECONDS, pauseMs: PAUSE_MS, groups })
      return async () => tell(`${what}: ${describeResult(await crowd.run())}`)
    })
    figures.push(...bars(what, aftermath, tell))
  }
  return figures
}

/** So many different requests. */
const various = (make: (index: number) => string): string[] =>
  Array.from({ length: VARIETY }, (_, index) => make(index))

/**
 * A request for the worked example of each simulator in turn, at its path below `below`, each with another
 * query.
 */
const questionAt = (below: string) => (index: number) => {
  const { name, example } = (catalogue[index % catalogue.length] as Simulator).contract
  return request('GET', `${below}${name}?${textOf(example.query)}&graine=${index}`, ...PAGE_HEADERS)
}

/** Requests for a page, each with another host. */
const hostAt = (index: number) =>
  `GET /en/ HTTP/1.1\r\nHost: h${index}.test\r\n${PAGE_HEADERS.join('\r\n')}\r\n\r\n`

const DOCUMENTS = ['/openapi.json', '/llms-full.txt', '/docs', '/nothing']

/** Floods of large documents and of addresses that do not exist. */
export const floodOfDocuments = (tell: Tell): Promise<Figure[]> =>
  flooded(
    [
      { what: 'openapi, llms, /docs, 404', requests: DOCUMENTS.map((target) => request('GET', target)) },
      {
        what: 'files of pages, not compressed',
        requests: largestAssets().map((target) => request('GET', target)),
      },
      {
        what: 'what does not exist below the API',
        requests: various((index) => request('GET', `/api/v1/${index}`)),
      },
    ],
    tell,
  )

/** Floods of pages. */
export const floodOfPages = (tell: Tell): Promise<Figure[]> =>
  flooded(
    [
      { what: 'pages with questions', requests: various(questionAt('/')) },
      {
        what: 'pages without compression',
        requests: various(questionAt('/en/')).map((text) => text.replace(/Accept-Encoding: br\r\n/, '')),
      },
      { what: 'random Host', requests: various(hostAt) },
      { what: '404 pages', requests: various((index) => request('GET', `/cag${index}`, ...PAGE_HEADERS)) },
    ],
    tell,
  )

/** A flood of embedded forms. */
export const floodOfEmbeds = (tell: Tell): Promise<Figure[]> =>
  flooded([{ what: 'embeds', requests: various(questionAt('/embed/')) }], tell)

const HEADERS = Object.entries(JSON_HEADERS).map(([name, value]) => `${name}: ${value}`)

/** The bytes of a message to the MCP server. */
function message(body: object): string {
  const text = JSON.stringify(body)
  return request('POST', '/mcp?outils=tous', ...HEADERS, `Content-Length: ${Buffer.byteLength(text)}`) + text
}

const toolCallAt = (index: number) =>
  message(callOf('cagr', { valeur_initiale: 1 + index, valeur_finale: 2 + index, duree: 1 }, index))

/** Floods of messages to the MCP server. */
export const floodOfToolMessages = (tell: Tell): Promise<Figure[]> =>
  flooded(
    [
      {
        what: 'tools/list',
        requests: various((id) => message({ jsonrpc: '2.0', id, method: 'tools/list' })),
      },
      { what: 'tools/call', requests: various(toolCallAt) },
    ],
    tell,
  )
