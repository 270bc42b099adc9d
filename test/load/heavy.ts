/** Part of `npm run chaos`: long questions arrive together. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  analysesOf,
  catalogue,
  loadHistory,
  loadRange,
  type ShapedAnalysisName,
  type Simulator,
} from '@denier/core'
import { get, simulateur } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { textOf } from '../support/queries.ts'
import { atLeast, atMost, below, exactly, type Figure, largest, percentile, type Tell } from './figure.ts'
import { type Costly, costliest } from './worst.ts'

const KINDS: readonly ShapedAnalysisName[] = ['simulation', 'resolution', 'sensibilite', 'plage']
/** Random questions of each kind, among which the costliest are looked for. */
const DRAWS: Readonly<Record<ShapedAnalysisName, number>> = {
  simulation: 300,
  resolution: 100,
  sensibilite: 100,
  plage: 100,
}
/** Requests of a burst. */
const AT_ONCE = 64
/** Requests for each target before a burst, so that the code under test is compiled. */
const REHEARSALS = 5
/** A question that takes microseconds. */
const LIGHT = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** A retirement with as many random draws as the contract allows. */
const MONTE_CARLO = {
  capital: 50_000,
  mensuel: 1000,
  depenses: 2000,
  methode: 'monte_carlo',
  simulations: 20_000,
}
/**
 * The path of one of the longest questions; `&graine=1` makes it another one. Used by `memory.ts` and
 * `threads.ts`.
 */
export const LONGEST = simulateur('retraite-fire', { ...MONTE_CARLO, horizon_retraite: 70 })

const targetOf = ({ name, kind, query }: Costly): string =>
  simulateur(kind === 'simulation' ? name : `${name}/${kind}`, textOf(query))

/**
 * The costliest questions of every simulator, sixty-four at once, beside light questions. Used by `chaos.ts`.
 */
export async function heavyQueries(tell: Tell): Promise<Figure[]> {
  await Promise.all([loadHistory(), ...(catalogue as readonly Simulator[]).map(loadRange)])
  const service = await startMeasured()
  const all: Costly[] = []
  const bursts: Burst[] = []
  try {
    for (const simulator of catalogue as readonly Simulator[]) {
      const kinds = KINDS.filter((kind) => analysesOf(simulator).includes(kind))
      const costly = kinds.flatMap((kind) => costliest(simulator, kind, DRAWS[kind]))
      const burst = await burstOf(service, costly.map(targetOf))
      all.push(...costly)
      bursts.push(burst)
      tell(
        `${simulator.contract.name}: ${largest(costly.map(({ ms }) => ms)).toFixed(1)} ms on the loop at the most; ${describeBurst(burst)}`,
      )
    }
    bursts.push(
      await burstOf(
        service,
        Array.from({ length: AT_ONCE }, (_, seed) => `${LONGEST}&graine=${seed}`),
      ),
    )
    tell(`the longest Monte Carlo: ${describeBurst(bursts.at(-1) as Burst)}`)
  } finally {
    await service.stop('SIGKILL')
  }
  const sum = (of: (burst: Burst) => number) => bursts.reduce((total, burst) => total + of(burst), 0)
  return [
    atMost('longest computation on the serving loop', largest(all.map(({ ms }) => ms)), 50, 'ms'),
    below(
      'delay of the loop during bursts, 99th percentile, the worst',
      largest(bursts.map(({ p99 }) => p99)),
      100,
      'ms',
    ),
    exactly(
      'answers neither 200 nor 503',
      sum(({ wrong }) => wrong),
      0,
    ),
    exactly(
      '503 without Retry-After',
      sum(({ withoutRetryAfter }) => withoutRetryAfter),
      0,
    ),
    atLeast(
      'answered',
      sum(({ answered }) => answered),
      bursts.length,
    ),
    atLeast(
      'told to come back',
      sum(({ busy }) => busy),
      1,
    ),
    exactly(
      'light questions not answered 200',
      sum(({ lightFailures }) => lightFailures),
      0,
    ),
  ]
}

/** A service that publishes its metrics on a port of their own. */
type Measured = TestProcess & { readonly metricsPort: number }

async function startMeasured(): Promise<Measured> {
  const metricsPort = await freePort()
  const env = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', METRICS_PORT: String(metricsPort) }
  const service = await startProcess(env, 600_000)
  await get(service, '/openapi.json')
  return { ...service, metricsPort }
}

/** Counts of the answers of a burst. */
interface Burst {
  /** Answers 200. */
  readonly answered: number
  /** Answers 503. */
  readonly busy: number
  /** All other answers. */
  readonly wrong: number
  /** Answers 503 without `Retry-After`. */
  readonly withoutRetryAfter: number
  /** Light questions that were not answered 200. */
  readonly lightFailures: number
  /** The 99th percentile of the delay of the serving loop, and of what a light question took, in milliseconds. */
  readonly p99: number
  readonly light: number
}

const describeBurst = ({ answered, busy, p99, light }: Burst): string =>
  `${answered} answered, ${busy} told to come back, loop p99 ${p99.toFixed(0)} ms, light question p99 ${light.toFixed(0)} ms`

/** Sends many questions at once, with the targets in turn. */
async function burstOf(service: Measured, targets: readonly string[]): Promise<Burst> {
  for (const target of targets) for (let time = 0; time < REHEARSALS; time += 1) await get(service, target)
  await loopDelay(service) // reading resets the metric
  let running = true
  const light: { readonly status: number; readonly took: number }[] = []
  const lightRequests = (async () => {
    while (running) {
      const began = performance.now()
      const { status } = await get(service, LIGHT)
      light.push({ status, took: performance.now() - began })
      await sleep(5)
    }
  })()
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => get(service, targets[index % targets.length] as string)),
  )
  running = false
  await lightRequests
  const withStatus = (status: number) => answers.filter((answer) => answer.status === status)
  return {
    answered: withStatus(200).length,
    busy: withStatus(503).length,
    wrong: AT_ONCE - withStatus(200).length - withStatus(503).length,
    withoutRetryAfter: withStatus(503).filter(({ headers }) => !(Number(headers.get('retry-after')) > 0))
      .length,
    lightFailures: light.filter(({ status }) => status !== 200).length,
    p99: await loopDelay(service),
    light: percentile(
      light.map(({ took }) => took),
      0.99,
    ),
  }
}

/** Event loop delay since the last call, in milliseconds. */
async function loopDelay({ metricsPort }: Measured): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m.exec(await response.text()) ?? []
  if (seconds === undefined) throw new Error('no nodejs_eventloop_lag_p99_seconds')
  return Number(seconds) * 1000
}
