import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { ManualTimers } from '../../../../test/support/manual-timers.ts'
import type { ClientKey } from './client-key.ts'
import type { Decision } from './limiter.ts'
import { MemoryLimiter } from './memory-limiter.ts'
import { SharedLimiter, type SharedStore } from './shared-limiter.ts'

const LIMIT = 3
const WINDOW_MS = 60_000
/** More than any test here uses: the default reserves 56 MiB for each of thousands of limiters, and takes minutes. */
const CAPACITY = { maxClients: 256, maxEvents: 1024 }
/**
 * As in `shared-limiter.ts`: how often the store is asked whether it can count, and the wait for it at the
 * start.
 */
const PULSE_MS = 500
const START_MS = 1000
const SOMEBODY: ClientKey = { high: 0, low: 1 }
const SOMEBODY_ELSE: ClientKey = { high: 0, low: 2 }

/** An empty count of this process. */
const countInMemory = (clock = () => now) =>
  new MemoryLimiter({ limit: LIMIT, windowMs: WINDOW_MS, now: clock, ...CAPACITY })

/** A store that counts exactly, fails on demand, and counts its calls. */
class FakeStore implements SharedStore {
  requestCount = 0
  givenBack = 0
  closed = false
  failure: Error | undefined
  count: MemoryLimiter

  constructor(now: () => number) {
    this.count = countInMemory(now)
  }

  async take(client: ClientKey) {
    this.requestCount += 1
    if (this.failure) throw this.failure
    const giveBack = () => {
      this.givenBack += 1
    }
    return { decision: this.count.take(client), giveBack }
  }

  async pulse() {
    if (this.failure) throw this.failure
  }

  close() {
    this.closed = true
  }
}

let now: number
let store: FakeStore
let timers: ManualTimers
let states: string[]
let limiter: SharedLimiter
let connected: () => void

beforeEach(() => {
  create()
})

/** Makes a limiter with a new store, at the time 0. */
function create(): void {
  now = 0
  store = new FakeStore(() => now)
  timers = new ManualTimers()
  states = []
  limiter = new SharedLimiter(countInMemory(), {
    timers,
    openStore: (onConnected) => {
      connected = onConnected
      return store
    },
    onStateChange: (state, reason) => void states.push(reason ? `${state}: ${reason}` : state),
  })
}

/** Resolves after the microtasks of the current callback. */
const turn = () => new Promise(setImmediate)

/** Runs the timers of so many milliseconds, and what follows. */
async function fire(ms: number): Promise<void> {
  timers.fire(ms)
  await turn()
}

/** Connects the store, so that the count is shared. */
async function join(): Promise<void> {
  connected()
  await limiter.ready
}

/** Sends requests one after the other. */
async function takeAll(client: ClientKey, count: number): Promise<Decision[]> {
  const all: Decision[] = []
  for (let index = 0; index < count; index += 1) all.push(await limiter.take(client))
  return all
}

const allowed = (decisions: readonly Decision[]) => decisions.map((decision) => decision.allowed)

describe('SharedLimiter at its start', () => {
  it('counts in the process until the store has answered', async () => {
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
    expect(allowed(await takeAll(SOMEBODY, LIMIT + 1))).toEqual([true, true, true, false])
    expect(store.requestCount).toBe(0)
    await join()
    expect(limiter.health()).toEqual({ store: 'redis', state: 'up' })
    expect(states).toEqual(['up'])
  })

  it('is ready after a second when the store does not answer', async () => {
    let isReady = false
    void limiter.ready.then(() => {
      isReady = true
    })
    await turn()
    expect(isReady).toBe(false)
    await fire(START_MS)
    expect(isReady).toBe(true)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
  })
})

describe('SharedLimiter while the store answers', () => {
  beforeEach(join)

  it('returns what the store decides, other processes included', async () => {
    store.count.take(SOMEBODY) // by another process
    expect(await takeAll(SOMEBODY, LIMIT)).toMatchObject([
      { allowed: true, remaining: 1 },
      { allowed: true, remaining: 0 },
      { allowed: false, remaining: 0, resetAfterMs: WINDOW_MS },
    ])
  })

  it('refuses a client that has filled its window here without asking the store', async () => {
    await takeAll(SOMEBODY, LIMIT)
    expect(store.requestCount).toBe(LIMIT)
    expect(allowed(await takeAll(SOMEBODY, 100))).not.toContain(true)
    expect(store.requestCount).toBe(LIMIT)
  })

  it('refuses by its own count when the store has lost its data, and gives the places back', async () => {
    const both = await Promise.all([limiter.take(SOMEBODY), limiter.take(SOMEBODY)])
    store.count = countInMemory()
    const later = await Promise.all(Array.from({ length: LIMIT }, () => limiter.take(SOMEBODY)))
    expect(allowed([...both, ...later])).toEqual([true, true, true, false, false])
    expect(store.givenBack).toBe(2)
  })
})

describe('SharedLimiter while the store fails', () => {
  beforeEach(async () => {
    await join()
    await limiter.take(SOMEBODY)
    store.failure = new Error('no answer within 100 ms')
  })

  it('answers the request that fails, and stops calling the store', async () => {
    expect(await limiter.take(SOMEBODY)).toMatchObject({ allowed: true, remaining: 1 })
    expect(limiter.take(SOMEBODY)).toMatchObject({ allowed: true, remaining: 0 })
    expect(limiter.take(SOMEBODY)).toMatchObject({ allowed: false })
    expect(store.requestCount).toBe(2)
    expect(states).toEqual(['up', 'away: no answer within 100 ms'])
  })

  it('detects the failure by its pulse without requests', async () => {
    await fire(PULSE_MS)
    expect(limiter.health()).toEqual({ store: 'redis', state: 'away' })
  })

  it('shares the count again after the first pulse that succeeds', async () => {
    await fire(PULSE_MS)
    await fire(PULSE_MS)
    store.failure = undefined
    await fire(PULSE_MS)
    expect(states).toEqual(['up', 'away: no answer within 100 ms', 'up'])
    await limiter.take(SOMEBODY_ELSE)
    expect(store.requestCount).toBe(2)
  })
})

describe('SharedLimiter.close', () => {
  it('closes the store, cancels every timer, and reports no state change', async () => {
    await limiter.close()
    connected()
    await fire(PULSE_MS)
    expect([store.closed, timers.count, states]).toEqual([true, 0, []])
    await limiter.ready
  })
})

describe('SharedLimiter through any failures of the store', () => {
  /** Milliseconds before a request, and what happens to the store; `forgets` empties it. */
  const step = fc.record({
    wait: fc.constantFrom(0, 0, 1, 500, 20_000, 59_999, 60_000),
    store: fc.constantFrom('same', 'same', 'same', 'fails', 'answers', 'forgets'),
    doesPulse: fc.boolean(),
  })

  it('accepts at most its limit in any window, and refuses no client that is under it', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        create()
        await join()
        const accepted: number[] = []
        for (const [index, { wait, store: event, doesPulse }] of steps.entries()) {
          now += wait
          if (event === 'fails') store.failure = new Error('away')
          if (event === 'answers') store.failure = undefined
          if (event === 'forgets') store.count = countInMemory()
          if (doesPulse) await fire(PULSE_MS)
          const recent = accepted.filter((time) => time > now - WINDOW_MS).length
          const decision = await limiter.take(SOMEBODY)
          expect(decision.allowed).toBe(recent < LIMIT)
          if (decision.allowed) accepted.push(now)
          expect((await limiter.take({ high: 1, low: index })).allowed).toBe(true)
        }
      }),
    ))
})
