import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { loadExplication, loadHistory, loadRange, type Simulator } from '@denier/core'
import type { DestinationStream, Logger } from 'pino'
import type { RunInWorker } from './answer/run-in-worker.ts'
import { createAnswerQuestion } from './answer/simulator-analysis.ts'
import type { Clock } from './clock.ts'
import type { Limiter } from './limit/limiter.ts'
import type { Metrics } from './metrics.ts'
import { createAnswerLog } from './node/answer-log.ts'
import type { Connections } from './node/connections.ts'
import { createNodeServer } from './node/server.ts'
import { createPipeline, type Pipeline } from './pipeline/pipeline.ts'
import type { Route } from './pipeline/route.ts'
import { createApiRoutes } from './routes/api-routes.ts'
import { createDocsRoutes } from './routes/docs-routes.ts'
import { createHealth, type Health } from './routes/health-routes.ts'
import { createPageRoutes } from './routes/page-routes.ts'
import { createToolRoutes } from './routes/tool-routes.ts'

/** Dependencies of the interfaces, for any adapter. */
interface InterfaceParts {
  readonly simulators: readonly Simulator[]
  /** The bucket of questions; without it nothing is limited. */
  readonly limiter: Limiter | undefined
  /** The bucket of documents. */
  readonly documentLimiter: Limiter | undefined
  /** The bucket of the hashed files of pages. */
  readonly assetLimiter: Limiter | undefined
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly runInWorker: RunInWorker | undefined
  readonly metrics?: Metrics | undefined
  /** Public origin, `https://…` without a final `/`; undefined for the origin of each request. */
  readonly publicUrl: string | undefined
  /** Who runs the service, for the legal notice; empty when not set, as the next two. */
  readonly operator: string
  /** An e-mail address or a link, for the legal notice and `security.txt`. */
  readonly contact: string
  /** Who hosts the machine, for the legal notice. */
  readonly hosting: string
  /** Resolves when the event loop has served other clients. */
  readonly nextTurn: () => Promise<void>
}

/** Dependencies of the service on `node:http`. */
interface ServiceParts extends Omit<InterfaceParts, 'nextTurn'> {
  readonly logger: Logger
  /** Output of log lines. */
  readonly output: DestinationStream
  readonly connections: Connections
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  /** Connections that one client may hold open. */
  readonly maxConnectionsPerClient: number
  /** Whether requests are to be refused since the event loop is late. */
  readonly isOverloaded: () => boolean
}

/** Every interface through one pipeline. */
interface Interfaces {
  readonly pipeline: Pipeline
  /** Every path that exists, with its route. */
  readonly routes: ReadonlyMap<string, Route>
  /** The health endpoints, and what tells them that the process is ready or stops. */
  readonly health: Health
  /**
   * Loads the series and the code of explications, before the service listens: a build in place may then replace
   * their files.
   */
  readonly load: () => Promise<void>
  /** Does in advance, in short steps, the work that the first client of a document would wait for. */
  readonly prepare: () => Iterable<void>
}

/** The interfaces on `node:http`. */
export interface Service extends Omit<Interfaces, 'pipeline'> {
  readonly server: Server
}

/**
 * Creates the routes of every interface (pages, API, reference, MCP tools, health) and the pipeline that answers
 * them. Exported for `test/support/fetch-service.ts`.
 */
export function createInterfaces(parts: InterfaceParts): Interfaces {
  const { simulators, limiter, clock, logger, contact, operator, runInWorker, metrics } = parts
  const onUnreplayed = (simulator: string, claims: readonly string[]) => {
    logger.error({ simulator, claims }, 'formulas of an explication do not give its figures')
    metrics?.unreplayed(simulator, claims.length)
  }
  // at 0 before the first one: Prometheus sees no increase of a series that did not exist
  for (const { contract, loadExplanation } of simulators)
    if (loadExplanation) metrics?.unreplayed(contract.name, 0)
  const ask = createAnswerQuestion({ runInWorker, onUnreplayed })
  const api = createApiRoutes(simulators, {
    contact,
    operator,
    runInWorker,
    onUnreplayed,
    compress: promisify(gzip),
  })
  const pages = createPageRoutes({ ...parts, ask }, api.notFound)
  const health = createHealth(limiter)
  const onFailure = (err: unknown) => logger.error({ err, path: '/mcp' }, 'failed')
  const routes = new Map([
    ...pages.routes,
    ...api.routes,
    ...createDocsRoutes(),
    ...health.routes,
    ...createToolRoutes({ simulators, ask, now: clock.now, today: clock.today, onFailure }),
  ])
  const pipeline = createPipeline({
    routes,
    fallback: pages.fallback,
    buckets: { questions: limiter, documents: parts.documentLimiter, assets: parts.assetLimiter },
    onFailure: (err, { requestId, path }) => logger.error({ reqId: requestId, err, path }, 'failed'),
  })
  const load = async () => {
    await Promise.all([loadHistory(), ...simulators.map(loadExplication), ...simulators.map(loadRange)])
  }
  function* prepare(): Iterable<void> {
    yield* api.prepare()
    yield* pages.prepare(clock.today())
  }
  return { pipeline, routes, health, load, prepare }
}

/** Creates the service on `node:http`, with its log. It does not listen yet. Called by `process/run-server.ts`. */
export function createService(parts: ServiceParts): Service {
  const nextTurn = () => parts.connections.quietTurn()
  const { pipeline, routes, ...rest } = createInterfaces({ ...parts, nextTurn })
  const log = createAnswerLog({
    output: parts.logger.isLevelEnabled('info') ? parts.output : undefined,
    metrics: parts.metrics,
    paths: routes,
    warn: (message) => parts.logger.warn(message),
  })
  return { ...rest, routes, server: createNodeServer({ ...parts, pipeline, log }) }
}
