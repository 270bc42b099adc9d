import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { serveMetrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { listenOrExit } from './listen.ts'
import { onOrphaned, onStopSignal } from './signals.ts'

/** A worker that dies at once would otherwise be started again without end. */
const PAUSE_MS = 1000

/** Keeps the workers alive and passes signals on: the process that was started is the one that stops. */
export async function runPrimary(settings: Settings): Promise<void> {
  const { workers } = settings
  let stopping = false
  let started = 0
  const fork = () => {
    if (!stopping) cluster.fork() // one that began after the signal would never hear of it
  }

  cluster.on('listening', (_worker, { port }) => {
    started += 1
    if (started === 1) for (let index = 1; index < workers; index += 1) fork()
    if (started === workers) process.stdout.write(`denier: ${workers} workers on port ${port}\n`)
  })
  cluster.on('exit', (_worker, code) => {
    if (stopping) return
    if (started === 0) process.exit(code || 1) // none can serve with these settings: its own line said why
    setTimeout(fork, PAUSE_MS)
  })
  const stop = () => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  onStopSignal(stop)
  onOrphaned(stop)

  if (settings.metricsPort !== undefined) {
    const registry = new AggregatorRegistry()
    const sum = () => registry.clusterMetrics()
    await listenOrExit({ variable: 'METRICS_PORT', listen: () => serveMetrics(sum, settings) })
  }
  fork() // the others follow once it listens: a fault of the settings is told once
}
