/** Requests that the service answers with 400, for tests of malformed HTTP. */
import { request } from './raw.ts'

/** A target that the service answers with 200. Used by `http/malformed.test.ts`. */
export const PATH = '/api/v1/simulateurs/cagr?valeur_initiale=1&valeur_finale=2&duree=1'
/**
 * A request to `PATH`, sound but for these whole header lines, such as `Host: a`. Used by
 * `http/malformed.test.ts` and `load/raw.ts`.
 */
export const get = (...headers: string[]) => request('GET', PATH, ...headers)

/**
 * What HTTP, or the service, answers with 400, as bytes. Used by `http/malformed.test.ts` and `load/raw.ts`.
 */
export const BAD_REQUESTS: readonly (readonly [title: string, bytes: string])[] = [
  ['two Host headers', get('Host: other.test')],
  ['two equal Host headers', get('Host: denier.test')],
  ['no Host', `GET ${PATH} HTTP/1.1\r\n\r\n`],
  ['no Host, and a method that is not served', `POST ${PATH} HTTP/1.1\r\n\r\n`],
  ['two Hosts in a preflight', request('OPTIONS', PATH, 'Host: other.test')],
  ['a body on GET', `${get('Content-Length: 3')}abc`],
  ['a chunked body on GET', `${get('Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`],
  ['a body on HEAD', `${request('HEAD', PATH, 'Content-Length: 3')}abc`],
  ['a path that does not decode', request('GET', '/api/%zz', 'Connection: close')],
  ['a path that is not UTF-8', request('GET', '/api/%ff', 'Connection: close')],
  [
    'Content-Length and Transfer-Encoding',
    `${request('POST', PATH, 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  ['two Content-Lengths', `${request('POST', PATH, 'Content-Length: 3', 'Content-Length: 4')}abcd`],
  ['a negative Content-Length', get('Content-Length: -1')],
  ['a method unknown to HTTP', request('FETCH', PATH)],
  ['a method in lower case', request('get', PATH)],
  ['a version unknown to HTTP', `GET ${PATH} HTTP/3.7\r\nHost: a\r\n\r\n`],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['garbage', 'hello, world\r\n\r\n'],
  ['a space in the target', request('GET', '/api/v1 /x')],
  ['a target that is not ASCII', request('GET', '/api/é')],
  ['a header without colon', get('nonsense')],
  ['a space before the colon', get('X-Thing : 1')],
  ['a folded header', get('X-Thing: 1\r\n 2')],
  ['a null in a header', get('X-Thing: a\0b')],
]
