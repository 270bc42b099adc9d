import { type CivilDate, rulesVersion } from '@denier/core'
import type { ApiRequest, ApiResponse, Body } from './exchange.ts'
import { Fingerprint } from './fingerprint.ts'

export type Headers = Readonly<Record<string, string>>

/** What most answers are. */
export const JSON_HEADERS: Headers = { 'content-type': 'application/json; charset=utf-8' }

/** What an answer depends on, its time apart. */
export interface Identity {
  readonly door: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly lang: string
  readonly format: string
  /** The day of the question, for answers that hold dated law. */
  readonly day?: CivilDate
  /** Where the client reached the service, for answers that hold addresses. */
  readonly origin?: string
}

/**
 * Answers from a cache's point of view: the address and the version of the rules decide the content, so a
 * client that still has it is told so before anything is computed. The tag is weak, `computedAt` differs.
 *
 * @param settings whether no shared cache may keep it, and the headers that say what a success is.
 * @param write computes the body; not called when the client's copy is still good.
 */
export function cached(
  request: ApiRequest,
  identity: Identity,
  { personal = false, headers: own = JSON_HEADERS }: { personal?: boolean; headers?: Headers },
  write: () => Body | Promise<Body>,
): ApiResponse | Promise<ApiResponse> {
  const { parameters, ...place } = identity
  const name = new Fingerprint().add(rulesVersion).addAll(place).addAll(parameters)
  const tag = `W/"${name}"`
  const headersWith = (others: Headers): Headers => ({
    etag: tag,
    'cache-control': personal ? 'private, max-age=3600' : 'public, max-age=3600',
    vary: 'Accept',
    ...others, // last: what is added to a spread object costs ten times as much
  })
  if (isKnown(request.ifNoneMatch, tag))
    return { status: 304, headers: headersWith(withoutContent(own)), body: '' }
  const whole = (body: Body): ApiResponse => ({ status: 200, headers: headersWith(own), body })
  const body = write()
  return body instanceof Promise ? body.then(whole) : whole(body)
}

/** What tells of a body, where there is one. */
const OF_A_BODY: ReadonlySet<string> = new Set(['content-type', 'content-disposition'])

/**
 * What a copy is refreshed with: browsers put the headers of a 304 in place of those that they kept, so that a policy
 * that is not said again would be lost.
 */
const withoutContent = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_BODY.has(name)))

/** Whether a copy that the client names is this one, compared weakly (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((name) => {
    const known = name.trim()
    return known === '*' || known === opaque || known === tag
  })
}
