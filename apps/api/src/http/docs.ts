import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { faults } from '../answer/fault.ts'
import { refuse } from './first-listener.ts'

/** The files of the documentation page, beside `src` and `dist` alike; `scripts/assets.mjs` completes them. */
const FILES = fileURLToPath(new URL('../../public', import.meta.url))

/** The page runs its own scripts and asks its own service; the drawings in its style sheet are `data:`. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** `/docs`: an interactive reference that needs nothing from outside. */
export function mountDocs(app: FastifyInstance): void {
  const files = sirv(FILES, { etag: true, gzip: true, brotli: true, maxAge: 3600 })

  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.raw.url?.split('?')[0] === '/docs/') return reply.callNotFound()
    delete request.raw.headers.range // these files are small, and a nonsensical range would throw
    reply.hijack()
    reply.raw.setHeader('content-security-policy', POLICY)
    return files(request.raw, reply.raw, () => notHere(reply.raw))
  }
  app.get('/docs', serve)
  app.get('/docs/*', serve)
}

const notHere = (response: ServerResponse): void => refuse(response, faults.notFound)
