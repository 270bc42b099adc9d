import type { ClientKey } from './client-key.ts'
import { type Decision, type Limiter, type StoreHealth, stricter } from './limiter.ts'
import type { MemoryLimiter } from './memory-limiter.ts'
import { systemTimers, type Timers } from './timers.ts'

/** Decision of a shared store about one request. */
export interface SharedDecision {
  readonly decision: Decision
  /** Frees the place that was taken, where the request is refused after all. */
  readonly giveBack: () => void
}

/** A count for all processes together. Its promises reject when it cannot count in time. */
export interface SharedStore {
  /** Takes a place when there is one. */
  take(client: ClientKey): Promise<SharedDecision>
  /** Resolves when it can count now. */
  pulse(): Promise<void>
  /** Ends its connection at once. */
  close(): void
}

/** Options of a limit shared by all processes. */
interface SharedLimiterOptions {
  /** Makes the store. @param onConnected to be called each time a connection has been made. */
  readonly openStore: (onConnected: () => void) => SharedStore
  readonly timers?: Timers | undefined
  /** Called when the store becomes available or unavailable, with the reason. */
  readonly onStateChange?: StateListener | undefined
}

/** Receives the state of the shared store, `up` or `away`, and why it is away. */
export type StateListener = (state: 'up' | 'away', reason?: string) => void

/**
 * How often Redis is asked whether it can count, in milliseconds. With a connection made again at most a
 * second later, a Redis that is back is used again well within five seconds.
 */
const PULSE_MS = 500
/** How long the start waits for the store, in milliseconds: without it in time, this process counts alone. */
const START_MS = 1000

/**
 * One count for all processes while Redis answers, a count per process while it does not. It never throws, and
 * always limits. Made by `create-limiter.ts`; used, for its types, by `redis-limiter.ts`.
 *
 * The process counts every request that it accepts, also those that Redis decided. It refuses by itself a client that
 * filled its window here, which is exact and spares Redis the floods. Its count still holds when Redis loses its data
 * or its clock jumps.
 *
 * The first failure opens a circuit: requests are counted here without asking, until a pulse gets through.
 */
export class SharedLimiter implements Limiter {
  readonly ready: Promise<void>
  private readonly memory: MemoryLimiter
  private readonly options: SharedLimiterOptions
  private readonly store: SharedStore
  private readonly stopPulse: () => void
  private readonly cancelStartTimeout: () => void
  /** Resolves `ready`. */
  private readonly resolveReady: () => void
  private state: 'up' | 'away' | 'starting' = 'starting'
  private closed = false

  constructor(memory: MemoryLimiter, options: SharedLimiterOptions) {
    this.memory = memory
    this.options = options
    let settle = () => {}
    this.ready = new Promise((resolve) => {
      settle = resolve
    })
    this.resolveReady = settle
    const { openStore, timers = systemTimers } = options
    this.store = openStore(() => this.sendPulse())
    this.stopPulse = timers.every(PULSE_MS, () => this.sendPulse())
    this.cancelStartTimeout = timers.after(START_MS, this.resolveReady)
  }

  take(client: ClientKey): Decision | Promise<Decision> {
    if (this.state !== 'up') return this.memory.take(client)
    return this.memory.refusal(client) ?? this.takeShared(client)
  }

  health(): StoreHealth {
    return { store: 'redis', state: this.state === 'up' ? 'up' : 'away' }
  }

  async close(): Promise<void> {
    this.closed = true
    this.state = 'away'
    this.stopPulse()
    this.cancelStartTimeout()
    this.store.close()
    this.resolveReady()
  }

  /** Takes a place in the store and in memory, or in memory alone when the store fails. */
  private async takeShared(client: ClientKey): Promise<Decision> {
    try {
      const { decision, giveBack } = await this.store.take(client)
      const own = decision.allowed ? this.memory.take(client) : this.memory.refusal(client)
      if (decision.allowed && !own?.allowed) giveBack() // Redis has forgotten what this process remembers
      return own ? stricter(decision, own) : decision
    } catch (error) {
      this.setState('away', error)
      return this.memory.take(client)
    }
  }

  private async sendPulse(): Promise<void> {
    try {
      await this.store.pulse()
      this.setState('up')
      this.resolveReady()
    } catch (error) {
      this.setState('away', error)
    }
  }

  /** Sets the state, and reports it when it has changed. */
  private setState(state: 'up' | 'away', reason?: unknown): void {
    if (this.closed || this.state === state) return
    this.state = state
    this.options.onStateChange?.(state, reason instanceof Error ? reason.message : undefined)
  }
}
