import { describe, expect, it } from 'vitest'
import type { ClientKey } from '../limit/client-key.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'
import { MemoryLimiter } from '../limit/memory-limiter.ts'
import { admitRequest, type Buckets, limitHeaders } from './admission.ts'
import { FREE, ONE_ASSET, ONE_DOCUMENT, ONE_QUESTION } from './route.ts'

/** Any client: the IPv4 address 0.0.0.1. */
const client: ClientKey = { high: -1, low: 1 }

/** Limiters whose clock stands still: no place comes back. */
const buckets = (): Buckets => ({
  questions: new MemoryLimiter({ limit: 2, now: () => 0 }),
  documents: new MemoryLimiter({ limit: 3, now: () => 0 }),
  assets: new MemoryLimiter({ limit: 1, now: () => 0 }),
})

/** The same limiter with asynchronous decisions. */
const asynchronous = (limiter: Limiter): Limiter => ({
  ready: Promise.resolve(),
  take: async (key) => limiter.take(key),
  health: () => limiter.health(),
  close: async () => {},
})

describe('admitRequest', () => {
  it('counts questions, documents and assets separately', () => {
    const all = buckets()
    const questions = [1, 2, 3].map(() => admitRequest(all, ONE_QUESTION, client))
    expect(questions).toMatchObject([{ admitted: 1 }, { admitted: 1 }, { admitted: 0 }])
    const documents = [1, 2, 3, 4].map(() => admitRequest(all, ONE_DOCUMENT, client))
    expect(documents).toMatchObject([{ admitted: 1 }, { admitted: 1 }, { admitted: 1 }, { admitted: 0 }])
    const assets = [1, 2].map(() => admitRequest(all, ONE_ASSET, client))
    expect(assets).toMatchObject([{ admitted: 1 }, { admitted: 0 }])
  })

  it('takes no place for a free request, and admits every request without a limiter', () => {
    const all = buckets()
    for (let index = 0; index < 10; index += 1) admitRequest(all, FREE, client)
    expect(admitRequest(all, ONE_QUESTION, client)).toMatchObject({ admitted: 1, decision: { remaining: 1 } })
    const none = { questions: undefined, documents: undefined }
    expect(admitRequest(none, ONE_QUESTION, client)).toEqual({ admitted: 1, decision: undefined })
  })

  it.each(['memory', 'a store'])('admits as many places of a batch as are left, in %s', async (kind) => {
    const limiter = new MemoryLimiter({ limit: 2, now: () => 0 })
    const questions = kind === 'memory' ? limiter : asynchronous(limiter)
    const all = { questions, documents: undefined }
    const batch = { costClass: 'question', places: 5 } as const
    expect(await admitRequest(all, batch, client)).toMatchObject({
      admitted: 2,
      decision: { allowed: false },
    })
    expect(await admitRequest(all, batch, client)).toMatchObject({
      admitted: 0,
      decision: { allowed: false },
    })
  })
})

describe('limitHeaders', () => {
  it('rounds the seconds up so that a retry passes', () => {
    const decision: Decision = { allowed: false, limit: 30, remaining: 0, resetAfterMs: 59_001 }
    const flat = limitHeaders(decision)
    expect(flat[flat.indexOf('x-ratelimit-reset') + 1]).toBe('60')
    expect(flat[flat.indexOf('ratelimit') + 1]).toBe('"default";r=0;t=60')
  })
})
