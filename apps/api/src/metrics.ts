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

/** What a dashboard draws: how many answers, of what status, how fast. */
export interface Metrics {
  /**
   * @param door a path that exists, or `other`: what anyone may type must not make a label.
   * @param seconds none for what was no request.
   */
  readonly answered: (door: string, status: number, seconds?: number) => void
  /** The client of a request was found: a wrong `TRUST_PROXY` shows in where its address was taken from. */
  readonly identified: (source: AddressSource) => void
  readonly text: () => Promise<string>
}

const BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** @param health where requests are counted, when there is a limit: a store that is shared can be lost. */
export function createMetrics(health?: () => StoreHealth): Metrics {
  const registry = new AggregatorRegistry() // in a worker, it also answers when the primary adds them up
  AggregatorRegistry.setRegistries(registry)
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'denier_answers_total',
    help: 'Answers sent, by door and status',
    labelNames: ['door', 'status'],
    registers: [registry],
  })
  const time = new Histogram({
    name: 'denier_answer_seconds',
    help: 'Time from a request to its answer, by door',
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
  if (health?.().store === 'redis') watchStore(registry, health)
  return {
    answered: (door, status, seconds) => {
      answers.inc({ door, status })
      if (seconds !== undefined) time.observe({ door }, seconds)
    },
    identified: (source) => clients.inc({ source }),
    text: () => registry.metrics(),
  }
}

/** Looked at when it is asked for. Of several processes, the one that is worst off speaks for all. */
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

/** Serves `/metrics` on a port of its own, which is not meant for the public; the process need not wait for it. */
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
      response.writeHead(503).end() // a worker that is only starting tells nothing yet
    }
  })
  server.unref()
  server.listen(metricsPort, host)
  await once(server, 'listening')
}
