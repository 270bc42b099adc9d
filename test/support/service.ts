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

export interface ServiceOptions {
  /** Requests a minute; none are counted unless told. */
  readonly limit?: number
  /** Documents a minute; none are counted unless told. */
  readonly documentLimit?: number
  /** Hashed files of pages a minute; none are counted unless told. */
  readonly assetLimit?: number
  readonly maxConnectionsPerClient?: number
  /** Whether the event loop is too late to take more work. */
  readonly isOverloaded?: () => boolean
  /** The clock of the limit, in milliseconds. */
  readonly now?: () => number
  readonly storeUrl?: string
  readonly trustProxy?: readonly string[]
  readonly clock?: Clock
  readonly simulators?: readonly Simulator[]
  readonly publicUrl?: string
  readonly contact?: string
  readonly operator?: string
  readonly hosting?: string
  readonly logLevel?: string
  readonly metrics?: Metrics
  /** Worker threads that answer long questions; without, they are answered where they are asked. */
  readonly threads?: number
  /** Answers long questions in place of worker threads. */
  readonly runInWorker?: RunInWorker
}

/** The service in this process, to be asked over either transport. */
export interface InMemoryService {
  readonly origin: string
  /** Opens a connection from an address; how is what the transports differ in. */
  readonly connect: (from: string) => Duplex
  readonly fetch: typeof fetch
  readonly server: Server
  /** Every path that exists. */
  readonly routes: Service['routes']
  readonly health: Health
  /** What the process does before it listens. */
  readonly load: Service['load']
  /** What it logged, an entry a line. */
  readonly lines: readonly string[]
  /** The jobs that it gave to the worker pool, in order. */
  readonly delegatedJobs: readonly Job[]
  /** Stops as the process does on a signal, losing no accepted request. */
  stop(durations: StopDurations): Promise<void>
  close(): Promise<void>
}

/** The same on a real socket of the loopback, for what only a socket shows. */
export interface TestService extends InMemoryService {
  readonly port: number
}

/** Where a service without a socket says that it is. */
const IN_MEMORY_ORIGIN = 'http://service.test'

/** Starts the service on a socket, as the process does, with what a test wants to hold in its hand. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { server, health, ...service } = await assemble(options)
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  health.started()
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { ...service, server, health, port, origin, fetch, connect: (from) => connectTo(port, from) }
}

/** Starts the service without a socket: each request still goes through the parser and every listener of its server. */
export async function startInMemory(options: ServiceOptions = {}): Promise<InMemoryService> {
  const { server, health, ...service } = await assemble(options)
  health.started()
  const connect = (from: string) => connectInMemory(server, from)
  return { ...service, server, health, connect, origin: IN_MEMORY_ORIGIN, fetch: fetchOver({ connect }) }
}

/** The parts of the service, ready to be asked. */
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
  const elsewhere = options.runInWorker ?? pool?.runInWorker
  const runInWorker: RunInWorker | undefined =
    elsewhere &&
    ((job, steps, here) => {
      delegatedJobs.push(job)
      return elsewhere(job, steps, here)
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

/** The same service, asked by a client that nobody else is: each has a count of its own in the limit. */
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
 * The service on a socket that the test files of one worker share: default options, no limit. No file closes it; it
 * ends with the worker, which it does not keep alive.
 */
export function sharedService(): Promise<TestService> {
  shared ??= startService().then((service) => {
    service.server.unref()
    return service
  })
  return shared
}

/**
 * The service without a socket that the test files of one worker share: default options, no limit. No file closes it.
 */
export function sharedInMemory(): Promise<InMemoryService> {
  sharedWithoutSocket ??= startInMemory()
  return sharedWithoutSocket
}
