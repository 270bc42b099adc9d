/** How long a client waits, for what, and who may stop it: on real sockets. */
import { ServiceError, TimeoutError } from '@denier/client'
import { describe, expect, it } from 'vitest'
import { asking, GOOD } from '../support/asking.ts'
import { answering, type Behaviour, dropped, fault, half, html, silent } from '../support/fake-server.ts'

describe('a wait that is told', () => {
  it('in seconds is kept', async () => {
    const busy = fault(503, 'overloaded', {}, { 'retry-after': '1' })
    const { came, ms } = await asking([busy, answering(200, GOOD)])
    expect(came).toEqual(JSON.parse(GOOD))
    expect(ms).toBeGreaterThan(990)
  })

  it('as a date is kept, by the clock of who wrote it', async () => {
    const clock = Date.UTC(2001, 0, 1)
    const headers = {
      date: new Date(clock).toUTCString(),
      'retry-after': new Date(clock + 2000).toUTCString(),
    }
    const { came, ms } = await asking([fault(429, 'rate_limited', {}, headers), answering(200, GOOD)])
    expect(came).toEqual(JSON.parse(GOOD))
    expect(ms).toBeGreaterThan(1990)
    expect(ms).toBeLessThan(6000)
  })

  it.each([
    ['3600', () => '3600', 3600],
    ['a day and an hour', () => new Date(Date.now() + 3_600_000).toUTCString(), 3600],
    ['soon', () => 'soon', undefined],
    ['-1', () => '-1', undefined],
    ['1e3', () => '1e3', undefined],
  ])('of %s is told in the error where it would come too late', async (_, told, seconds) => {
    const options = { timeoutMs: 5000, retries: seconds === undefined ? 0 : 2 }
    const { came, ms } = await asking([fault(503, 'overloaded', {}, { 'retry-after': told() })], options)
    expect(came).toBeInstanceOf(ServiceError)
    const { retryAfter } = came as ServiceError
    if (seconds === undefined) expect(retryAfter).toBeUndefined()
    else expect(Math.abs((retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(30)
    expect(ms).toBeLessThan(2000)
  })

  it('by a limit that does not say for how long is a minute', async () => {
    const { came, ms } = await asking([html(429)], { timeoutMs: 20_000 })
    expect(came).toMatchObject({ name: 'RateLimitedError', retryAfter: 60 })
    expect(ms).toBeLessThan(2000)
  })
})

describe('time', () => {
  it('is up for an attempt', async () => {
    const { came, ms, times } = await asking([silent], { attemptTimeoutMs: 200, retries: 0 })
    expect(came).toBeInstanceOf(TimeoutError)
    expect(came).toMatchObject({ timeoutMs: 200, message: 'No answer within 200 ms' })
    expect([times, ms < 2000]).toEqual([1, true])
  })

  it.each<[string, Behaviour]>([
    ['nothing', silent],
    ['half an answer', half('hangs')],
  ])('is up for all attempts together, where %s comes', async (_, behaviour) => {
    const { came, ms } = await asking([behaviour], { timeoutMs: 700, attemptTimeoutMs: 300, retries: 100 })
    expect(came).toBeInstanceOf(TimeoutError)
    expect(ms).toBeLessThan(2500)
  })

  it('of one attempt is never more than that of all', async () => {
    const { came, ms } = await asking([silent], { timeoutMs: 250 })
    expect(came).toMatchObject({ name: 'TimeoutError', timeoutMs: 250 })
    expect(ms).toBeLessThan(2000)
  })
})

describe('the caller may abort', () => {
  it.each<[string, Behaviour]>([
    ['while nothing comes', silent],
    ['half way through an answer', half('hangs')],
    ['during a wait', fault(503, 'overloaded', {}, { 'retry-after': '30' })],
  ])('%s', async (_, behaviour) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 200)
    const { came, ms, times } = await asking([behaviour], {}, stop.signal)
    expect(came).toMatchObject({ name: 'AbortError' })
    expect(came).toBe(stop.signal.reason)
    expect([times, ms < 2000]).toEqual([1, true])
  })

  it('before anything is sent, with a reason of its own', async () => {
    const reason = new Error('changed my mind')
    const { came, times } = await asking([answering(200, GOOD)], {}, AbortSignal.abort(reason))
    expect([came, times]).toEqual([reason, 0])
  })

  it('and its connection is let go', async () => {
    let closed: (() => void) | undefined
    const gone = new Promise<void>((resolve) => {
      closed = resolve
    })
    const stop = new AbortController()
    const watched: Behaviour = (response) => {
      response.on('close', () => closed?.())
      stop.abort()
    }
    await asking([watched], {}, stop.signal)
    await gone
  })

  it('and a signal that lives long is not held', async () => {
    const { signal } = new AbortController()
    const listening: string[] = []
    signal.addEventListener = (type: string) => listening.push(`+${type}`)
    signal.removeEventListener = (type: string) => listening.push(`-${type}`)
    await asking([dropped, answering(200, GOOD)], {}, signal)
    expect(listening).toEqual(['+abort', '-abort', '+abort', '-abort', '+abort', '-abort'])
  })
})
