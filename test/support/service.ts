import type { AddressInfo } from 'node:net'
import { catalogue, type Simulator } from '@denier/core'
import type { Aside, Job } from '../../apps/api/src/answer/aside.ts'
import { createPool } from '../../apps/api/src/aside/pool.ts'
import { type Clock, systemClock } from '../../apps/api/src/clock.ts'
import { createApp } from '../../apps/api/src/http/app.ts'
import { Connections } from '../../apps/api/src/http/connections.ts'
import { mountDocs } from '../../apps/api/src/http/docs.ts'
import { type Health, mountHealth } from '../../apps/api/src/http/health.ts'
import { mountMcp } from '../../apps/api/src/http/mcp.ts'
import { createWeb } from '../../apps/api/src/http/web.ts'
import { createLimiter } from '../../apps/api/src/limit/create-limiter.ts'
import { createLogger } from '../../apps/api/src/process/logger.ts'
import { createService } from '../../apps/api/src/service.ts'

export interface ServiceOptions {
  /** Requests a minute; none are counted unless told. */
  readonly limit?: number
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
  /** Threads that answer long questions; without, they are answered where they are asked. */
  readonly threads?: number
}

/** The service in this process, on a real socket of the loopback. */
export interface TestService {
  readonly port: number
  readonly origin: string
  readonly app: ReturnType<typeof createApp>
  readonly health: Health
  /** What it logged, an entry a line. */
  readonly lines: readonly string[]
  /** The questions that it put aside, as they came. */
  readonly putAside: readonly Job[]
  close(): Promise<void>
}

/** Starts the service as the process does, with what a test wants to hold in its hand. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { limit = 0, now, storeUrl, simulators = catalogue, logLevel = 'info' } = options
  const clock = options.clock ?? systemClock()
  const lines: string[] = []
  const limiter = await createLimiter({ limit, now, storeUrl })
  const pool = options.threads === undefined ? undefined : createPool({ threads: options.threads })
  const putAside: Job[] = []
  const aside: Aside | undefined =
    pool &&
    ((job, steps, here) => {
      putAside.push(job)
      return pool.aside(job, steps, here)
    })
  const { publicUrl, operator = '', contact = '', hosting = '' } = options
  const web = createWeb({
    simulators,
    limiter,
    clock,
    aside,
    publicUrl,
    operator,
    contact,
    hosting,
  })
  const app = createApp({
    web,
    service: createService(simulators, { contact, aside }),
    limiter,
    clock,
    logger: createLogger(logLevel, { write: (line) => void lines.push(line) }),
    connections: new Connections(),
    trustProxy: options.trustProxy ?? [],
    publicUrl,
    metrics: undefined,
  })
  const health = mountHealth(app, limiter)
  mountDocs(app)
  mountMcp(app, { simulators, limiter, clock, aside })
  await limiter?.ready
  await app.listen({ port: 0, host: '127.0.0.1' })
  health.started()
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    app,
    health,
    lines,
    putAside,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await limiter?.close()
      await pool?.close()
    },
  }
}

let shared: Promise<TestService> | undefined

/**
 * The service that the test files of one worker share: default options, no limit. No file closes it; it ends with the
 * worker, which it does not keep alive.
 */
export function sharedService(): Promise<TestService> {
  shared ??= startService().then((service) => {
    service.app.server.unref()
    return service
  })
  return shared
}
