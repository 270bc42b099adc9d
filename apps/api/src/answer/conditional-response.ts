import { type CivilDate, rulesVersion } from '@denier/core'
import type { ApiRequest, ApiResponse, Body } from './handler.ts'

/** Headers of a response, by lower-case name. Used by `answer-formats.ts` and `document-resource.ts`. */
export type Headers = Readonly<Record<string, string>>

/** The headers of a JSON body. Used by `catalogue-listing.ts` and `json-or-csv.ts`. */
export const JSON_HEADERS: Headers = { 'content-type': 'application/json; charset=utf-8' }

/** Everything that determines an answer except its time. */
interface Identity {
  /** The name of a simulator, a space and that of the analysis; or a document and its path. */
  readonly endpoint: string
  /** The parsed parameters, by name. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly lang: string
  /** The format with all that changes it, such as `csv virgule`. */
  readonly format: string
  /** The day of the question, for answers that hold dated law. */
  readonly day?: CivilDate
  /** Where the client reached the service, for answers that hold addresses. */
  readonly origin?: string
}

/**
 * Answers with an ETag, or with 304 before any computation. The parameters and the version of the rules determine
 * the content. The tag is weak since `computedAt` differs. For handlers of answers and documents.
 *
 * Used by `analysis-resource.ts` and `document-resource.ts`.
 * @param settings.personal whether shared caches must not keep the answer; browsers may, for an hour.
 * @param settings.headers the headers of a 200, those of JSON by default.
 * @param write computes the body; not called when the client's copy is still valid.
 */
export function conditionalResponse(
  request: ApiRequest,
  identity: Identity,
  { personal = false, headers: own = JSON_HEADERS }: { personal?: boolean; headers?: Headers },
  write: () => Body | Promise<Body>,
): ApiResponse | Promise<ApiResponse> {
  const { parameters, ...rest } = identity
  const fingerprint = new Fingerprint().add(rulesVersion).addAll(rest).addAll(parameters)
  const tag = `W/"${fingerprint}"`
  const headersWith = (others: Headers): Headers => ({
    etag: tag,
    'cache-control': personal ? 'private, max-age=3600' : 'public, max-age=3600',
    vary: 'Accept',
    ...others, // last: a member added after a spread costs ten times as much
  })
  if (isKnown(request.ifNoneMatch, tag))
    return { status: 304, headers: headersWith(withoutContent(own)), body: '' }
  const success = (body: Body): ApiResponse => ({ status: 200, headers: headersWith(own), body })
  const body = write()
  return body instanceof Promise ? body.then(success) : success(body)
}

/** Headers that describe a body. */
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-type', 'content-disposition'])

/**
 * Headers of a 304. Browsers replace those that they stored, so a policy that is not repeated would be lost.
 */
const withoutContent = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !BODY_HEADERS.has(name)))

/** Whether `If-None-Match` names this tag, compared weakly (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((name) => {
    const known = name.trim()
    return known === '*' || known === opaque || known === tag
  })
}

/** Any two different words; the other constants below are those of Murmur3. */
const SEED_A = 0x811c9dc5
const SEED_B = 0x9e3779b9

/** To read the 64 bits of a number as two words of 32. */
const double = new Float64Array(1)
const halves = new Int32Array(double.buffer)

/**
 * Hash of plain values: two 32-bit Murmur3 hashes (Appleby, 2011) from different seeds, in base 36. It distinguishes
 * the versions of one address and is not cryptographic. It is our own because it must run without Node,
 * synchronously. It hashes the bits of numbers, since formatting them took longer than all the rest.
 * @example new Fingerprint().add('simulation').addAll({ duree: 8 }).toString() // about 13 digits and lower-case letters
 */
class Fingerprint {
  #a = SEED_A
  #b = SEED_B

  add(value: unknown): this {
    if (typeof value === 'number') return this.#number(value)
    return this.#text(typeof value === 'string' ? value : JSON.stringify(value))
  }

  /** Members by name, in their order; undefined ones are skipped. */
  addAll(values: Readonly<Record<string, unknown>>): this {
    for (const name in values) if (values[name] !== undefined) this.#text(name).add(values[name])
    return this
  }

  toString(): string {
    return (finished(this.#a) >>> 0).toString(36) + (finished(this.#b) >>> 0).toString(36)
  }

  #number(value: number): this {
    double[0] = value
    this.#word(NUMBER)
    this.#word(halves[0] as number)
    this.#word(halves[1] as number)
    return this
  }

  /** The length comes first, so that `ab`, `c` differs from `a`, `bc`. */
  #text(text: string): this {
    this.#word(text.length)
    for (let index = 0; index < text.length; index += 2)
      this.#word((text.charCodeAt(index) << 16) | (text.charCodeAt(index + 1) & 0xffff))
    return this
  }

  #word(bits: number): void {
    const mixed = Math.imul(rotated(Math.imul(bits, 0xcc9e2d51), 15), 0x1b873593)
    this.#a = (Math.imul(rotated(this.#a ^ mixed, 13), 5) + 0xe6546b64) | 0
    this.#b = (Math.imul(rotated(this.#b ^ mixed, 13), 5) + 0xe6546b64) | 0
  }
}

/** Marks a number; no text has this length. */
const NUMBER = -1

/** The 32 bits moved left by some places; those that leave come back on the right. */
const rotated = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by))

/** Spreads what the last values changed over all the bits. */
function finished(hash: number): number {
  let bits = hash
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
