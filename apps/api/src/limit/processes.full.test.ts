import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRedis, type TestRedis, withoutRedis } from '../../../../test/support/redis.ts'
import { bundleScript, output, type Script } from '../../../../test/support/script.ts'

describe.skipIf(withoutRedis)('four processes that share a Redis', () => {
  let server: TestRedis
  /** Sends the requests of one client through a limiter, and prints how many were accepted. */
  let hammer: Script

  beforeAll(async () => {
    server = (await startRedis()) as TestRedis
    hammer = await bundleScript(new URL('../../../../test/support/limit-hammer.ts', import.meta.url))
  })
  beforeEach(() => server.restart())
  afterAll(async () => {
    hammer?.remove()
    await server?.stop()
  })

  /**
   * Starts a process for each number of requests, all at once. Returns how many each accepted. `patient`
   * processes wait until Redis answers; `frozen` ones are for a Redis that does not answer.
   */
  async function accepted(requests: readonly number[], mode: 'patient' | 'frozen'): Promise<number[]> {
    const processes = requests.map((count) => hammer.spawn([server.url, String(count), mode]))
    const printed = processes.map((process) => output(process))
    await Promise.all(
      processes.map((process: ChildProcess) => once(process.stdout as NodeJS.EventEmitter, 'data')),
    )
    for (const process of processes) process.stdin?.write('go\n')
    return (await Promise.all(printed)).map((text) => Number(/accepted (\d+)/.exec(text)?.[1]))
  }

  it('accepts thirty of a thousand parallel requests in total', async () => {
    const counts = await accepted([250, 250, 250, 250], 'patient')
    expect(counts.reduce((sum, count) => sum + count)).toBe(30)
  })

  it('accepts thirty per process while Redis is frozen, and lets the processes end', async () => {
    server.freeze()
    try {
      expect(await accepted([100, 100], 'frozen')).toEqual([30, 30])
    } finally {
      server.thaw()
    }
  })
})
