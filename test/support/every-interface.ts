/** Requests for tests that compare adapters (Node, Bun): each interface, each kind of answer, then each refusal. */
import type { CivilDate } from '@denier/core'

/** One request. Used by `edge/adapters.full.test.ts`. */
export interface AdapterRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * The settings that both adapters are given, so that their answers are the same to the byte; limits a minute.
 * Used by `fetch-service.ts` and `edge/adapters.full.test.ts`.
 */
export const everyInterface = {
  limit: 40,
  documentLimit: 40,
  assetLimit: 40,
  now: () => 0,
  clock: { now: () => '2026-11-22T12:00:00.000Z', today: () => '2026-11-22' as CivilDate },
  publicUrl: 'http://denier.test',
  contact: 'security@denier.test',
}

const get = (target: string, headers: AdapterRequest['headers'] = {}): AdapterRequest => ({
  method: 'GET',
  target,
  headers,
})

/** A message to the MCP server: the members of a JSON-RPC request, or the text of a body. */
const call = (message: unknown, more: AdapterRequest['headers'] = {}): AdapterRequest => ({
  method: 'POST',
  target: '/mcp?outils=tous',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
    ...more,
  },
  body:
    typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', id: 1, ...(message as object) }),
})

const SIMULATORS = '/api/v1/simulateurs'
const GROWTH = 'valeur_initiale=10000&valeur_finale=25000&duree=8'
const CAGR = `${SIMULATORS}/cagr?${GROWTH}`
const HTML = { accept: 'text/html' }

/** Each kind of request once: fewer questions and documents than the limits. */
const accepted: readonly AdapterRequest[] = [
  get(`${SIMULATORS}/dca?mensuel=1000&duree=10&methode=historique`),
  get(CAGR),
  get(`${CAGR}&lang=en`),
  get(CAGR, { accept: 'text/csv' }),
  get(`${CAGR}&format=csv&separateur=point-virgule`),
  get(`${SIMULATORS}/cagr/tableau.csv?${GROWTH}&separateur=point-virgule`),
  get(CAGR, { 'if-none-match': '*' }),
  { ...get(CAGR), method: 'HEAD' },
  { ...get(CAGR), method: 'OPTIONS' },
  { ...get(CAGR), method: 'DELETE' },
  get(`${SIMULATORS}/cagr/graphique.svg?${GROWTH}`),
  get(
    `${SIMULATORS}/cagr/resolution?valeur_initiale=10000&duree=8&inconnue=valeur_finale&cible=resume.cagr&valeur=7`,
  ),
  get(`${SIMULATORS}/cagr/sensibilite?${GROWTH}&cible=resume.cagr`),
  get(SIMULATORS),
  get(`${SIMULATORS}/cagr?duree=x&inconnu=1`),
  get(`${SIMULATORS}/cagr/graphique.svg?duree=x`),
  get(`${SIMULATORS}/cagrr`),
  get('/nowhere'),
  get('/nowhere', HTML),
  get('/api/%zz'),
  get(`${CAGR}&x=${'a'.repeat(9000)}`),
  get('/openapi.json'),
  get('/openapi.json', { 'accept-encoding': 'gzip' }),
  get('/llms.txt'),
  get('/robots.txt'),
  get('/.well-known/security.txt'),
  get('/docs', HTML),
  get('/docs/swagger-ui.css', { 'accept-encoding': 'br, gzip' }),
  get('/', HTML),
  get('/en/', { ...HTML, 'accept-encoding': 'gzip' }),
  get('/cagr', HTML),
  get(`/en/cagr?${GROWTH}`, HTML),
  get(`/cagr?duree=x`, HTML),
  get('/healthz'),
  get('/readyz'),
  get('/mcp'),
  call({ method: 'tools/list' }),
  { ...call({ method: 'tools/list' }), target: '/mcp' },
  {
    ...call({
      method: 'tools/call',
      params: { name: 'chercher', arguments: { question: 'Combien d’impôts ?' } },
    }),
    target: '/mcp?lang=en',
  },
  call({
    method: 'tools/call',
    params: { name: 'cagr', arguments: { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 } },
  }),
  call({ method: 'tools/call', params: { name: 'cagr', arguments: { duree: 'x' } } }),
  call('{'),
  call('"é"'.repeat(30_000)),
]

/** Uses up both limits: more requests than they leave. */
const drain: readonly AdapterRequest[] = Array.from(
  { length: Math.max(everyInterface.limit, everyInterface.documentLimit) },
  () => [get(CAGR), get('/robots.txt')],
).flat()

/**
 * Each kind of request, then those that use up the limits, then each kind again, which is now refused. Used
 * by `edge/adapters.full.test.ts`.
 */
export const adapterRequests: readonly AdapterRequest[] = [...accepted, ...drain, ...accepted]
