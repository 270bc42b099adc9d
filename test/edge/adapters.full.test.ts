/** One pipeline, three servers: Node's own, Node's `fetch` types, and a real Bun. Their answers are the same. */
import { request as openRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBun, withoutBun } from '../support/bun.ts'
import { type AdapterRequest, adapterRequests, everyInterface } from '../support/every-interface.ts'
import { createFetchService } from '../support/fetch-service.ts'
import { startService } from '../support/service.ts'

/** A response without what differs by connection. */
interface AdapterResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Decompressed: two engines may compress the same bytes otherwise. */
  readonly body: string
}

/** The text of a body that was compressed or not. */
function decoded(body: Buffer, encoding: string | null | undefined): string {
  if (encoding === 'gzip') return gunzipSync(body).toString()
  return encoding === 'br' ? brotliDecompressSync(body).toString() : body.toString()
}

/** What the connection says, not the answer. */
const OF_CONNECTION = /^(?:date|connection|keep-alive|content-length|transfer-encoding)$/

/** What Bun adds to the answers of the protocol's library at `/mcp`; those of the service have a space before `charset`. */
const BUN_CHARSET = ';charset=utf-8'

const comparable = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !OF_CONNECTION.test(name))
      .map(([name, value]): [string, string] => [name, value.replace(BUN_CHARSET, '')])
      .sort(),
  )

function askOverSocket(origin: string, request: AdapterRequest): Promise<AdapterResponse> {
  const { method, target, headers, body } = request
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    openRequest({ hostname, port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: comparable(Object.entries(response.headers as Record<string, string>)),
          body: decoded(Buffer.concat(chunks), response.headers['content-encoding']),
        }),
      )
    })
      .once('error', reject)
      .end(body)
  })
}

/** The responses to all requests, asked one after the other: each counts for the limit. */
async function askAllOverSocket(origin: string): Promise<AdapterResponse[]> {
  const responses: AdapterResponse[] = []
  for (const request of adapterRequests) responses.push(await askOverSocket(origin, request))
  return responses
}

/** The same requests to a `fetch` handler, without a socket. */
async function askAllDirectly(handle: (request: Request) => Promise<Response>): Promise<AdapterResponse[]> {
  const responses: AdapterResponse[] = []
  for (const { method, target, headers, body = null } of adapterRequests) {
    const response = await handle(new Request(everyInterface.publicUrl + target, { method, headers, body }))
    responses.push({
      status: response.status,
      headers: comparable(response.headers),
      body: decoded(Buffer.from(await response.arrayBuffer()), response.headers.get('content-encoding')),
    })
  }
  return responses
}

let expected: readonly AdapterResponse[]
beforeAll(async () => {
  const service = await startService(everyInterface)
  expected = await askAllOverSocket(service.origin).finally(() => service.close())
})

function expectSame(responses: readonly AdapterResponse[]): void {
  expect(responses).toHaveLength(expected.length)
  for (const [index, { method, target, headers }] of adapterRequests.entries()) {
    const label = `${index}: ${method} ${target.slice(0, 80)} ${JSON.stringify(headers)}`
    const [here, there] = [responses[index], expected[index]]
    expect([label, here?.status, here?.headers]).toEqual([label, there?.status, there?.headers])
    expect([label, here?.body]).toEqual([label, there?.body])
  }
}

describe('the answers of the Node adapter', () => {
  const statusesOf = (responses: readonly AdapterResponse[]) => new Set(responses.map(({ status }) => status))

  it('covers every status that the pipeline gives before the limit and beyond it', () => {
    // The requests are asked before the limit, then again beyond it; those that spend it are in between.
    const half = (expected.length - 2 * everyInterface.limit) / 2
    expect(statusesOf(expected.slice(0, half))).toEqual(
      new Set([200, 204, 304, 400, 404, 405, 413, 414, 422]),
    )
    const beyond = expected.slice(-half).map(({ status }, index) => [adapterRequests[index]?.target, status])
    for (const path of ['/cagr', '/docs', '/llms.txt', '/nowhere']) expect(beyond).toContainEqual([path, 429])
    expect(beyond.filter(([path, status]) => String(path).startsWith('/mcp') && status === 429)).toHaveLength(
      6,
    )
  })
})

describe('the fetch adapter', () => {
  it("gives them under Node, with Node's own Request and Response", async () => {
    expectSame(await askAllDirectly(await createFetchService(() => '127.0.0.1')))
  })

  describe.skipIf(withoutBun)('on a socket', () => {
    let stop: () => Promise<void> = async () => {}
    afterAll(() => stop())

    it('gives them under Bun', async () => {
      const bun = await startBun()
      stop = bun.stop
      expectSame(await askAllOverSocket(bun.origin))
    })
  })
})
