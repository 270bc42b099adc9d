import { describe, expect, it, vi } from 'vitest'
import { type ClientKey, clientKey } from './client-key.ts'
import { MemoryLimiter, type MemoryLimiterOptions } from './memory-limiter.ts'

/** The client of an address. */
const client = (address: string): ClientKey => clientKey(address) as ClientKey
const somebody = client('203.0.113.7')

/** A limiter whose clock the test moves. */
function limiterAt(options: Partial<MemoryLimiterOptions> = {}) {
  const clock = { now: 0 }
  return { clock, limiter: new MemoryLimiter({ limit: 30, now: () => clock.now, ...options }) }
}

describe('MemoryLimiter', () => {
  it('accepts thirty of a thousand requests, with remaining counting down', () => {
    const { limiter } = limiterAt()
    const decisions = Array.from({ length: 1000 }, () => limiter.take(somebody))
    expect(decisions.map((decision) => decision.allowed)).toEqual(decisions.map((_, i) => i < 30))
    expect(decisions.map((decision) => decision.remaining)).toEqual(
      decisions.map((_, i) => Math.max(0, 29 - i)),
    )
    expect(decisions[999]).toEqual({ allowed: false, limit: 30, remaining: 0, resetAfterMs: 60_000 })
  })

  it('returns a reset of exactly a minute after the first request, at any time of the clock', () => {
    for (let now = 0.1; now < 1e9; now = now * 1.7 + 0.3) {
      const { limiter } = limiterAt({ now: () => now })
      expect(limiter.take(somebody).resetAfterMs).toBe(60_000) // a hair more would be said as 61 seconds
    }
  })

  it('frees a place exactly a minute after it was taken, one by one', () => {
    const { clock, limiter } = limiterAt()
    for (let i = 0; i < 30; i++) {
      clock.now = i * 1000
      expect(limiter.take(somebody)).toMatchObject({ allowed: true, resetAfterMs: 60_000 - i * 1000 })
    }
    clock.now = 59_999
    expect(limiter.take(somebody)).toMatchObject({ allowed: false, resetAfterMs: 1 })
    clock.now = 60_000
    expect(limiter.take(somebody)).toMatchObject({ allowed: true, remaining: 0, resetAfterMs: 1000 })
    expect(limiter.take(somebody)).toMatchObject({ allowed: false, resetAfterMs: 1000 })
    clock.now = 61_000
    expect(limiter.take(somebody).allowed).toBe(true)
  })

  it('does not let thirty at the end of a minute be followed by thirty at the start of the next', () => {
    const { clock, limiter } = limiterAt()
    clock.now = 59_990
    for (let i = 0; i < 30; i++) expect(limiter.take(somebody).allowed).toBe(true)
    clock.now = 60_010
    expect(limiter.take(somebody)).toMatchObject({ allowed: false, resetAfterMs: 59_980 })
  })

  it('gives no place to refused requests, however many', () => {
    const { clock, limiter } = limiterAt()
    for (let second = 0; second < 60; second++) {
      clock.now = second * 1000
      for (let i = 0; i < 40; i++) limiter.take(somebody)
    }
    clock.now = 60_000
    expect(limiter.take(somebody)).toMatchObject({ allowed: true, remaining: 29, resetAfterMs: 60_000 })
  })

  it('predicts a refusal without counting', () => {
    const { limiter } = limiterAt({ limit: 1 })
    expect(limiter.refusal(somebody)).toBeUndefined()
    expect(limiter.refusal(somebody)).toBeUndefined()
    expect(limiter.take(somebody).allowed).toBe(true)
    expect(limiter.refusal(somebody)).toEqual(limiter.take(somebody))
  })

  it('counts ten thousand addresses of one /64 as one client', () => {
    const { limiter } = limiterAt()
    let accepted = 0
    for (let i = 0; i < 10_000; i++) {
      const address = `2001:db8:1:2:${i.toString(16)}:${((i * 7919) % 65_536).toString(16)}::${i % 10}`
      if (limiter.take(client(address)).allowed) accepted++
    }
    expect(accepted).toBe(30)
    expect(limiter.take(client('2001:db8:1:3::1')).allowed).toBe(true)
  })

  it('ignores changes of the wall clock', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
    try {
      const limiter = new MemoryLimiter({ limit: 2 })
      expect(limiter.take(somebody).allowed).toBe(true)
      vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
      expect(limiter.take(somebody)).toMatchObject({ allowed: true, remaining: 0 })
      expect(limiter.take(somebody).allowed).toBe(false)
      vi.setSystemTime(new Date('2026-11-21T11:00:00Z'))
      const refused = limiter.take(somebody)
      expect(refused.allowed).toBe(false)
      expect(refused.resetAfterMs).toBeGreaterThan(0)
      expect(refused.resetAfterMs).toBeLessThanOrEqual(60_000)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps its time when its clock steps back', () => {
    const { clock, limiter } = limiterAt({ limit: 1 })
    clock.now = 100_000
    expect(limiter.take(somebody).allowed).toBe(true)
    clock.now = 0
    expect(limiter.take(somebody)).toMatchObject({ allowed: false, resetAfterMs: 60_000 })
    clock.now = 160_000
    expect(limiter.take(somebody).allowed).toBe(true)
  })
})

describe('MemoryLimiter, full', () => {
  it('refuses new clients until the oldest event leaves, and keeps the counts of known ones', () => {
    const { clock, limiter } = limiterAt({ limit: 2, maxClients: 2, maxEvents: 100 })
    limiter.take(client('192.0.2.1'))
    clock.now = 10_000
    limiter.take(client('192.0.2.2'))
    expect(limiter.take(client('192.0.2.3'))).toEqual({
      allowed: false,
      limit: 2,
      remaining: 0,
      resetAfterMs: 50_000,
    })
    expect(limiter.take(client('192.0.2.2'))).toMatchObject({ allowed: true, remaining: 0 })
    expect(limiter.take(client('192.0.2.2')).allowed).toBe(false)
    clock.now = 60_000
    expect(limiter.take(client('192.0.2.3')).allowed).toBe(true)
    expect(limiter.take(client('192.0.2.2')).allowed).toBe(false)
  })

  it('removes all expired clients before it refuses a new one', () => {
    const { clock, limiter } = limiterAt({ limit: 3, maxClients: 5000, maxEvents: 15_000 })
    for (let i = 0; i < 15_000; i++) limiter.take({ high: 1, low: i % 5000 })
    expect(limiter.take(somebody).allowed).toBe(false)
    clock.now = 60_000
    expect(limiter.take(somebody)).toMatchObject({ allowed: true, remaining: 2 })
  })
})
