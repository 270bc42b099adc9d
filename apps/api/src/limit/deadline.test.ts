import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { TooLate, withDeadline } from './deadline.ts'

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms))

describe('withDeadline', () => {
  it('passes answers and failures on', async () => {
    expect(await withDeadline(after(1), 1000)).toBe('answer')
    await expect(withDeadline(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  })

  it('gives up in time, and ignores what comes afterwards', async () => {
    const started = performance.now()
    const late = after(60).then(() => Promise.reject(new Error('too late to matter')))
    await expect(withDeadline(late, 20)).rejects.toThrow(TooLate)
    expect(performance.now() - started).toBeLessThan(60)
    await after(80)
  })

  it('reads an answer that lies there when this process was the slow one', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [far] = (await once(server, 'connection')) as [Socket]
    const awaited = withDeadline(once(near, 'data'), 20)
    far.write('answer')
    const started = performance.now()
    while (performance.now() - started < 60); // a computation that keeps the loop for itself
    expect(String(await awaited)).toBe('answer')
    near.destroy()
    far.destroy()
    server.close()
  })
})
