/** Waits, retries, timeouts and abortion of a client. */
import { ServiceError, TimeoutError } from '@denier/client'
import { describe, expect, it } from 'vitest'
import { callFake, GOOD } from '../support/call-fake.ts'
import { answering, type Behaviour, dropped } from '../support/fake-server.ts'
import { runScript, type ScriptedReply, START } from '../support/scripted-client.ts'

const good: ScriptedReply = { status: 200, body: GOOD }
const fault = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): ScriptedReply => {
  return { status, headers, body: JSON.stringify({ errors: [{ code, message: `it is ${code}` }] }) }
}
const proxyPage = (status: number): ScriptedReply => {
  return { status, headers: { 'content-type': 'text/html' }, body: '<html>proxy</html>' }
}

describe('DenierClient after Retry-After', () => {
  it('waits for the seconds of Retry-After', async () => {
    const { came, ms } = await runScript([fault(503, 'overloaded', { 'retry-after': '1' }), good])
    expect([came, ms]).toEqual([JSON.parse(GOOD), 1000])
  })

  it('waits until the date of Retry-After by the clock of the server', async () => {
    const sent = Date.UTC(2001, 0, 1)
    const headers = { date: new Date(sent).toUTCString(), 'retry-after': new Date(sent + 2000).toUTCString() }
    const { came, ms } = await runScript([fault(429, 'rate_limited', headers), good])
    expect([came, ms]).toEqual([JSON.parse(GOOD), 2000])
  })

  it.each([
    ['3600', 3600],
    [new Date(START + 3_600_000).toUTCString(), 3600],
    ['soon', undefined],
    ['-1', undefined],
    ['1e3', undefined],
  ])('rejects at once when Retry-After (%s) is beyond its deadline', async (header, seconds) => {
    const options = { timeoutMs: 5000, retries: seconds === undefined ? 0 : 2 }
    const { came, ms } = await runScript([fault(503, 'overloaded', { 'retry-after': header })], options)
    expect(came).toBeInstanceOf(ServiceError)
    expect([(came as ServiceError).retryAfter, ms]).toEqual([seconds, 0])
  })

  it('assumes one minute for a 429 without Retry-After', async () => {
    const { came, ms } = await runScript([proxyPage(429)], { timeoutMs: 20_000 })
    expect(came).toMatchObject({ name: 'RateLimitedError', retryAfter: 60 })
    expect(ms).toBe(0)
  })
})

describe('DenierClient retries', () => {
  it.each<[string, ScriptedReply]>([
    ['a connection that breaks', 'broken connection'],
    ['a gateway without service', proxyPage(502)],
    ['a busy service that does not say for how long', fault(503, 'overloaded')],
    ['a busy service that says now', fault(503, 'overloaded', { 'retry-after': '0' })],
    ['a limit that is over', fault(429, 'rate_limited', { 'retry-after': '0' })],
  ])('waits 200 ms, then 400 ms, after %s', async (_, reply) => {
    const { came, ms, times } = await runScript([reply, reply, good])
    expect([came, ms, times]).toEqual([JSON.parse(GOOD), 600, 3])
  })

  it('retries an attempt that exceeds attemptTimeoutMs', async () => {
    const { came, ms, times } = await runScript(['nothing', 'half', good], { attemptTimeoutMs: 150 })
    expect([came, ms, times]).toEqual([JSON.parse(GOOD), 150 + 200 + 150 + 400, 3])
  })
})

describe('DenierClient timeouts', () => {
  it('rejects with a TimeoutError after one attempt without an answer', async () => {
    const { came, ms, times } = await runScript(['nothing'], { attemptTimeoutMs: 200, retries: 0 })
    expect(came).toBeInstanceOf(TimeoutError)
    expect(came).toMatchObject({ timeoutMs: 200, message: 'No answer within 200 ms' })
    expect([times, ms]).toEqual([1, 200])
  })

  it.each(['nothing', 'half'] as const)(
    'rejects with a TimeoutError after timeoutMs for all attempts when %s comes',
    async (reply) => {
      const { came, ms } = await runScript([reply], { timeoutMs: 700, attemptTimeoutMs: 300, retries: 100 })
      expect(came).toBeInstanceOf(TimeoutError)
      expect(ms).toBe(700)
    },
  )

  it('limits one attempt to the total timeout', async () => {
    const { came, ms } = await runScript(['nothing'], { timeoutMs: 250 })
    expect(came).toMatchObject({ name: 'TimeoutError', timeoutMs: 250 })
    expect(ms).toBe(250)
  })
})

describe('DenierClient abort signal', () => {
  it.each<[string, ScriptedReply]>([
    ['while nothing comes', 'nothing'],
    ['half way through an answer', 'half'],
    ['during a wait', fault(503, 'overloaded', { 'retry-after': '30' })],
  ])('rejects with the reason of the signal %s', async (_, reply) => {
    const { came, ms, times, reason } = await runScript([reply], { abortAfterMs: 200 })
    expect(came).toMatchObject({ name: 'AbortError' })
    expect([came, times, ms]).toEqual([reason, 1, 200])
  })

  it('sends nothing when the signal is already aborted', async () => {
    const reason = new Error('changed my mind')
    const { came, times } = await callFake([answering(200, GOOD)], {}, AbortSignal.abort(reason))
    expect([came, times]).toEqual([reason, 0])
  })

  it('closes the connection when the signal aborts', async () => {
    let closed: (() => void) | undefined
    const gone = new Promise<void>((resolve) => {
      closed = resolve
    })
    const stop = new AbortController()
    const watched: Behaviour = (response) => {
      response.on('close', () => closed?.())
      stop.abort()
    }
    await callFake([watched], {}, stop.signal)
    await gone
  })

  it('removes its listeners from a signal that outlives the request', async () => {
    const { signal } = new AbortController()
    const listening: string[] = []
    signal.addEventListener = (type: string) => listening.push(`+${type}`)
    signal.removeEventListener = (type: string) => listening.push(`-${type}`)
    await callFake([dropped, answering(200, GOOD)], {}, signal)
    expect(listening).toEqual(['+abort', '-abort', '+abort', '-abort', '+abort', '-abort'])
  })
})
