/** Measures the latencies of a client that behaves while others load the service, in a process of its own. */
import { simulateur } from '../support/client.ts'
import { bundleScript, output } from '../support/script.ts'
import { atMost, exactly, type Figure } from './figure.ts'

/**
 * Latencies of requests in milliseconds: their median, their 99th percentile and the longest. Used by
 * `bystander-process.ts`.
 */
export interface Latencies {
  /** How many requests were sent. */
  readonly count: number
  /** How many of them had no whole answer 200. */
  readonly wrong: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Measurements of a bystander. Used by `bystander-process.ts` and `shipped.ts`. */
export interface Witnessed {
  readonly health: Latencies
  readonly questions: Latencies
  /** 99th percentile of the delay of its own event loop, in milliseconds, which shows other load of the machine. */
  readonly own: number
}

/** A client that behaves, at work. */
export interface Bystander {
  /** Discards the measurements so far. */
  readonly begin: () => void
  /** Stops it, and resolves to the measurements since `begin`. */
  readonly end: () => Promise<Witnessed>
}

const QUESTION = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** The threshold of the 99th percentile of its latencies, in milliseconds. */
const LONGEST_WAIT_MS = 100

/**
 * Well-behaved clients beside a load, in their own process so that only the server delays them: `/healthz` a
 * hundred times a second on connections that are kept, and questions on new connections. Used by
 * `shipped.ts`.
 */
export async function startBystander(port: number): Promise<Bystander> {
  const script = await bundleScript(new URL('bystander-process.ts', import.meta.url))
  const child = script.spawn([String(port), QUESTION])
  const printed = output(child)
  return {
    begin: () => void child.stdin?.write('begin'),
    end: async () => {
      child.stdin?.end()
      const witnessed = JSON.parse(await printed) as Witnessed
      script.remove()
      return witnessed
    },
  }
}

/** The figures of a bystander beside a load, which `what` names. Used by `shipped.ts`. */
export const undisturbed = ({ health, questions }: Witnessed, what: string): Figure[] => [
  atMost(`${what}: another client's /healthz, p99`, health.p99, LONGEST_WAIT_MS, 'ms'),
  atMost(`${what}: another client's question, p99`, questions.p99, LONGEST_WAIT_MS, 'ms'),
  exactly(
    `${what}: of ${health.count + questions.count} answers to others, not 200`,
    health.wrong + questions.wrong,
    0,
  ),
]
