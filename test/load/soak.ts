import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AnalysisName, catalogue, loadHistory, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { get, simulateur } from '../support/client.ts'
import { askOnce, type Outcome } from '../support/load.ts'
import { freePort, startProcess, type TestProcess } from '../support/process.ts'
import { textOf } from '../support/queries.ts'
import { atLeast, atMost, exactly, type Figure, largest, percentile, type Tell } from './figure.ts'
import { residentOf } from './memory.ts'
import { report } from './report.ts'
import { questions } from './worst.ts'

const CLIENTS = 32
const PEAK_MS = 10_000
const EVERY_MS = 30_000
const COLLECTIONS = 8
const SEED = 20_261_121
/** Megabytes by which a service that has warmed up may grow in ten minutes: of heap in use, and of all that it holds. */
const MOST_HEAP_MB = 5
/** A thread that answers long questions comes and goes, with some fifty. */
const MOST_RESIDENT_MB = 50

interface Target {
  readonly address: string
  /** The statuses that are right. */
  readonly due: readonly number[]
}

/** Thousands of different addresses over every operation, one in a hundred of them at fault. */
async function targets({ origin }: TestProcess): Promise<Target[]> {
  await loadHistory()
  const random = (simulator: Simulator, kind: AnalysisName, numRuns: number) =>
    fc.sample(questions(simulator, kind), { numRuns, seed: SEED })
  const sound: Target[] = (catalogue as readonly Simulator[]).flatMap((simulator) => {
    const { name } = simulator.contract
    const ask = (door: string, query: object, ...due: number[]) => ({
      address: simulateur(name + door, textOf(query)),
      due,
    })
    const simulations = random(simulator, 'simulation', 400)
    return [
      ...simulations.map((query) => ask('', query, 200, 503)),
      ...simulations.slice(0, 20).map((query) => ask('', { ...query, format: 'csv' }, 200, 503)),
      ...simulations.slice(0, 20).map((query) => ask('/graphique.svg', query, 200, 503)),
      ...random(simulator, 'sensibilite', 4).map((query) => ask('/sensibilite', query, 200, 422, 503)),
      ...random(simulator, 'resolution', 4).map((query) => ask('/resolution', query, 200, 422, 503)),
      { address: simulateur(`${name}/schema`), due: [200] },
    ]
  })
  const described = Object.keys(((await get({ origin }, '/openapi.json')).json as { paths: object }).paths)
  const others = described
    .filter((path) => !/simulateurs\/./.test(path))
    .map((address) => ({ address, due: [200] }))
  const bad = sound
    .filter((_, index) => index % 100 === 0)
    .map(({ address }) => ({ address: `${address}&nowhere=1`, due: [422] }))
  const all = [...sound, ...others, ...bad]
  return fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: SEED })[0] ?? []
}

/** Clients that keep their connections; each waits between two requests, so that all together ask at a rate. */
class Clients {
  #outcomes: (Outcome & { readonly took: number; readonly target: Target })[] = []
  /** Requests a second; none, as many as they can. */
  rate: number | undefined
  #asked = 0
  #running = true
  readonly #done: Promise<unknown>

