/** Starts the shipped deployment (instances, Redis, a proxy), for the tests of this folder. */
import { startProcess, type TestProcess } from '../support/process.ts'
import { startRedis, type TestRedis, withoutRedis } from '../support/redis.ts'
import {
  type ProxyName,
  type ReverseProxy,
  startReverseProxy,
  withoutProxy,
} from '../support/reverse-proxy.ts'

/**
 * The proxies that are shipped with a configuration. Used by `answers.full.test.ts`,
 * `client-bounds.full.test.ts`, `config.full.test.ts` and others in `deploy` and `load`.
 */
export const PROXIES: readonly ProxyName[] = ['nginx', 'haproxy']

/**
 * Whether this machine lacks a server of the stand. With `CI` set it is false: the start fails instead. Used
 * by `answers.full.test.ts`, `limit.full.test.ts`, `loss.full.test.ts` and others in `load`.
 */
export const isMissing = (name: ProxyName): boolean => withoutRedis || withoutProxy(name)

/**
 * Two instances on one Redis behind a proxy, as `deploy/` puts them together: each a real process. Used by
 * `answers.full.test.ts`, `limit.full.test.ts`, `loss.full.test.ts` and `load/proxies.ts`.
 */
export interface Stand {
  readonly proxy: ReverseProxy
  readonly instances: readonly [TestProcess, TestProcess]
  readonly redis: TestRedis
  /** Starts an instance once more, on the port that it had. */
  restart(index: 0 | 1): Promise<void>
  stop(): Promise<void>
}

/** Long enough for all tests of a file, which share one stand. */
const LIFETIME_MS = 400_000

/**
 * Starts a stand; the machine must have its servers (`isMissing`). Used by `answers.full.test.ts`,
 * `limit.full.test.ts`, `loss.full.test.ts` and others in `load`.
 * @param env variables of the instances, in addition to the store and the proxy.
 * @param lifetimeMs after which the instances are killed, so that an aborted test leaves none behind.
 */
export async function startStand(
  name: ProxyName,
  env: Readonly<Record<string, string>> = {},
  lifetimeMs = LIFETIME_MS,
): Promise<Stand> {
  const redis = (await startRedis()) as TestRedis
  const shared = { RATE_LIMIT_STORE_URL: redis.url, TRUST_PROXY: '127.0.0.1', ...env }
  const instances = await Promise.all([startProcess(shared, lifetimeMs), startProcess(shared, lifetimeMs)])
  const [first, second] = instances
  const proxy = await startReverseProxy(name, [first.port, second.port])
  return {
    proxy,
    instances,
    redis,
    restart: async (index) => {
      instances[index] = await startProcess({ ...shared, PORT: String(instances[index].port) }, lifetimeMs)
    },
    stop: async () => {
      await proxy.stop()
      await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
      await redis.stop()
    },
  }
}

/**
 * Number of answers of the API in the log of an instance, so without health checks. Used by
 * `limit.full.test.ts`, `loss.full.test.ts` and `load/proxies.ts`.
 */
export const answersOf = ({ stdout }: TestProcess): number =>
  stdout()
    .split('\n')
    .filter((line) => line.includes('"answered"') && line.includes('"/api/')).length

/**
 * How many of these statuses there are, by status. Used by `forwarded-address.full.test.ts`,
 * `limit.full.test.ts` and `load/queue-at-proxy.ts`.
 */
export function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
