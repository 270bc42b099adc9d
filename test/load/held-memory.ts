/** Memory that services hold after a garbage collection, for `npm run soak`. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProcess } from '../support/process.ts'
import { residentOf } from './memory.ts'

/**
 * Memory of services after a garbage collection, in megabytes: their heap in use, and all that is resident.
 */
export interface HeldMemory {
  /** Minutes since the beginning. */
  readonly minute: number
  readonly heap: number
  readonly resident: number
}

/** How many collections the smallest heap is taken of. */
const COLLECTIONS = 8

/** Preloaded by a service: on an otherwise unused signal, it collects garbage and prints its memory. */
const COLLECT = `import process from 'node:process'
process.on('SIGWINCH', () => {
  globalThis.gc()
  process.stderr.write('heap ' + process.memoryUsage().heapUsed + '\\n')
})`

/** Environment of a service whose memory is measured. */
export const measurable = {
  NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(COLLECT)}`,
}

/** The memory of some services together, which were started with `measurable`. */
export async function heldBy(services: readonly TestProcess[], minute: number): Promise<HeldMemory> {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return {
    minute,
    heap: sum(await Promise.all(services.map(leastHeap))),
    resident: sum(services.map(residentOf)),
  }
}

/** The smallest heap after several collections, in megabytes: what pending requests hold is not growth. */
async function leastHeap(service: TestProcess): Promise<number> {
  const known = heapsOf(service).length
  for (let time = 1; time <= COLLECTIONS; time += 1) {
    process.kill(service.pid, 'SIGWINCH')
    while (heapsOf(service).length < known + time) {
      const { exitCode, signalCode } = service.child
      if (exitCode !== null || signalCode !== null)
        throw new Error(`a service ended: ${signalCode ?? exitCode}`)
      await sleep(100)
    }
  }
  return Math.min(...heapsOf(service).slice(known))
}

const heapsOf = ({ stderr }: TestProcess): number[] =>
  [...stderr().matchAll(/^heap (\d+)$/gm)].map(([, bytes]) => Number(bytes) / 1e6)

/** Growth in megabytes a minute, by least squares. */
export function slope(points: readonly HeldMemory[], of: 'heap' | 'resident'): number {
  const mean = (value: (point: HeldMemory) => number) =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  const [x, y] = [mean(({ minute }) => minute), mean((point) => point[of])]
  const spread = mean(({ minute }) => (minute - x) ** 2)
  return spread === 0 ? 0 : mean((point) => (point.minute - x) * (point[of] - y)) / spread
}
