import { describe, expect, it } from 'vitest'
import { createLimiter } from './create-limiter.ts'
import { type Decision, stricter } from './limiter.ts'

describe('createLimiter', () => {
  /** Any client: the IPv4 address 0.0.0.1. */
  const client = { high: -1, low: 1 }

  it('returns undefined when the limit is off', async () => {
    expect(await createLimiter({ limit: 0 })).toBeUndefined()
    expect(await createLimiter({ limit: 0, storeUrl: 'redis://127.0.0.1:1' })).toBeUndefined()
  })

  it('counts in memory when the address of the store is empty', async () => {
    const limiter = await createLimiter({ limit: 1, storeUrl: '' })
    await limiter?.ready
    expect(limiter?.health()).toEqual({ store: 'memory' })
    expect(limiter?.take(client)).toEqual({ allowed: true, limit: 1, remaining: 0, resetAfterMs: 60_000 })
    expect(limiter?.take(client)).toMatchObject({ allowed: false })
    await limiter?.close()
  })

  it('limits from the first request when nothing listens at the address of the store', async () => {
    const reasons: (string | undefined)[] = []
    const onStateChange = (_: string, reason?: string) => void reasons.push(reason)
    const limiter = await createLimiter({ limit: 2, storeUrl: 'redis://127.0.0.1:1', onStateChange })
    const answers = await Promise.all([1, 2, 3].map(() => limiter?.take(client)))
    expect(answers.map((answer) => answer?.allowed)).toEqual([true, true, false])
    expect(limiter?.health()).toEqual({ store: 'redis', state: 'away' })
    await limiter?.ready
    expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')])
    await limiter?.close()
  })
})

describe('stricter', () => {
  const decision = (allowed: boolean, remaining: number, resetAfterMs: number): Decision => {
    return { allowed, limit: 30, remaining, resetAfterMs }
  }

  it.each([
    ['a refusal over an acceptance', decision(false, 0, 5), decision(true, 9, 60), decision(false, 0, 5)],
    ['of two refusals the longer', decision(false, 0, 5), decision(false, 0, 60), decision(false, 0, 60)],
    ['the fuller count', decision(true, 2, 5), decision(true, 9, 60), decision(true, 2, 5)],
    ['of equal counts the later', decision(true, 2, 5), decision(true, 2, 60), decision(true, 2, 60)],
  ])('takes %s', (_, a, b, expected) => {
    expect(stricter(a, b)).toEqual(expected)
    expect(stricter(b, a)).toEqual(expected)
  })
})
