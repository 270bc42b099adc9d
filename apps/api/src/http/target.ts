/** What stands between the method and the version of a request: a path, a query, at times a whole address. */

/** The longest address that is read. Longer ones within Node's header limit get 414, beyond it 431. */
export const LONGEST_ADDRESS = 8192

/** `GET http://host/path` is as good as `GET /path` (RFC 9112, 3.2.2). */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : rooted(target.replace(/^https?:\/\/[^/?]*/i, ''))

/** An address without a path is the root's. */
const rooted = (path: string): string => (path === '' || path.startsWith('?') ? `/${path}` : path)

/** The path and the query, both as sent. */
export function split(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)]
}

export const pathOf = (target: string | undefined): string => split(target ?? '/')[0]
