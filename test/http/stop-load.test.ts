import { expect, it } from 'vitest'
import { LOADS, stopUnderLoad } from '../load/stop.ts'

/**
 * Clients at full speed, and clients that pause. Nothing that was sent may be lost: a request fails only where
 * no connection was made for it.
 */
it.each(LOADS)(
  '$signal under the load of $clients clients loses no request (pause up to $pauseMs ms)',
  async (load) => {
    const { code, seconds, before, lostBefore, lostAfter, goodbyes } = await stopUnderLoad(load)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(5)
    expect(before).toBeGreaterThan(load.clients)
    expect(lostBefore).toEqual([])
    expect(lostAfter).toEqual([])
    expect(goodbyes).toBeGreaterThan(0)
  },
)
