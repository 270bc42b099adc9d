/** Part of `npm run chaos`: the Redis store of the limit fails. Used by `chaos.ts`. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientKey } from '../../apps/api/src/limit/client-key.ts'
import { createLimiter } from '../../apps/api/src/limit/create-limiter.ts'
import { get, simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { connectTo } from '../support/raw.ts'
import { startRedis, type TestRedis } from '../support/redis.ts'
import { startProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { until } from '../support/until.ts'
import { atLeast, atMost, between, exactly, type Figure, type Tell } from './figure.ts'
import { Traffic } from './traffic.ts'

/** The store, and the network between it and the services. */
interface Store {
  readonly redis: TestRedis
  readonly network: TcpProxy
}

/** A failure of the store: how it begins and how it ends. */
interface Fault {
  readonly name: string
  readonly begin: (store: Store) => unknown
  readonly end: (store: Store) => unknown
}

const doNothing = () => {}

const FAULTS: readonly Fault[] = [
  { name: 'frozen', begin: ({ redis }) => redis.freeze(), end: ({ redis }) => redis.thaw() },
  { name: 'killed', begin: ({ redis }) => redis.kill(), end: ({ redis }) => redis.restart() },
  {
    name: 'slow by 400 ms',
    begin: ({ network }) => slow(network, 400),
    end: ({ network }) => slow(network, 0),
  },
  {
    name: 'slow by 60 ms',
    begin: ({ network }) => slow(network, 60),
    end: ({ network }) => slow(network, 0),
  },
  { name: 'restarted', begin: ({ redis }) => redis.restart(), end: doNothing },
  { name: 'connections gone mute', begin: ({ network }) => network.mute(), end: doNothing },
]

function slow(network: TcpProxy, ms: number): void {
  network.delayMs = ms
}

/** Requests that the service accepts of a client in a minute, by default. */
const LIMIT = 30
/** Within which the processes must count together again. */
const BACK_MS = 5000
/** How long Redis stays frozen after the requests were sent: their deadlines have then passed. */
const FROZEN_MS = 150

/** Each failure of a Redis shared by two processes, under load, and its recovery. */
export async function storeFails(tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const fault of FAULTS) {
    tell(`Redis ${fault.name}`)
    figures.push(...(await failsBy(fault)))
  }
  return figures
}

/** The figures of one failure. */
async function failsBy({ name, begin, end }: Fault): Promise<Figure[]> {
  const redis = await startRedis()
  if (!redis) throw new Error('redis-server or valkey-server is not installed')
  const network = await startProxy(redis.port)
  const env = {
    RATE_LIMIT_STORE_URL: `redis://127.0.0.1:${network.port}`,
    TRUST_PROXY: '127.0.0.0/8',
    LOG_LEVEL: 'silent',
  }
  const services = await Promise.all([startProcess(env), startProcess(env)])
  for (const service of services) await get(service, '/openapi.json') // prepared documents are then ready
  const traffic = new Traffic(services)
  try {
    await sleep(2000)
    traffic.take() // the first answers of a process are slow
    await sleep(2000)
    const calm = traffic.take()
    await begin({ redis, network })
    await sleep(3000)
    await end({ redis, network })
    const back = await backAfter(services)
    await sleep(500)
    const faulty = traffic.take()
    await traffic.stop()
    return [
      atMost(`${name}: longest answer, above the median before`, faulty.slowest - calm.median, 150, 'ms'),
      exactly(`${name}: answers neither 200 nor 429, of ${faulty.count}`, faulty.wrong + calm.wrong, 0),
      between(`${name}: of one client, accepted by two processes`, traffic.accepted, [LIMIT, 2 * LIMIT]),
      atMost(`${name}: counted together again after`, back, BACK_MS, 'ms'),
    ]
  } finally {
    redis.thaw()
    await Promise.all(services.map((service) => service.stop('SIGKILL')))
    await network.stop()
    await redis.stop()
  }
}

/** Milliseconds until every process reports its store as up. */
async function backAfter(services: readonly TestProcess[]): Promise<number> {
  const began = performance.now()
  const isUp = async (service: TestProcess) => (await get(service, '/readyz')).text.includes('"up"')
  while (!(await Promise.all(services.map(isUp))).every(Boolean)) {
    if (performance.now() - began > 4 * BACK_MS) break
    await sleep(50)
  }
  return performance.now() - began
}

/**
 * Requests that waited for a frozen Redis are decided by the process, and Redis must not count them on waking. Each
 * carries a deadline in Redis's time, known up to one network round trip.
 */
export async function waitersAreForgotten(): Promise<Figure[]> {
  const redis = await startRedis()
  if (!redis) throw new Error('redis-server or valkey-server is not installed')
  const limiter = await createLimiter({ limit: LIMIT, storeUrl: redis.url })
  const client = clientKey('203.0.113.7')
  if (!limiter || !client) throw new Error('no limiter')
  const isUp = () => JSON.stringify(limiter.health()).includes('"up"')
  try {
    await until(isUp)
    redis.freeze()
    const waiting = await Promise.all(Array.from({ length: 50 }, () => limiter.take(client)))
    await sleep(FROZEN_MS)
    redis.thaw()
    await until(isUp)
    const counted = await lengthOf('denier:limit:203.0.113.7', redis)
    return [
      exactly('accepted while Redis is frozen', waiting.filter(({ allowed }) => allowed).length, LIMIT),
      exactly('of them, counted by Redis when it resumes', counted, 0),
    ]
  } finally {
    await limiter.close()
    await redis.stop()
  }
}

/** The length of a list, which Redis replies as `:30`. */
async function lengthOf(key: string, { port }: TestRedis): Promise<number> {
  const socket = connectTo(port)
  socket.write(`LLEN ${key}\r\n`)
  const [reply] = await once(socket, 'data')
  socket.destroy()
  return Number(String(reply).slice(1))
}

/** Four processes on one Redis, a thousand requests of one client at once. */
export async function fourProcesses(): Promise<Figure[]> {
  const redis = await startRedis()
  if (!redis) throw new Error('redis-server or valkey-server is not installed')
  const env = { WORKERS: '4', RATE_LIMIT_STORE_URL: redis.url, LOG_LEVEL: 'silent' }
  const service = await startProcess(env)
  await get(service, '/openapi.json')
  const cagr = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
  try {
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => get(service, cagr, { connection: 'close' })),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    const waits = answers.flatMap(({ headers }) => Number(headers.get('retry-after') ?? []))
    return [
      exactly('accepted of 1 000 at once', count(200), LIMIT),
      exactly('refused with 429', count(429), 1000 - LIMIT),
      atLeast('shortest Retry-After', Math.min(...waits.filter(Boolean)), 55, 's'),
    ]
  } finally {
    await service.stop('SIGKILL')
    await redis.stop()
  }
}
