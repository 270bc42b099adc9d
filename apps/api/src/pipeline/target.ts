/** The request target: a path, a query, at times a whole address. */

/** The longest target that is read. Longer ones within Node's header limit get 414, beyond it 431. */
export const LONGEST_TARGET = 8192

/** A target in origin form, and the host that its absolute form named. */
export interface Target {
  readonly target: string
  readonly host: string | undefined
}

const ABSOLUTE = /^https?:\/\/([^/?]*)/i

/**
 * `GET http://host/path` is as good as `GET /path`, and its host wins over the `Host` header (RFC 9112, 3.2.2).
 * @example originForm('http://denier.test?x=1') // { target: '/?x=1', host: 'denier.test' }
 */
export function originForm(target: string): Target {
  if (target.startsWith('/')) return { target, host: undefined }
  const host = ABSOLUTE.exec(target)?.[1]
  const rest = host === undefined ? target : target.replace(ABSOLUTE, '')
  return { target: rest === '' || rest.startsWith('?') ? `/${rest}` : rest, host }
}

/** The path and the query, both as sent. */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)]
}

export const pathOf = (target: string): string => splitTarget(target)[0]

const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

/**
 * Where the client reached the service, from the host it named; one that is no host gives relative addresses.
 * `X-Forwarded-Host` is not read: many proxies pass on the client's own, and shared caches would keep it.
 */
export function originOf(host: string | undefined, protocol: string): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return HOST.test(host ?? '') ? `${scheme}://${host}` : ''
}
