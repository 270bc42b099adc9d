import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './one-a-turn.ts'

describe('createTurns', () => {
  it('starts three jobs given at once in three different turns of the event loop', async () => {
    const inTurn = createTurns()
    let turns = 0
    const started: number[] = []
    const jobs = [1, 2, 3].map(() => inTurn(async () => started.push(turns)))
    for (; turns < 10; turns += 1) await turn()
    await Promise.all(jobs)
    expect(new Set(started).size).toBe(3)
  })

  it('starts a job though the one before it fails or never ends', async () => {
    const inTurn = createTurns()
    const failing = inTurn(() => Promise.reject(new Error('a fault')))
    inTurn(() => new Promise(() => {}))
    await expect(failing).rejects.toThrow('a fault')
    expect(await inTurn(async () => 'done')).toBe('done')
  })
})
