/** Starts the service in the test process, on a socket or in memory. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { catalogue, type Simulator } from '@denier/core'
import type { Job, RunInWorker } from '../../apps/api/src/answer/run-in-worker.ts'
import { type Clock, systemClock } from '../../apps/api/src/clock.ts'
import { createLimiter } from '../../apps/api/src/limit/create-limiter.ts'
import type { Metrics } from '../../apps/api/src/metrics.ts'
import { Connections } from '../../apps/api/src/node/connections.ts'
import { type StopDurations, stop } from '../../apps/api/src/node/stop.ts'
import { createLogger } from '../../apps/api/src/process/logger.ts'
import type { Health } from '../../apps/api/src/routes/health-routes.ts'
import { createService, type Service } from '../../apps/api/src/service.ts'
import { createWorkerPool } from '../../apps/api/src/worker-pool/worker-pool.ts'
import { connectInMemory } from './memory-connection.ts'
import { fetchOver } from './memory-fetch.ts'
import { connectTo } from './raw.ts'

/**
 * Options of a service under test; those of the product have their defaults where they are left out. Used by
 * `http/logs.test.ts`.
 */
export interface ServiceOptions {
  /** Requests a minute; 0, the default, for no limit. */
  readonly limit?: number
  /** Documents a minute; 0, the default, for no limit. */
  readonly documentLimit?: number
  /** Hashed files of pages a minute; 0, the default, for no limit. */
  readonly assetLimit?: number
  readonly maxConnectionsPerClient?: number
  /** Whether the event loop is too late to take more work. */
  readonly isOverloaded?: () => boolean
  /** The clock of the limit, in milliseconds. */
  readonly now?: () => number
  /** The address of a Redis for the limit; without, each process counts alone. */
  readonly storeUrl?: string
  readonly trustProxy?: readonly string[]
  /** The clock of answers. */
  readonly clock?: Clock
  /** Those of the catalogue by default. */
  readonly simulators?: readonly Simulator[]
  readonly publicUrl?: string
  readonly contact?: string
  readonly operator?: string
  readonly hosting?: string
  readonly logLevel?: string
  readonly metrics?: Metrics
  /** How many worker threads answer long questions; without, the thread that serves HTTP does. */
  readonly threads?: number
  /** Answers long questions in place of worker threads. */
  readonly runInWorker?: RunInWorker
}

/**
 * A service in this process, asked without a socket. Used by `assistants/chercher.test.ts`,
 * `test/day-refusals.test.ts`, `http/limit-proxy.test.ts` and others in `http` and `mcp`.
 */
export interface InMemoryService {
  readonly origin: string
  /** Opens a connection from an address of a client. */
  readonly connect: (from: string) => Duplex
  readonly fetch: typeof fetch
  readonly server: Server
  /** Every path that exists. */
  readonly routes: Service['routes']
  readonly health: Health
  /** What the process does before it listens. */
  readonly load: Service['load']
  /** The lines that it logged, each a JSON entry. */
  readonly lines: readonly string[]
  /** The jobs that it gave to the worker pool, in order. */
  readonly delegatedJobs: readonly Job[]
  /** Stops as the process does on a signal, losing no accepted request. */
  stop(durations: StopDurations): Promise<void>
  close(): Promise<void>
}

/**
 * The same on a real socket of the loopback, for what only a socket shows. Used by
 * `deploy/connections.full.test.ts`, `deploy/kubernetes.test.ts`, `docs/guides.full.test.ts` and others in
 * `web`, `examples`, `http` and other folders.
 */
export interface TestService extends InMemoryService {
  readonly port: number
}

/** Where a service without a socket says that it is. */
const IN_MEMORY_ORIGIN = 'http://service.test'

/**
 * Starts the service on a socket, as the process does, with the options of a test. Used by `interfaces.ts`,
 * `deploy/connections.full.test.ts`, `deploy/forwarded-address.full.test.ts` and others in `http`, `web`,
 * `library` and other folders.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { server, health, ...service } = await assemble(options)
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  health.started()
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { ...service, server, health, port, origin, fetch, connect: (from) => connectTo(port, from) }
}

/**
 * Starts the service without a socket: each request still goes through the parser and every listener of its
 * server. Used by `assistants/chercher.test.ts`, `client/answers.test.ts`, `client/limit.test.ts` and others
 * in `http`, `mcp`, `test` and other folders.
 */
