/** Run by Bun: the service behind `fetch` on a free port of the loopback, whose address it prints. */
import { createFetchService } from '../support/fetch-service.ts'

/** As much of Bun as is used. */
declare const Bun: {
  readonly serve: (options: {
    readonly hostname: string
    readonly port: number
    readonly fetch: (request: Request) => Promise<Response>
  }) => { readonly url: URL; readonly requestIP: (request: Request) => { readonly address: string } | null }
}

const handle = await createFetchService((request) => server.requestIP(request)?.address ?? '')
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: handle })
process.stdout.write(`${server.url.origin}\n`)
