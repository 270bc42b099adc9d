import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { MemoryLimiter, type MemoryLimiterOptions } from './memory-limiter.ts'

/** A limiter whose clock the test moves. */
function limiterAt(options: Omit<MemoryLimiterOptions, 'now'>) {
  const clock = { now: 0 }
  return { clock, limiter: new MemoryLimiter({ ...options, now: () => clock.now }) }
}

/** A naive model of the rule, in a window of 60,000 ms, which keeps every timestamp of every client. */
class Reference {
  /** Times of the accepted requests of each client, by its number. */
  private readonly stamps = new Map<number, number[]>()
  readonly limit: number
  readonly maxClients: number
  readonly maxEvents: number

  constructor(limit: number, maxClients: number, maxEvents: number) {
    this.limit = limit
    this.maxClients = maxClients
    this.maxEvents = maxEvents
  }

  take(who: number, now: number) {
    const inWindow = [...this.stamps].map(([id, all]) => [id, all.filter((at) => now - at < 60_000)] as const)
    const counted = inWindow.filter(([, stamps]) => stamps.length > 0)
    const own = counted.find(([id]) => id === who)?.[1] ?? []
    const all = counted.flatMap(([, stamps]) => stamps)
    const full = all.length >= this.maxEvents || (own.length === 0 && counted.length >= this.maxClients)
    const refuse = (from: readonly number[]) => this.decision(false, 0, Math.min(...from), now)
    if (own.length >= this.limit) return refuse(own)
    if (full) return refuse(all)
    this.stamps.set(who, [...own, now])
    return this.decision(true, this.limit - own.length - 1, Math.min(...own, now), now)
  }

  private decision(allowed: boolean, remaining: number, oldest: number, now: number) {
    return { allowed, limit: this.limit, remaining, resetAfterMs: 60_000 - (now - oldest) }
  }
}

/** Large enough never to be full in these tests, small enough to be created a thousand times. */
const ROOMY = { maxClients: 64, maxEvents: 1024 }

describe('MemoryLimiter, against a naive model', () => {
  /** A client, and the milliseconds before its request. */
  const step = fc.record({
    who: fc.integer({ min: 0, max: 5 }),
    wait: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 3000 }),
      fc.constantFrom(1, 29_999, 30_000, 59_999, 60_000),
    ),
  })
  const steps = fc.array(step, { maxLength: 120 })

  it('decides as the model does, also when full', () => {
    const size = fc.constantFrom(ROOMY, { maxClients: 3, maxEvents: 7 })
    /** The most expired events that a decision removes; the decisions must not depend on it. */
    const sweep = fc.constantFrom(1, 2, 1000)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        size,
        sweep,
        steps,
        (limit, { maxClients, maxEvents }, sweep, requests) => {
          const { clock, limiter } = limiterAt({ limit, maxClients, maxEvents, sweep })
          const reference = new Reference(limit, maxClients, maxEvents)
          for (const { who, wait } of requests) {
            clock.now += wait
            expect(limiter.take({ high: 0, low: who })).toEqual(reference.take(who, clock.now))
          }
        },
      ),
      cases(2000),
    )
  })

  it('accepts at most the limit in any window, with fractional times', () => {
    const waits = fc.array(fc.double({ min: 0, max: 20_000, noNaN: true }), { maxLength: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), waits, (limit, requests) => {
        const { clock, limiter } = limiterAt({ limit, ...ROOMY })
        const accepted: number[] = []
        for (const wait of requests) {
          clock.now += wait
          if (limiter.take({ high: 0, low: 0 }).allowed) accepted.push(clock.now)
        }
        const spans = accepted.slice(limit).map((at, i) => at - (accepted[i] as number))
        // `limit` requests apart: a whole window, but for the rounding of floating-point times
        expect(Math.min(...spans)).toBeGreaterThanOrEqual(60_000 - 1e-6)
      }),
    )
  })

  it('accepts a retry after resetAfterMs, and none before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (limit, requests) => {
        const { clock, limiter } = limiterAt({ limit, ...ROOMY })
        for (const { who, wait } of requests) {
          clock.now += wait
          const decision = limiter.take({ high: 0, low: who })
          if (decision.allowed) continue
          clock.now += decision.resetAfterMs - 1
          expect(limiter.take({ high: 0, low: who }).allowed).toBe(false)
          clock.now += 1
          expect(limiter.take({ high: 0, low: who }).allowed).toBe(true)
        }
      }),
      cases(300),
    )
  })
})
