/** Measures the latencies of a client that behaves while others load the service, in a process of its own. */
import { simulateur } from '../support/client.ts'
import { bundleScript, output } from '../support/script.ts'
import { atMost, exactly, type Figure } from './figure.ts'

/** Latencies in milliseconds, and the number of answers that were not 200 or missing. */
export interface Seen {
  readonly count: number
  readonly wrong: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Measurements of a bystander. */
export interface Witnessed {
  readonly health: Seen
  readonly questions: Seen
  /** 99th percentile of the delay of its own event loop, in milliseconds, which shows other load of the machine. */
  readonly own: number
}

export interface Bystander {
  /** Discards the measurements so far. */
  readonly begin: () => void
  readonly end: () => Promise<Witnessed>
}

const QUESTION = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
export const LONGEST_WAIT_MS = 100

/**
 * Well-behaved clients beside a load, in their own process so that only the server delays them: `/healthz` a
 * hundred times a second on connections that are kept, and questions on new connections.
 */
export async function startBystander(port: number): Promise<Bystander> {
  const script = await bundleScript(new URL('bystander-process.ts', import.meta.url))
  const child = script.spawn([String(port), QUESTION])
  const said = output(child)
  return {
    begin: () => void child.stdin?.write('begin'),
    end: async () => {
      child.stdin?.end()
      const witnessed = JSON.parse(await said) as Witnessed
      script.remove()
      return witnessed
    },
  }
}

/** The thresholds of a bystander. */
export const undisturbed = ({ health, questions }: Witnessed, what: string): Figure[] => [
  atMost(`${what}: another client's /healthz, p99`, health.p99, LONGEST_WAIT_MS, 'ms'),
  atMost(`${what}: another client's question, p99`, questions.p99, LONGEST_WAIT_MS, 'ms'),
  exactly(
    `${what}: of ${health.count + questions.count} answers to others, not 200`,
    health.wrong + questions.wrong,
    0,
  ),
]
