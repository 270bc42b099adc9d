import { Redis } from 'ioredis'
import { TAKE_SCRIPT } from './redis-script.ts'

/**
 * Reply of `redis-script.ts`: verdict (1 accepted, 0 refused, -1 too late), count, microseconds to wait, Redis's time
 * in microseconds.
 */
type TakeReply = [verdict: number, count: number, waitMicros: number, nowMicros: number]

/** A connection to Redis with the command of the limit. Used by `redis-limiter.ts`. */
export interface LimitRedis extends Redis {
  /**
   * Runs the script for the list at a key. `latestMicros`: Redis's time after which nothing is counted; 0 for
   * none.
   */
  takePlace(key: string, limit: number, windowMicros: number, latestMicros: number): Promise<TakeReply>
}

/**
 * A connection that fails fast and comes back by itself. A `redis://` or `rediss://` address, with its password and
 * database, is read by ioredis. Used by `redis-limiter.ts`.
 *
 * Commands are neither queued while Redis is away nor sent again afterwards, since a late decision is useless.
 * A connection that is silent for `silenceMs` while a reply is due is replaced: TCP would notice a vanished
 * host only after a quarter of an hour.
 * @param silenceMs how long that silence may last, in milliseconds; a second by default.
 */
export function connectRedis(url: string, silenceMs = 1000): LimitRedis {
  return new Redis(url, {
    scripts: { takePlace: { lua: TAKE_SCRIPT, numberOfKeys: 1 } },
    connectionName: 'denier-limit',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0, // with no offline queue: what is in flight fails as soon as the connection does
    enableReadyCheck: false, // our own pulse says more, and needs no right to INFO
    connectTimeout: 1000,
    socketTimeout: silenceMs,
    disconnectTimeout: 100,
    retryStrategy: (attempt) => Math.min(50 * 2 ** (attempt - 1), 1000),
  }) as LimitRedis
}