  constructor(origin: string, all: readonly Target[]) {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const client = async () => {
      while (this.#running) {
        const target = all[this.#asked++ % all.length] as Target
        const began = performance.now()
        const outcome = await askOnce(origin + target.address, agent)
        const took = performance.now() - began
        this.#outcomes.push({ ...outcome, took, target })
        if (this.rate) await sleep(Math.max(0, (1000 * CLIENTS) / this.rate - took))
      }
    }
    this.#done = Promise.all(Array.from({ length: CLIENTS }, client)).then(() => agent.destroy())
  }

  take() {
    const outcomes = this.#outcomes
    this.#outcomes = []
    const took = outcomes.map((outcome) => outcome.took)
    const wrong = outcomes.filter(
      ({ status = 0, complete, target }) => !complete || !target.due.includes(status),
    )
    const busy = outcomes.filter(({ status }) => status === 503).length
    return {
      count: outcomes.length,
      wrong,
      busy,
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      max: largest(took),
    }
  }

  async stop(): Promise<void> {
    this.#running = false
    await this.#done
  }
}

/** Hours of life in minutes: the service at half of what it can, asked all sorts of things. */
async function soak(minutes: number, tell: Tell): Promise<Figure[]> {
  const metricsPort = await freePort()
  const env = {
    RATE_LIMIT: '0',
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(COLLECT)}`,
  }
  const service = await startProcess(env, (minutes + 5) * 60_000)
  service.child.stdout?.removeAllListeners('data').resume() // the log is written, and nobody keeps it
  const all = await targets(service)
  tell(`${all.length} different addresses`)
  const clients = new Clients(service.origin, all)
  await sleep(PEAK_MS)
  clients.take() // its first seconds are slow
  await sleep(PEAK_MS)
  const peak = clients.take().count / (PEAK_MS / 1000)
  clients.rate = peak / 2
  tell(`peak ${peak.toFixed(0)} requests/s; asked at half of it`)

  const memory: Memory[] = []
  const wrong: string[] = []
  let count = 0
  let busy = 0
  const end = performance.now() + minutes * 60_000
  const began = performance.now()
  while (performance.now() < end) {
    await sleep(Math.min(EVERY_MS, end - performance.now()))
    const seen = clients.take()
    const [heap, resident] = [await leastHeap(service, metricsPort), residentOf(service)]
    const minute = (performance.now() - began) / 60_000
    memory.push({ minute, heap, resident })
    count += seen.count
    busy += seen.busy
    wrong.push(...seen.wrong.map(({ target, status, error }) => `${target.address}: ${status ?? error}`))
    tell(
      `${minute.toFixed(1)} min: ${(seen.count / (EVERY_MS / 1000)).toFixed(0)}/s, p50 ${seen.p50.toFixed(1)} p99 ${seen.p99.toFixed(0)} max ${seen.max.toFixed(0)} ms, heap ${heap.toFixed(1)} MB, resident ${resident.toFixed(0)} MB, ${seen.busy} told to come back, ${seen.wrong.length} wrong`,
    )
  }
  await clients.stop()
  const { code } = await service.stop()
  for (const why of wrong.slice(0, 20)) tell(why)
  const warm = memory.filter(({ minute }) => minute > minutes / 3)
  return [
    atLeast('requests', count, 1000),
    exactly('answers that were not due, or that did not come', wrong.length, 0),
    atMost('share of them told to come back', (100 * busy) / count, 5, '%'),
    atMost('heap in use, grown after warm-up, by ten minutes', 10 * slope(warm, 'heap'), MOST_HEAP_MB, 'MB'),
    atMost('resident memory, likewise', 10 * slope(warm, 'resident'), MOST_RESIDENT_MB, 'MB'),
    exactly('the end of the service on SIGTERM', code ?? 1, 0),
  ]
}

/** Loaded before the service: at a signal that means nothing else, it collects its garbage. */
const COLLECT = `import process from 'node:process'
process.on('SIGWINCH', () => globalThis.gc())`

/** What the service held, just after a collection of its garbage, in megabytes. */
interface Memory {
  readonly minute: number
  readonly heap: number
  readonly resident: number
}

/** The least after several collections: what is under way at one of them is no growth. */
async function leastHeap({ pid }: TestProcess, metricsPort: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < COLLECTIONS; time += 1) {
    process.kill(pid, 'SIGWINCH')
    await sleep(200)
    least = Math.min(least, await heapOf(metricsPort))
  }
  return least
}

async function heapOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\d+)$/m.exec(text)?.[1]) / 1e6
}

/** Megabytes a minute, by least squares. */
function slope(points: readonly Memory[], of: 'heap' | 'resident'): number {
  const mean = (value: (point: Memory) => number) =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  const [x, y] = [mean(({ minute }) => minute), mean((point) => point[of])]
  const spread = mean(({ minute }) => (minute - x) ** 2)
  return spread === 0 ? 0 : mean((point) => (point.minute - x) * (point[of] - y)) / spread
}

/** @param words how many minutes, ten unless told. */
export const main = ([minutes = '10']: readonly string[]): Promise<boolean> =>
  report([
    { name: `soak: ${minutes} minutes at half of the peak`, run: (tell) => soak(Number(minutes), tell) },
  ])
