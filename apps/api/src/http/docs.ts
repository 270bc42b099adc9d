import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'

/** The files of the documentation page, beside `src` and `dist` alike; `scripts/assets.mjs` completes them. */
const FILES = fileURLToPath(new URL('../../public', import.meta.url))

/** The page runs its own scripts and asks its own service; the drawings in its style sheet are `data:`. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Of a 304 as well as of a 200. */
const HEADERS = [
  ['content-security-policy', POLICY],
  ['cache-control', 'public, max-age=3600'],
  ['vary', 'Accept-Encoding'],
] as const

/** `/docs`: an interactive reference that needs nothing from outside. Each file is a path of its own. */
export function mountDocs(app: FastifyInstance): void {
  const files = sirv(FILES, { etag: true, gzip: true, brotli: true })

  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    delete request.raw.headers.range // these files are small, and a nonsensical range would throw
    reply.hijack()
    for (const [name, value] of HEADERS) reply.raw.setHeader(name, value)
    files(request.raw, reply.raw)
    return reply // what the library returns would be taken for an answer, sent twice
  }
  app.get('/docs', serve)
  for (const name of readdirSync(`${FILES}/docs`)) {
    if (/\.(?:css|js)$/.test(name)) app.get(`/docs/${name}`, serve)
  }
}
