/**
 * Measures the memory of the limiter: one client fills its window, a million others come, and the first asks
 * again. Prints as JSON how many of the others were `accepted`, whether the first was `stillAllowed`, and the
 * growth in megabytes of the memory of the process (`rss`) and of its buffers. Run as a process by the memory
 * test of the limiter and by `npm run chaos`.
 */
import { clientKey } from '../../apps/api/src/limit/client-key.ts'
import { MemoryLimiter } from '../../apps/api/src/limit/memory-limiter.ts'

/** How many clients send one request each. */
const CROWD = 1_000_000

const key = (address: string) => {
  const client = clientKey(address)
  if (!client) throw new Error(`${address} is no address`)
  return client
}

globalThis.gc?.()
const before = process.memoryUsage()
const limiter = new MemoryLimiter({ limit: 30, now: () => 0 })
const blocked = key('203.0.113.7')
for (let i = 0; i < 31; i++) limiter.take(blocked)
let accepted = 0
for (let i = 0; i < CROWD; i++) {
  const [top, bottom] = [i >>> 16, i & 0xffff]
  const ipv6 = `2001:db8:${top.toString(16)}:${bottom.toString(16)}::1`
  const address = i % 2 === 0 ? `10.${top}.${bottom >>> 8}.${bottom & 255}` : ipv6
  if (limiter.take(key(address)).allowed) accepted++
}
const stillAllowed = limiter.take(blocked).allowed
globalThis.gc?.()
const after = process.memoryUsage()
const grown = (of: 'rss' | 'arrayBuffers') => (after[of] - before[of]) / 1e6
process.stdout.write(
  JSON.stringify({ accepted, stillAllowed, rss: grown('rss'), arrayBuffers: grown('arrayBuffers') }),
)
