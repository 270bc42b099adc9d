import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { serveMetrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { listenOrExit } from './listen.ts'
import { onOrphaned, onStopSignal } from './signals.ts'

/** Delay before a worker is restarted, in milliseconds, so that one that dies at once causes no busy loop. */
const PAUSE_MS = 1000

/**
 * Starts the workers (processes that serve), restarts those that die, and passes signals on to them. Called
 * by `serve.ts` when `WORKERS` is above 1.
 */
export async function runPrimary(settings: Settings): Promise<void> {
  const { workers } = settings
  let stopping = false
  let started = 0
  const fork = () => {
    if (!stopping) cluster.fork() // a worker forked after the signal would not receive it
  }

  cluster.on('listening', (_worker, { port }) => {
    started += 1
    if (started === 1) for (let index = 1; index < workers; index += 1) fork()
    if (started === workers) process.stdout.write(`denier: ${workers} workers on port ${port}\n`)
  })
  cluster.on('exit', (_worker, code) => {
    if (stopping) return
    if (started === 0) process.exit(code || 1) // the settings are invalid: the worker has printed why
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
    const metricsOfAll = () => registry.clusterMetrics()
    await listenOrExit({ variable: 'METRICS_PORT', listen: () => serveMetrics(metricsOfAll, settings) })
  }
  fork() // the others follow once it listens, so that invalid settings are reported once
}
