import type { ClientKey } from './client-key.ts'
import { ClientTable, NONE } from './client-table.ts'
import { EventLog } from './event-log.ts'
import type { Decision, Limiter, StoreHealth } from './limiter.ts'

/** Options of the limit in memory. */
export interface MemoryLimiterOptions {
  /** Accepted requests per client in a window, at least 1. */
  readonly limit: number
  /** Length of the window in milliseconds; 60 000 by default. */
  readonly windowMs?: number
  /** Clients counted at once; 2^20 by default. */
  readonly maxClients?: number
  /** Accepted requests remembered at once; 2^21 by default. */
  readonly maxEvents?: number
  /**
   * Expired events that one decision removes, at most; 1000 by default, less than a millisecond of work. The
   * first request after a flood must not wait for the removal of all of them.
   */
  readonly sweep?: number
  /**
   * Milliseconds of a clock that does not follow changes of the date and time. Where it steps back, the
   * limiter keeps the latest time that it read.
   */
  readonly now?: () => number
}

/**
 * The limit kept in this process: exact, in memory bounded from the start (56 MiB at most, and only what has been
 * touched is really used). Made by `create-limiter.ts`; used, for its types, by `shared-limiter.ts`.
 *
 * When full, it fails closed: a new client is refused until the oldest event leaves, and known clients keep their
 * exact count. Evicting a client instead would let a crowd of addresses free one that is blocked.
 */
export class MemoryLimiter implements Limiter {
  readonly ready = Promise.resolve()
  private readonly limit: number
  private readonly windowMs: number
  private readonly sweep: number
  private readonly clock: () => number
  private readonly clients: ClientTable
  private readonly events: EventLog
  /** Removes a client that has no event left, by its place in the table. */
  private readonly forget: (place: number) => void
  /** The latest time that was read. */
  private latest = Number.NEGATIVE_INFINITY

  constructor(options: MemoryLimiterOptions) {
    const { limit, windowMs = 60_000, maxClients = 2 ** 20, maxEvents = 2 ** 21, sweep = 1000 } = options
    this.limit = limit
    this.windowMs = windowMs
    this.sweep = sweep
    this.clock = options.now ?? (() => performance.now())
    this.clients = new ClientTable(maxClients)
    this.events = new EventLog(maxClients, maxEvents)
    this.forget = (place) => this.clients.remove(place)
  }

  take(client: ClientKey): Decision {
    const now = this.read()
    const known = this.find(client, now)
    const refused = this.refuse(known, now)
    if (refused) return refused
    const place = known === NONE ? this.clients.add(client) : known
    this.events.append(place, now)
    return this.decide(true, this.limit - this.events.count(place), this.events.oldestOf(place), now)
  }

  /** The refusal that `take` would answer now, if it would refuse. */
  refusal(client: ClientKey): Decision | undefined {
    const now = this.read()
    return this.refuse(this.find(client, now), now)
  }

  health(): StoreHealth {
    return { store: 'memory' }
  }

  async close(): Promise<void> {}

  /** The time now; removes expired events on the way. */
  private read(): number {
    this.latest = Math.max(this.latest, this.clock())
    this.events.sweep(this.latest - this.windowMs, this.sweep, this.forget)
    return this.latest
  }

  /** The place of a client that has events in the window. One whose events have all left is forgotten. */
  private find(client: ClientKey, now: number): number {
    const place = this.clients.find(client)
    if (place === NONE || this.events.expire(place, now - this.windowMs) > 0) return place
    this.clients.remove(place)
    return NONE
  }

  /** The refusal of a client at a place, or `NONE`; undefined where it may be accepted. */
  private refuse(place: number, now: number): Decision | undefined {
    if (place !== NONE && this.events.count(place) >= this.limit) {
      return this.decide(false, 0, this.events.oldestOf(place), now)
    }
    return this.hasRoom(place, now) ? undefined : this.decide(false, 0, this.events.oldest, now)
  }

  /** Whether one more event, and its client when new, can be held. Removes expired ones until it can. */
  private hasRoom(place: number, now: number): boolean {
    while (this.events.full || (place === NONE && this.clients.full)) {
      if (this.events.sweep(now - this.windowMs, this.sweep, this.forget) === 0) return false
    }
    return true
  }

  private decide(allowed: boolean, remaining: number, oldest: number, now: number): Decision {
    return { allowed, limit: this.limit, remaining, resetAfterMs: this.windowMs - (now - oldest) }
  }
}
