import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ManualTimers } from '../../../../test/support/manual-timers.ts'
import { TooLate, withDeadline } from './deadline.ts'

const DEADLINE_MS = 100

describe('withDeadline', () => {
  it('passes an answer and a failure on, and cancels its timer', async () => {
    const timers = new ManualTimers()
    expect(await withDeadline(Promise.resolve('answer'), DEADLINE_MS, timers)).toBe('answer')
    const failing = Promise.reject(new Error('no'))
    await expect(withDeadline(failing, DEADLINE_MS, timers)).rejects.toThrow('no')
    expect(timers.count).toBe(0)
  })

  it('rejects at the deadline, and ignores a failure that comes afterwards', async () => {
    const timers = new ManualTimers()
    const { promise: late, reject } = withResolvers<string>()
    const answer = withDeadline(late, DEADLINE_MS, timers)
    timers.fire(DEADLINE_MS)
    await expect(answer).rejects.toThrow(new TooLate(DEADLINE_MS))
    reject(new Error('too late to matter'))
  })

  it('reads an answer that has arrived when the process was too busy to read it in time', async () => {
    const timers = new ManualTimers()
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    // Two ends of one connection: the test reads at `near` what it writes at `far`.
    const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [far] = (await once(server, 'connection')) as [Socket]
    const awaited = withDeadline(once(near, 'data'), DEADLINE_MS, timers)
    await new Promise<void>((resolve) => far.write('answer', () => resolve()))
    setTimeout(() => timers.fire(DEADLINE_MS))
    // busy for 5 ms, until that timer is due: the loop then runs it before it reads the socket
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    expect(String(await awaited)).toBe('answer')
    near.destroy()
    far.destroy()
    server.close()
  })
})

/** A promise and how to reject it; the oldest Node that is supported has no `Promise.withResolvers`. */
function withResolvers<T>() {
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((_, fail) => {
    reject = fail
  })
  return { promise, reject }
}
