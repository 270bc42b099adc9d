import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Headers } from './exchange.ts'
import { type Encoding, type Packed, pack } from './reply.ts'

/** A static file. */
export interface StaticFile {
  readonly packed: Packed
  readonly headers: Headers
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Files with a content hash in their names: they can be cached for ever. The API counts them apart (`page-routes.ts`). */
export const HASHED = '/assets/'
/** The cache of these. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The cache of all others: a release may replace them. */
const ONE_HOUR = 'public, max-age=3600'

/**
 * The files of a folder by their paths, with the copies compressed by the build. All are read at the start, less
 * than 2 MB: a build made while the service runs replaces hashed files, and reading them from disk would then fail.
 * Called by `built.ts`, and by the API for `/docs`.
 */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => TYPES[extname(name)])
      .map((name) => {
        const path = `/${name.replaceAll(sep, '/')}`
        return [path, { packed: packedFile(join(folder, name)), headers: headersOf(path) }] as const
      }),
  )
}

function packedFile(file: string): Packed {
  if (!existsSync(`${file}.br`)) return pack(readFileSync(file, 'utf8'))
  const copies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>> = {
    identity: readFileSync(file),
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
  }
  const hash = createHash('sha256').update(copies.identity).digest('base64url').slice(0, 22)
  return { tag: `W/"${hash}"`, as: (encoding) => copies[encoding] }
}

/** A worker follows the policy of its own file: it may load files of this origin only. */
const POLICY = "default-src 'self'; frame-ancestors 'none'"

const headersOf = (path: string): Headers => ({
  'content-type': TYPES[extname(path)] ?? '',
  'content-security-policy': POLICY,
  'cache-control': path.startsWith(HASHED) ? IMMUTABLE : ONE_HOUR,
  vary: 'Accept-Encoding',
})
