import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { loadHistory, type Simulator } from '@denier/core'
import closeWithGrace from 'close-with-grace'
import { createPool } from '../aside/pool.ts'
import { systemClock } from '../clock.ts'
import { createApp } from '../http/app.ts'
import { Connections } from '../http/connections.ts'
import { mountDocs } from '../http/docs.ts'
import { mountHealth } from '../http/health.ts'
import { mountMcp } from '../http/mcp.ts'
import { PATIENCE_MS, stop } from '../http/stop.ts'
import { createWeb } from '../http/web.ts'
import { createLimiter } from '../limit/create-limiter.ts'
import { createService, type Service } from '../service.ts'
import type { Settings } from '../settings.ts'
import { listenOrExit } from './listen.ts'
import { createLogger } from './logger.ts'
import { onOrphaned, onStopSignal, STOP_SIGNALS } from './signals.ts'
import { welcome } from './words.ts'

/** Past this the process ends by itself, whatever is still open. */
const GRACE_MS = 4800

/** How long those who waited for the start have the process for themselves, in milliseconds. */
const FIRST_SERVED_MS = 1000

/** What a long question that comes while the service stops leaves to be written and sent, in milliseconds. */
const MARGIN_MS = 500

/** Listens until a signal comes, then stops without losing an accepted request. */
export async function runServer(settings: Settings, simulators: readonly Simulator[]): Promise<void> {
  const logger = createLogger(settings.logLevel)
  const limiter = await createLimiter({
    limit: settings.rateLimit,
    storeUrl: settings.rateLimitStoreUrl,
    onStateChange: (state, reason) => logger.warn({ state, reason }, 'rate limit store'),
  })
  const measuring = settings.metricsPort === undefined ? undefined : await import('../metrics.ts')
  const metrics = measuring?.createMetrics(limiter?.health.bind(limiter))
  const connections = new Connections()
  const clock = systemClock()
  const pool = createPool({
    processes: settings.workers,
    onFailure: (err) => logger.error({ err }, 'a thread for long questions failed'),
  })
  const { publicUrl, operator, contact, hosting } = settings
  const service = createService(simulators, { contact, aside: pool.aside })
  const web = createWeb({
    simulators,
    limiter,
    clock,
    aside: pool.aside,
    publicUrl,
    operator,
    contact,
    hosting,
  })
  const app = createApp({
    service,
    web,
    limiter,
    clock,
    logger,
    connections,
    trustProxy: settings.trustProxy,
    publicUrl,
    metrics,
  })
  const health = mountHealth(app, limiter)
  mountDocs(app)
  mountMcp(app, { simulators, limiter, clock, aside: pool.aside })

  const grace = closeWithGrace(
    { delay: GRACE_MS, logger: false, skip: [...STOP_SIGNALS] },
    async ({ err }) => {
      if (err) logger.fatal({ err }, 'stopping on an unexpected fault')
      health.stopping()
      pool.endWithin(PATIENCE_MS - MARGIN_MS)
      await stop(app, connections)
      await pool.close()
      await limiter?.close()
    },
  )
  onStopSignal(grace.close)
  onOrphaned(grace.close)

  await Promise.all([limiter?.ready, loadHistory()])
  const { port, host } = settings
  if (metrics && cluster.isPrimary) {
    const listen = async () => measuring?.serveMetrics(metrics.text, settings)
    await listenOrExit({ variable: 'METRICS_PORT', listen })
  }
  await listenOrExit({ variable: 'PORT', listen: () => app.listen({ port, host }) })
  health.started()
  if (cluster.isPrimary)
    process.stdout.write(welcome(app.server.address() as AddressInfo, settings, simulators))
  await prepared(service).catch((err) => logger.error({ err }, 'the description of the service failed'))
}

/** Begins once those who waited for the start are served; between two steps, whoever asks is served. */
async function prepared(service: Service): Promise<void> {
  await sleep(FIRST_SERVED_MS, undefined, { ref: false })
  for (const _ of service.prepare()) await turn()
}
