import type { Simulator } from '@denier/core'
import { addressOf, CHART } from './endpoints.ts'
import type { ApiResponse, Handler } from './handler.ts'

/** A response of plain text that caches may keep for an hour. */
const plain = (body: string): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body,
})

/**
 * `/robots.txt`: pages and their charts may be indexed, except charts of personal simulators. Other answers may
 * not. Called by `routes/api-routes.ts`.
 */
export function robots(simulators: readonly Simulator[]): Handler {
  const charts = simulators
    .filter(({ contract }) => !contract.personal)
    .map(({ contract }) => `Allow: ${addressOf(contract.name)}/${CHART}\n`)
  return ({ origin }) =>
    plain(`User-agent: *\n${charts.join('')}Disallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
}

/** How far ahead `security.txt` expires. */
const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000

/**
 * `/.well-known/security.txt` (RFC 9116), which must state its expiry. Used by `routes/api-routes.ts`.
 * @param contact an e-mail address, or a link such as `https://…` or `mailto:…`.
 */
export function securityContact(contact: string): Handler {
  const address = /^[a-z]+:/i.test(contact) ? contact : `mailto:${contact}`
  return ({ now }) => {
    const expires = new Date(Date.parse(now) + HALF_A_YEAR_MS).toISOString()
    return plain(`Contact: ${address}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`)
  }
}