export async function startInMemory(options: ServiceOptions = {}): Promise<InMemoryService> {
  const { server, health, ...service } = await assemble(options)
  health.started()
  const connect = (from: string) => connectInMemory(server, from)
  return { ...service, server, health, connect, origin: IN_MEMORY_ORIGIN, fetch: fetchOver({ connect }) }
}

/** The parts of a service, before it is said to be started. */
async function assemble(options: ServiceOptions) {
  const { limit = 0, now, storeUrl, simulators = catalogue, logLevel = 'info' } = options
  const clock = options.clock ?? systemClock()
  const lines: string[] = []
  const limiter = await createLimiter({ limit, now, storeUrl })
  const pool =
    options.threads === undefined
      ? undefined
      : createWorkerPool({ threads: options.threads, timeoutMs: HOUR_MS })
  const delegatedJobs: Job[] = []
  const execute = options.runInWorker ?? pool?.runInWorker
  const runInWorker: RunInWorker | undefined =
    execute &&
    ((job, steps, here) => {
      delegatedJobs.push(job)
      return execute(job, steps, here)
    })
  const { publicUrl, operator = '', contact = '', hosting = '' } = options
  const connections = new Connections()
  const output = { write: (line: string) => void lines.push(line) }
  const { server, routes, health, load } = createService({
    simulators,
    limiter,
    documentLimiter: await createLimiter({ limit: options.documentLimit ?? 0, now }),
    assetLimiter: await createLimiter({ limit: options.assetLimit ?? 0, now }),
    clock,
    logger: createLogger(logLevel, output),
    output,
    connections,
    metrics: options.metrics,
    runInWorker,
    trustProxy: options.trustProxy ?? [],
    publicUrl,
    operator,
    contact,
    hosting,
    maxConnectionsPerClient: options.maxConnectionsPerClient ?? 100_000,
    isOverloaded: options.isOverloaded ?? (() => false),
  })
  await limiter?.ready
  return {
    server,
    routes,
    health,
    load,
    lines,
    delegatedJobs,
    stop: (durations: StopDurations) => {
      health.stopping()
      return stop(server, connections, durations)
    },
    close: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
      await limiter?.close()
      await pool?.close()
    },
  }
}

const HOUR_MS = 3_600_000

let clients = 0

/**
 * The same service, asked from an address that no other client has, so with a count of its own in the limit.
 * Used by `client/limit.test.ts`, `http/csv.test.ts`, `http/limit-counts.test.ts` and others in `http` and
 * `mcp`.
 */
export function asNewClient({
  server,
  origin,
}: InMemoryService): Pick<InMemoryService, 'origin' | 'connect' | 'fetch'> {
  clients += 1
  const address = `198.18.${clients >> 8}.${clients & 255}`
  const connect = () => connectInMemory(server, address)
  return { origin, connect, fetch: fetchOver({ connect }) }
}

let shared: Promise<TestService> | undefined
let sharedWithoutSocket: Promise<InMemoryService> | undefined

/**
 * The service on a socket that the test files of one worker share: default options, no limit. No file closes
 * it; it ends with the worker, which it does not keep alive. Used by `examples/embed.full.test.ts`,
 * `examples/spreadsheet.test.ts`, `examples/to-csv.full.test.ts` and others in `web` and `http`.
 */
export function sharedService(): Promise<TestService> {
  shared ??= startService().then(async (service) => {
    service.server.unref()
    await service.load() // as the process does before it listens: pages drawn earlier are kept without their range
    return service
  })
  return shared
}

/**
 * The service without a socket that the test files of one worker share: default options, no limit. No file
 * closes it. Used by `http/analyses.test.ts`, `http/anchors-timeless.test.ts`, `http/anchors.test.ts` and others
 * in `http`, `mcp` and `web`.
 */
export function sharedInMemory(): Promise<InMemoryService> {
  sharedWithoutSocket ??= startInMemory()
  return sharedWithoutSocket
}
