import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Simulator } from '@denier/core'
import type { DestinationStream, Logger } from 'pino'
import type { Aside } from './answer/aside.ts'
import { createAsk } from './answer/ask.ts'
import type { Clock } from './clock.ts'
import type { Limiter } from './limit/limiter.ts'
import type { Metrics } from './metrics.ts'
import { createAnswerLog } from './node/answer-log.ts'
import type { Connections } from './node/connections.ts'
import { createNodeServer } from './node/server.ts'
import { createPipeline } from './pipeline/pipeline.ts'
import type { Route } from './pipeline/route.ts'
import { createApiRoutes } from './routes/api-routes.ts'
import { createDocsRoutes } from './routes/docs-routes.ts'
import { createHealth, type Health } from './routes/health-routes.ts'
import { createPageRoutes } from './routes/page-routes.ts'
import { createToolRoutes } from './routes/tool-routes.ts'

/** What the whole service is made of. */
export interface ServiceParts {
  readonly simulators: readonly Simulator[]
  /** The bucket of questions; without it nothing is limited. */
  readonly limiter: Limiter | undefined
  /** The bucket of documents. */
  readonly documentLimiter: Limiter | undefined
  readonly clock: Clock
  readonly logger: Logger
  /** Where log lines go. */
  readonly output: DestinationStream
  readonly connections: Connections
  readonly metrics: Metrics | undefined
  readonly aside: Aside | undefined
  readonly trustProxy: readonly string[]
  readonly publicUrl: string | undefined
  readonly operator: string
  readonly contact: string
  readonly hosting: string
  readonly maxConnectionsPerClient: number
  readonly isOverloaded: () => boolean
}

/** The service on `node:http`: every interface through one pipeline. */
export interface Service {
  /** Every path that exists. */
  readonly routes: ReadonlyMap<string, Route>
  readonly server: Server
  readonly health: Health
  /** Does in advance, in short steps, the work that the first client of a document would wait for. */
  readonly prepare: () => Iterable<void>
}

export function createService(parts: ServiceParts): Service {
  const { simulators, limiter, clock, logger, contact, aside } = parts
  const ask = createAsk(aside)
  const api = createApiRoutes(simulators, { contact, aside, compress: promisify(gzip) })
  const pages = createPageRoutes({ ...parts, ask }, api.notFound)
  const health = createHealth(limiter)
  const onFailure = (err: unknown) => logger.error({ err, path: '/mcp' }, 'failed')
  const table = new Map([
    ...pages.routes,
    ...api.routes,
    ...createDocsRoutes(),
    ...health.routes,
    ...createToolRoutes({ simulators, ask, now: clock.now, today: clock.today, onFailure }),
  ])
  const find = (path: string) => table.get(path)
  const pipeline = createPipeline({
    routes: { find, fallback: pages.fallback },
    buckets: { questions: limiter, documents: parts.documentLimiter },
    onFailure: (err, { requestId, path }) => logger.error({ reqId: requestId, err, path }, 'failed'),
  })
  const log = createAnswerLog({
    output: logger.isLevelEnabled('info') ? parts.output : undefined,
    metrics: parts.metrics,
    has: (path) => table.has(path),
  })
  return {
    routes: table,
    server: createNodeServer({ ...parts, pipeline, log }),
    health,
    prepare: api.prepare,
  }
}
