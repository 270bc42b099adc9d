import { type ClientKey, clientText } from './client-key.ts'
import { withDeadline } from './deadline.ts'
import { connectRedis, type LimitRedis } from './redis-connection.ts'
import type { SharedDecision, SharedStore } from './shared-limiter.ts'
import type { Timers } from './timers.ts'

/** Options of the limit in Redis. */
interface RedisLimiterOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string
  /** Accepted requests per client in a window. */
  readonly limit: number
  /** Length of the window in milliseconds. */
  readonly windowMs: number
  /** How long an answer may take, in milliseconds. */
  readonly deadlineMs: number
  /** How long a connection may be silent while an answer is due, in milliseconds; a second by default. */
  readonly silenceMs?: number | undefined
  /** This process's clock, in milliseconds. */
  readonly now?: () => number
  /** The timers of the deadline; those of the machine by default. */
  readonly timers?: Timers
  /** Called each time a connection has been made. */
  readonly onConnected: () => void
}

/** Of the keys in Redis; the client as people write it follows. */
const PREFIX = 'denier:limit:'

/**
 * The limit kept in Redis, for all processes together. Its promises reject when Redis does not answer, or not in
 * time; the caller decides what happens then. The caller is `shared-limiter.ts`. Used by `create-limiter.ts`.
 */
export class RedisLimiter implements SharedStore {
  private readonly options: RedisLimiterOptions
  private readonly now: () => number
  private readonly redis: LimitRedis
  /** Why Redis cannot be asked, while it is not connected. */
  private lastError = 'not connected yet'
  /** Redis's clock less ours, in ms; too large by the time that the last request took to reach Redis. */
  private clockLead: number | undefined

  constructor(options: RedisLimiterOptions) {
    this.options = options
    this.now = options.now ?? (() => performance.now())
    this.redis = connectRedis(options.url, options.silenceMs)
    this.redis.on('error', (error: Error) => {
      this.lastError = error.message
    })
    this.redis.on('ready', () => {
      this.lastError = 'the connection was closed'
      this.clockLead = undefined // it may be another server
      options.onConnected()
    })
  }

  /** @throws Error, as a rejection, when Redis is away or does not answer in time. */
  async take(client: ClientKey): Promise<SharedDecision> {
    const { limit, windowMs } = this.options
    const name = clientText(client)
    const { allowed, count, waitMs, stamp } = await this.run(name, limit, windowMs)
    const decision = { allowed, limit, remaining: Math.max(0, limit - count), resetAfterMs: waitMs }
    return { decision, giveBack: () => this.giveBack(name, stamp) }
  }

  /**
   * Resolves when Redis can count: it takes a place in a window without length, which is always free. Unlike
   * a PING, it also fails where Redis is loading, full or read-only; and it measures the difference of the
   * clocks.
   * @throws Error, as a rejection, when Redis cannot count.
   */
  async pulse(): Promise<void> {
    await this.run('pulse', 1, 0)
  }

  /** Ends the connection without waiting for anything from the other side. */
  close(): void {
    this.redis.disconnect()
    this.redis.stream?.destroy()
  }

  private get connected(): boolean {
    return this.redis.status === 'ready'
  }

  private async run(name: string, limit: number, windowMs: number) {
    if (!this.connected) throw new Error(this.lastError)
    const { deadlineMs, timers } = this.options
    const sent = this.now()
    const latest = this.clockLead === undefined ? 0 : micros(sent + deadlineMs + this.clockLead)
    const pending = this.redis.takePlace(PREFIX + name, limit, micros(windowMs), latest)
    const reply = pending.catch((error: unknown) => {
      // The message of ioredis about an aborted command names its settings, not the cause.
      throw this.connected ? error : new Error(this.lastError)
    })
    const [verdict, count, wait, at] = await withDeadline(reply, deadlineMs, timers)
    this.clockLead = at / 1000 - sent
    if (verdict < 0) throw new Error('the clock of Redis was set forward')
    return { allowed: verdict === 1, count, waitMs: wait / 1000, stamp: at }
  }

  /** No caller awaits this: if it fails, the place is freed when its window ends. */
  private giveBack(name: string, stamp: number): void {
    if (this.connected) this.redis.lrem(PREFIX + name, -1, stamp).catch(() => {})
  }
}

/** Milliseconds as whole microseconds, rounded up. */
const micros = (ms: number): number => Math.ceil(ms * 1000)
