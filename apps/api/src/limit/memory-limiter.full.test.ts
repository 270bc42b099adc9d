import { describe, expect, it } from 'vitest'
import { bundleScript } from '../../../../test/support/script.ts'

describe('MemoryLimiter', () => {
  it('stays within 64 MB for a million addresses, and the blocked one stays blocked', async () => {
    const script = await bundleScript(new URL('../../../../test/support/limit-memory.ts', import.meta.url))
    try {
      // Growth of the memory of a process in MB, and what it decided: one request of each address, then one
      // more of a client that had used up its limit.
      const found = JSON.parse(await script.run([], ['--expose-gc']))
      expect(found.accepted).toBe(1_000_000)
      expect(found.stillAllowed).toBe(false)
      expect(found.rss).toBeLessThanOrEqual(64)
      expect(found.arrayBuffers).toBeLessThanOrEqual(64)
    } finally {
      script.remove()
    }
  })
})
