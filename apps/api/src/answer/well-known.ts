import type { ApiAnswer, Resource } from './exchange.ts'

/** Plain files that machines look for. */
const plain = (body: string): ApiAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body,
})

/** `/robots.txt`: pages may be indexed, answers to queries not. */
export const robots: Resource = () => plain('User-agent: *\nDisallow: /api/\n')

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000

/** `/.well-known/security.txt` (RFC 9116), which must say until when it holds. */
export function securityContact(contact: string): Resource {
  const address = /^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`
  return ({ now }) => {
    const expires = new Date(Date.parse(now) + HALF_A_YEAR_MS).toISOString()
    return plain(`Contact: ${address}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`)
  }
}
