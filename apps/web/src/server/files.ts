import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Headers } from './exchange.ts'
import { type Encoding, type Packed, pack, packBytes } from './reply.ts'

/** A static file, ready to be sent. Exported by `@denier/web`; used by `built.ts`. */
export interface StaticFile {
  readonly packed: Packed
  readonly headers: Headers
}

/** The types of files that are served; a file with any other ending is left out. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/**
 * The beginning of the paths of files with a content hash in their names: they can be cached for ever.
 * Exported by `@denier/web`: the rate limit of the API counts them apart (`page-routes.ts`).
 */
export const HASHED = '/assets/'
/** The `cache-control` of these: a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The `cache-control` of all others: a release may replace them. */
const ONE_HOUR = 'public, max-age=3600'

/**
 * The files of a folder by their paths, with the copies compressed by the build. All are read at the start,
 * less than 5 MB: a build made while the service runs replaces hashed files, and reading them from disk would
 * then fail. Exported by `@denier/web`; used by `built.ts`, and by `routes/docs-routes.ts` of `@denier/api`.
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

/** Files that are compressed already. */
const BINARY = ['.png']

/** A file with the copies that the build wrote beside it: where there is a `.br`, there is a `.gz`. */
function packedFile(file: string): Packed {
  if (BINARY.includes(extname(file))) return packBytes(readFileSync(file))
  if (!existsSync(`${file}.br`)) return pack(readFileSync(file, 'utf8'))
  const copies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>> = {
    identity: readFileSync(file),
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
  }
  const hash = createHash('sha256').update(copies.identity).digest('base64url').slice(0, 22)
  return { tag: `W/"${hash}"`, as: (encoding) => copies[encoding] }
}

/**
 * The policy sent with every file. Browsers apply it to worker scripts, which may then load files of this
 * origin only, and to files that are opened as a page.
 */
const POLICY = "default-src 'self'; frame-ancestors 'none'"

const headersOf = (path: string): Headers => ({
  'content-type': TYPES[extname(path)] ?? '',
  'content-security-policy': POLICY,
  'cache-control': path.startsWith(HASHED) ? IMMUTABLE : ONE_HOUR,
  vary: 'Accept-Encoding',
})
