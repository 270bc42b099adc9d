/**
 * Starts the service with its shipped settings, for the hazards of `npm run chaos`. Used by `floods.ts`,
 * `idle.ts` and `pipelined.ts`.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { JSON_HEADERS } from '../mcp/mcp-client.ts'
import { get } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { startBystander, undisturbed, type Witnessed } from './bystander.ts'
import { atMost, exactly, type Figure, type Tell } from './figure.ts'

/** After this time the service is killed, should a load not end. */
const LIFETIME_MS = 600_000
/** The most memory that the service may hold under a load. */
const MOST_RESIDENT_MB = 250
/** Warm-up before a load, so that the code is compiled, in milliseconds. */
const CALM_MS = 4000
/** Requests for pages with questions before a load, fewer than the limit of a client. */
const REHEARSALS = Array.from({ length: 20 }, (_, index) => {
  const path = index % 2 === 0 ? '/cagr' : '/embed/cagr'
  return `${path}?valeur_initiale=1&valeur_finale=${index + 2}&duree=1`
})
const TOOLS_LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
/** Documents that are asked for before a load. */
const WARM = ['/openapi.json', '/llms-full.txt', '/docs', '/en/', '/', '/nothing', '/api/v1/simulateurs']

/** The service with its default settings; its log is written and discarded. */
async function startShipped(): Promise<TestProcess> {
  const port = await freePort()
  return startProcess({ PORT: String(port) }, LIFETIME_MS, 'exec > /dev/null', port)
}

/** Peak resident memory of a process, in megabytes (Linux). */
const peakOf = ({ pid }: TestProcess): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1000

/** Milliseconds for which the main thread of a process has run, and waited for a processor (Linux). */
function scheduledOf({ pid }: TestProcess): { readonly ran: number; readonly waited: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number)
  return { ran: ran / 1e6, waited: waited / 1e6 }
}

/** Effects of a load on a service and on its bystander. */
export interface Aftermath {
  readonly witnessed: Witnessed
  /** Peak resident memory of the service, in megabytes. */
  readonly peakMb: number
  /** Time that the main thread ran, and waited for a processor, during the load, in milliseconds. */
  readonly ran: number
  readonly waited: number
  /** The exit code of the service on SIGTERM; 1 where a signal killed it. */
  readonly ended: number
}

/**
 * Runs a load against a new service, beside a bystander.
 * @param prepare prepares the load, which is not measured, and returns the function that runs it.
 */
export async function under(
  prepare: (service: TestProcess) => Promise<() => Promise<unknown>>,
): Promise<Aftermath> {
  const service = await startShipped()
  try {
    const bystander = await startBystander(service.port)
    const load = await prepare(service)
    for (const target of [...WARM, ...REHEARSALS]) await get(service, target, { accept: 'text/html' })
    await fetch(`${service.origin}/mcp?outils=tous`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: TOOLS_LIST,
    })
    await sleep(CALM_MS)
    bystander.begin()
    const before = scheduledOf(service)
    await load()
    const after = scheduledOf(service)
    const witnessed = await bystander.end()
    const peakMb = service.child.exitCode === null ? peakOf(service) : Number.NaN
    const { code } = await service.stop()
    return {
      witnessed,
      peakMb,
      ran: after.ran - before.ran,
      waited: after.waited - before.waited,
      ended: code ?? 1,
    }
  } finally {
    await service.stop('SIGKILL')
  }
}

/**
 * The figures of a load with the limit on: the bystander does not wait, memory is bounded, the process
 * survives.
 */
export function bars(what: string, aftermath: Aftermath, tell: Tell): Figure[] {
  const { witnessed, peakMb, ended, ran, waited } = aftermath
  const { health, questions, own } = witnessed
  tell(
    `${what}: /healthz p50 ${health.p50.toFixed(1)} max ${health.max.toFixed(0)}, question p50 ${questions.p50.toFixed(1)} max ${questions.max.toFixed(0)} ms; the bystander itself late by ${own.toFixed(0)} ms (p99); the service ran for ${ran.toFixed(0)} ms and waited ${waited.toFixed(0)} ms for a processor`,
  )
  return [
    ...undisturbed(witnessed, what),
    atMost(`${what}: most memory resident`, peakMb, MOST_RESIDENT_MB, 'MB'),
    exactly(`${what}: its end on SIGTERM`, ended, 0),
  ]
}
