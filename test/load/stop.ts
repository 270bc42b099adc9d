/** Part of `npm run chaos`: the service is told to stop under load. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { simulateur } from '../support/client.ts'
import { type Outcome, startLoad } from '../support/load.ts'
import { startProcess } from '../support/process.ts'
import { atLeast, atMost, exactly, type Figure, largest, type Tell } from './figure.ts'

const TARGET = simulateur('interets-composes', { capital: 1, mensuel: 1, taux: 5, duree: 50 })

/** Several processes need a store address to start; with the limit off, it is not used. */
const UNUSED_STORE = 'redis://127.0.0.1:2'

/** Errors of a connection that was never established. */
const NEVER_CONNECTED = ['ECONNREFUSED', 'ECONNRESET']

/** How a service is stopped, and under which load. */
export interface Stopping {
  /** Worker processes, each of which is sent the signal too, as a terminal does; one process unless told. */
  readonly workers?: number
  readonly signal: NodeJS.Signals
  /** Clients that ask at the same time, each on a connection that it keeps. */
  readonly clients: number
  /** The longest pause of a client between two requests, in milliseconds. */
  readonly pauseMs: number
}

/** Outcome of a stop: the service, and the requests around the signal. */
export interface Stopped {
  /** The exit code of the service; `null` where a signal killed it. */
  readonly code: number | null
  /** From the signal to the end of the process. */
  readonly seconds: number
  /** Requests sent before the signal, and those of them that had no whole answer. */
  readonly before: number
  readonly lostBefore: readonly Outcome[]
  /**
   * Sent after it: answered badly, or cut on a connection that had carried an answer, or failed in an
   * unexpected way.
   */
  readonly lostAfter: readonly Outcome[]
  /** Answers with `Connection: close`. */
  readonly goodbyes: number
}

/** Stops a service under the load of clients that keep their connections. */
export async function stopUnderLoad({ signal, clients, pauseMs, workers }: Stopping): Promise<Stopped> {
  const several = workers && { WORKERS: String(workers), RATE_LIMIT_STORE_URL: UNUSED_STORE }
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...several })
  const load = startLoad(service.origin, TARGET, clients, pauseMs)
  await sleep(700)
  const signalled = performance.now()
  for (const pid of workers ? childrenOf(service.pid) : []) process.kill(pid, signal)
  const { code } = await service.stop(signal)
  const seconds = (performance.now() - signalled) / 1000
  await load.end()
  const before = load.outcomes.filter(({ sent }) => sent < signalled)
  const after = load.outcomes.filter(({ sent }) => sent >= signalled)
  return {
    code,
    seconds,
    before: before.length,
    lostBefore: before.filter(lost),
    lostAfter: after.filter((outcome) => (outcome.error === undefined ? lost(outcome) : cut(outcome))),
    goodbyes: after.filter(({ close }) => close).length,
  }
}

/** The processes that a process has started (Linux). */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const lost = ({ status, complete }: Outcome): boolean => status !== 200 || !complete

const cut = ({ error = '', reused }: Outcome): boolean => reused || !NEVER_CONNECTED.includes(error)

/** The loads under which a service is stopped: clients at full speed, and clients that pause. */
export const LOADS: readonly Stopping[] = [
  { signal: 'SIGTERM', clients: 16, pauseMs: 0 },
  { signal: 'SIGTERM', clients: 64, pauseMs: 100 },
  { signal: 'SIGTERM', clients: 100, pauseMs: 600 },
  { signal: 'SIGINT', clients: 16, pauseMs: 0 },
  { signal: 'SIGINT', clients: 16, pauseMs: 0, workers: 2 },
]

/** Stops the service this many times, under each of `LOADS` in turn. Used by `chaos.ts`. */
export async function manyStops({ times }: { readonly times: number }, tell: Tell): Promise<Figure[]> {
  const stops: Stopped[] = []
  for (let time = 0; time < times; time += 1) {
    stops.push(await stopUnderLoad(LOADS[time % LOADS.length] as Stopping))
    if ((time + 1) % 10 === 0) tell(`${time + 1} stops`)
  }
  const sum = (of: (stop: Stopped) => number) => stops.reduce((total, stop) => total + of(stop), 0)
  return [
    exactly(
      `accepted requests lost, of ${sum(({ before }) => before)} before the signal`,
      sum(({ lostBefore }) => lostBefore.length),
      0,
    ),
    exactly(
      'lost after it, on connections that the service had',
      sum(({ lostAfter }) => lostAfter.length),
      0,
    ),
    exactly(
      `of ${times} stops, ended with another code than 0`,
      stops.filter(({ code }) => code !== 0).length,
      0,
    ),
    atMost('longest stop', largest(stops.map(({ seconds }) => seconds)), 5, 's'),
    atLeast(
      'answers that said that they were the last',
      sum(({ goodbyes }) => goodbyes),
      1,
    ),
  ]
}
