import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { serveMetrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { listenOrExit } from './listen.ts'
import { onStopSignal } from './signals.ts'

/** A worker that dies at once would otherwise be started again without end. */
const PAUSE_MS = 1000

/** Keeps the workers alive and passes signals on: the process that was started is the one that stops. */
export async function runPrimary(settings: Settings): Promise<void> {
  let stopping = false
  let serving = false

  cluster.on('listening', (_worker, { port }) => {
    if (!serving) process.stdout.write(`denier: ${settings.workers} workers on port ${port}\n`)
    serving = true
  })
  cluster.on('exit', (_worker, code) => {
    if (stopping) return
    if (!serving) process.exit(code || 1) // no worker can serve with these settings: its own line said why
    setTimeout(() => stopping || cluster.fork(), PAUSE_MS)
  })
  onStopSignal(() => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })

  if (settings.metricsPort !== undefined) {
    const registry = new AggregatorRegistry()
    const sum = () => registry.clusterMetrics()
    await listenOrExit({ variable: 'METRICS_PORT', listen: () => serveMetrics(sum, settings) })
  }
  for (let index = 0; index < settings.workers; index += 1) cluster.fork()
}
