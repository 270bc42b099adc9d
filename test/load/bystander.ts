import { simulateur } from '../support/client.ts'
import { bundleScript, output } from '../support/script.ts'
import { atMost, exactly, type Figure } from './figure.ts'

/** Milliseconds that answers took, and how many were not 200 or did not come. */
export interface Seen {
  readonly count: number
  readonly wrong: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** What a bystander lived through. */
export interface Witnessed {
  readonly health: Seen
  readonly questions: Seen
  /** How late its own event loop was, 99th percentile, in milliseconds: what the machine did besides. */
  readonly own: number
}

export interface Bystander {
  /** What was seen until now is forgotten. */
  readonly begin: () => void
  readonly end: () => Promise<Witnessed>
}

const QUESTION = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
export const LONGEST_WAIT_MS = 100

/**
 * Other clients than those of a load, in a process of their own so that their waits are the server's: `/healthz` a
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

/** The bars that a bystander is promised. */
export const undisturbed = ({ health, questions }: Witnessed, what: string): Figure[] => [
  atMost(`${what}: another client's /healthz, p99`, health.p99, LONGEST_WAIT_MS, 'ms'),
  atMost(`${what}: another client's question, p99`, questions.p99, LONGEST_WAIT_MS, 'ms'),
  exactly(
    `${what}: of ${health.count + questions.count} answers to others, not 200`,
    health.wrong + questions.wrong,
    0,
  ),
]
