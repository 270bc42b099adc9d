import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type RegistryContentType,
} from 'prom-client'
import type { StoreHealth } from './limit/limiter.ts'
import type { AddressSource } from './node/request-reader.ts'
import type { Settings } from './settings.ts'

/** Counters and durations of answers for a dashboard. Used by `service.ts` and `node/answer-log.ts`. */
export interface Metrics {
  /**
   * Counts an answer.
   * @param route a path that exists, or `other`: a label must not take values that clients choose.
   * @param status HTTP status.
   * @param seconds time from the request to its answer; omitted for bytes that were no valid request.
   */
  readonly answered: (route: string, status: number, seconds?: number) => void
  /** Counts where a client's address was taken from, which reveals a wrong `TRUST_PROXY`. */
  readonly identified: (source: AddressSource) => void
  /**
   * Counts formulas of explications that did not give the figures, which were shown without them.
   * @param simulator its name. @param claims how many formulas; 0 creates the series.
   */
  readonly unreplayed: (simulator: string, claims: number) => void
  /** All metrics of this process in the text format of Prometheus. */
  readonly text: () => Promise<string>
}

/** Upper bounds of the buckets of durations, in seconds. */
const BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/**
 * Creates the metrics of a process. `run-server.ts` calls it when a port is set for them. The published name
 * of the label for a route is `door`, which dashboards read.
 * @param health state of the limiter; a shared store can be unavailable.
 */
export function createMetrics(health?: () => StoreHealth): Metrics {
  const registry = new AggregatorRegistry() // in a worker, it also answers when the primary adds them up
  AggregatorRegistry.setRegistries(registry)
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'denier_answers_total',
    help: 'Answers sent, by route and status',
    labelNames: ['door', 'status'],
    registers: [registry],
  })
  const time = new Histogram({
    name: 'denier_answer_seconds',
    help: 'Time from a request to its answer, by route',
    labelNames: ['door'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const clients = new Counter({
    name: 'denier_client_addresses_total',
    help: 'Requests by where the address of their client was taken from',
    labelNames: ['source'],
    registers: [registry],
  })
  const unreplayed = new Counter({
    name: 'denier_unreplayed_claims_total',
    help: 'Formulas of explications that did not give the figures, by simulator',
    labelNames: ['simulator'],
    registers: [registry],
  })
  if (health?.().store === 'redis') watchStore(registry, health)
  return {
    answered: (route, status, seconds) => {
      answers.inc({ door: route, status })
      if (seconds !== undefined) time.observe({ door: route }, seconds)
    },
    identified: (source) => clients.inc({ source }),
    unreplayed: (simulator, claims) => unreplayed.inc({ simulator }, claims),
    text: () => registry.metrics(),
  }
}

/** Reads the state at each scrape. The minimum over the processes is reported. */
function watchStore(registry: AggregatorRegistry<RegistryContentType>, health: () => StoreHealth): void {
  new Gauge({
    name: 'denier_shared_limit_up',
    help: '1 while requests are counted for all processes together, 0 while each counts its own',
    registers: [registry],
    aggregator: 'min',
    collect() {
      const now = health()
      this.set(now.store === 'redis' && now.state === 'up' ? 1 : 0)
    },
  })
}

/**
 * Serves `/metrics` on its own port, which is not meant for the public. It does not keep the process alive. Used by
 * `process/run-primary.ts` and `process/run-server.ts`.
 * @param text the metrics to send, asked for at each request.
 */
export async function serveMetrics(
  text: () => Promise<string>,
  { host, metricsPort }: Settings,
): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const body = await text()
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body)
    } catch {
      response.writeHead(503).end() // a worker that is starting does not reply yet
    }
  })
  server.unref()
  server.listen(metricsPort, host)
  await once(server, 'listening')
}
