import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Simulator } from '@denier/core'
import closeWithGrace from 'close-with-grace'
import { systemClock } from '../clock.ts'
import { createLimiter } from '../limit/create-limiter.ts'
import { Connections } from '../node/connections.ts'
import { watchEventLoop } from '../node/load-shedding.ts'
import { PATIENCE_MS, stop } from '../node/stop.ts'
import { createService, type Service } from '../service.ts'
import type { Settings } from '../settings.ts'
import { createWorkerPool } from '../worker-pool/worker-pool.ts'
import { listenOn, listenOrExit } from './listen.ts'
import { LogOutput } from './log-output.ts'
import { createLogger } from './logger.ts'
import { onOrphaned, onStopSignal, STOP_SIGNALS } from './signals.ts'
import { startWarnings } from './start-warnings.ts'
import { startupMessage, urlOf } from './startup-message.ts'

/** Requests for documents per client and minute. */
const DOCUMENTS_A_MINUTE = 120

/**
 * Requests for hashed files of pages per client and minute: 42 first visits, since the page with the most files has 28
 * (docs/decisions/0065-assets-counted-apart.md).
 */
const ASSETS_A_MINUTE = 1200

/** The process ends this long after a signal, in milliseconds, even with open connections. */
const GRACE_MS = 4800

/** Delay before documents are prepared, so that requests that waited for the start go first, in milliseconds. */
const FIRST_SERVED_MS = 1000

/** Time kept to write and send the last answers while the service stops, in milliseconds. */
const MARGIN_MS = 500

/**
 * Listens until a signal comes, then stops without losing an accepted request. Called by `serve.ts` in each
 * process.
 */
export async function runServer(settings: Settings, simulators: readonly Simulator[]): Promise<void> {
  const output = new LogOutput(1) // the standard output
  const logger = createLogger(settings.logLevel, output)
  const limiter = await createLimiter({
    limit: settings.rateLimit,
    storeUrl: settings.rateLimitStoreUrl,
    onStateChange: (state, reason) => logger.warn({ state, reason }, 'rate limit store'),
  })
  const measuring = settings.metricsPort === undefined ? undefined : await import('../metrics.ts')
  const metrics = measuring?.createMetrics(limiter?.health.bind(limiter))
  const connections = new Connections()
  const pool = createWorkerPool({
    processes: settings.workers,
    onFailure: (err) => logger.error({ err }, 'a thread for long questions failed'),
  })
  const [documentLimiter, assetLimiter] =
    settings.rateLimit === 0
      ? []
      : await Promise.all([DOCUMENTS_A_MINUTE, ASSETS_A_MINUTE].map((limit) => createLimiter({ limit })))
  const service = createService({
    ...settings,
    simulators,
    limiter,
    documentLimiter,
    assetLimiter,
    clock: systemClock(),
    logger,
    output,
    connections,
    metrics,
    runInWorker: pool.runInWorker,
    isOverloaded: watchEventLoop(settings.maxEventLoopDelayMs).isOverloaded,
  })
  const { server, health } = service

  const grace = closeWithGrace(
    { delay: GRACE_MS, logger: false, skip: [...STOP_SIGNALS] },
    async ({ err }) => {
      if (err) logger.fatal({ err }, 'stopping on an unexpected fault')
      health.stopping()
      pool.endWithin(PATIENCE_MS - MARGIN_MS)
      await stop(server, connections)
      await pool.close()
      await limiter?.close()
    },
  )
  onStopSignal(grace.close)
  onOrphaned(grace.close)

  await Promise.all([limiter?.ready, service.load()])
  const { port, host } = settings
  if (metrics && cluster.isPrimary) {
    const listen = async () => measuring?.serveMetrics(metrics.text, settings)
    await listenOrExit({ variable: 'METRICS_PORT', listen })
  }
  await listenOrExit({ variable: 'PORT', listen: () => listenOn(server, { port, host }) })
  health.started()
  const address = server.address() as AddressInfo
  logger.info(`listening on ${urlOf(address)}`)
  if (cluster.isPrimary) process.stdout.write(startupMessage(address, settings, simulators))
  for (const warning of startWarnings(settings)) logger.warn(warning)
  await prepareDocuments(service).catch((err) =>
    logger.error({ err }, 'the description of the service failed'),
  )
}

/** Prepares documents after the first requests, one step per turn of the event loop. */
async function prepareDocuments(service: Service): Promise<void> {
  await sleep(FIRST_SERVED_MS, undefined, { ref: false })
  for (const _ of service.prepare()) await turn()
}
