/** `npm run soak`: hours of use in minutes, and the memory that the service then holds. */
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMissing, PROXIES, startStand } from '../deploy/stand.ts'
import { SERVICE_NODE, startProcess, type TestProcess } from '../support/process.ts'
import type { ProxyName } from '../support/reverse-proxy.ts'
import { atLeast, atMost, exactly, type Figure, type Tell } from './figure.ts'
import { type HeldMemory, heldBy, measurable, slope } from './held-memory.ts'
import { report } from './report.ts'
import { allTargets } from './soak-targets.ts'
import { Visitors } from './visitors.ts'

/** How long the peak throughput is measured, and the warm-up before. */
const PEAK_MS = 10_000
/** Measurements of memory in a run. */
const SAMPLES = 20
/**
 * Megabytes by which the heap in use of a warm service may grow in ten minutes, or in a shorter run.
 */
const MOST_HEAP_MB = 5
/** The same for its resident memory: one worker that starts or ends takes some 50 MB. */
const MOST_RESIDENT_MB = 50

/** A service, or two behind a proxy, and the origin for visitors. */
interface Place {
  readonly origin: string
  readonly services: readonly TestProcess[]
  /** Stops the services; resolves to the exit code of the first one. */
  readonly stop: () => Promise<number>
}

async function startPlace(through: ProxyName | undefined, minutes: number): Promise<Place> {
  const lifetimeMs = (minutes + 5) * 60_000
  const place = through ? await behind(through, lifetimeMs) : await alone(lifetimeMs)
  for (const { child } of place.services) child.stdout?.removeAllListeners('data').resume() // the log is discarded
  return place
}

async function alone(lifetimeMs: number): Promise<Place> {
  const service = await startProcess(measurable, lifetimeMs)
  const { origin } = service
  return { origin, services: [service], stop: async () => (await service.stop()).code ?? 1 }
}

async function behind(name: ProxyName, lifetimeMs: number): Promise<Place> {
  if (isMissing(name)) throw new Error(`${name} or Redis is missing`)
  const stand = await startStand(name, measurable, lifetimeMs)
  const stop = async () => {
    const { code } = await stand.instances[0].stop()
    await stand.stop()
    return code ?? 1
  }
  return { origin: stand.proxy.origin, services: stand.instances, stop }
}

/**
 * Hours of use in minutes: the default settings at half of the throughput, through every interface, with the limit
 * on.
 */
async function soak(minutes: number, through: ProxyName | undefined, tell: Tell): Promise<Figure[]> {
  tell(`the service on Node ${spawnSync(SERVICE_NODE, ['-v'], { encoding: 'utf8' }).stdout.trim()}`)
  const place = await startPlace(through, minutes)
  const visitors = new Visitors(place.origin, await allTargets())
  await sleep(PEAK_MS)
  visitors.take() // its first seconds are slow
  await sleep(PEAK_MS)
  const peak = visitors.take().count / (PEAK_MS / 1000)
  visitors.rate = peak / 2
  tell(`peak ${peak.toFixed(0)} requests/s; asked at half of it`)

  const { memory, wrong, ...counts } = await watch(place, visitors, minutes, tell)
  await visitors.stop()
  const code = await place.stop()
  for (const why of wrong.slice(0, 20)) tell(why)
  const warm = memory.filter(({ minute }) => minute > minutes / 3)
  const span = Math.min(10, minutes)
  return [
    atLeast('requests', counts.count, 1000),
    exactly('answers that were not due, or that did not come', wrong.length, 0),
    atLeast('share of them accepted by the limit', (100 * counts.accepted) / counts.count, 50, '%'),
    atMost('share of them told to come back', (100 * counts.busy) / counts.count, 5, '%'),
    atMost(
      `heap in use of a service, grown after warm-up, in ${span} minutes`,
      (span * slope(warm, 'heap')) / place.services.length,
      MOST_HEAP_MB,
      'MB',
    ),
    atMost(
      'resident memory, likewise',
      (span * slope(warm, 'resident')) / place.services.length,
      MOST_RESIDENT_MB,
      'MB',
    ),
    exactly('the end of the service on SIGTERM', code, 0),
  ]
}

/** Measures memory and counts answers until the minutes are over. */
async function watch({ services }: Place, visitors: Visitors, minutes: number, tell: Tell) {
  const memory: HeldMemory[] = []
  const wrong: string[] = []
  let [count, accepted, busy] = [0, 0, 0]
  const began = performance.now()
  const end = began + minutes * 60_000
  while (performance.now() < end) {
    await sleep(Math.min((minutes * 60_000) / SAMPLES, end - performance.now()))
    const seen = visitors.take()
    const held = await heldBy(services, (performance.now() - began) / 60_000)
    memory.push(held)
    count += seen.count
    accepted += seen.accepted
    busy += seen.busy
    wrong.push(...seen.wrong.map(({ target, status, error }) => `${target.address}: ${status ?? error}`))
    tell(
      `${held.minute.toFixed(1)} min: ${seen.count} asked, ${seen.accepted} accepted, ${seen.busy} told to come back, ${seen.wrong.length} wrong; p50 ${seen.p50.toFixed(1)} p99 ${seen.p99.toFixed(0)} max ${seen.max.toFixed(0)} ms; heap ${held.heap.toFixed(1)} MB, resident ${held.resident.toFixed(0)} MB`,
    )
  }
  return { memory, wrong, count, accepted, busy }
}

/**
 * Runs the command. The variable `SERVICE_NODE` may name another Node for the service.
 * @param words number of minutes, ten by default, and the names of proxies to run behind; none by default.
 * @returns whether every figure held.
 */
export const main = (words: readonly string[]): Promise<boolean> => {
  const minutes = Number(words.find((word) => Number(word) > 0) ?? 10)
  const proxies: readonly (ProxyName | undefined)[] = PROXIES.filter((name) => words.includes(name))
  return report(
    (proxies.length > 0 ? proxies : [undefined]).map((through) => ({
      name: `soak: ${minutes} minutes at half of the peak, ${through ? `through ${through}` : 'without a proxy'}`,
      run: (tell) => soak(minutes, through, tell),
    })),
  )
}
