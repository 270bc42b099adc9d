/** Requests of clients within their limit and of one over it, while the store of the shared limit fails. */
import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { simulateur } from '../support/client.ts'
import { askOnce, type Outcome } from '../support/load.ts'
import type { TestProcess } from '../support/process.ts'
import { largest, percentile } from './figure.ts'

/** What became of a request. */
interface Answered extends Outcome {
  /** Milliseconds until its end. */
  readonly took: number
  /** Whether it is of the client over its limit. */
  readonly isOverLimit: boolean
}

const TARGET = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** The address of the client over its limit. */
const OVER_LIMIT = '203.0.113.7'
/** How often a new client and the one over its limit each send a request. */
const EVERY_MS = 10

/**
 * Clients behind a proxy that the services trust: one over its limit, and new clients with one request each.
 * Both use the services in turn. Used by `store.ts`. */
export class Traffic {
  #answers: Answered[] = []
  #requestCount = 0
  readonly #services: readonly TestProcess[]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #timer: ReturnType<typeof setInterval>
  readonly #lag = monitorEventLoopDelay({ resolution: 1 })
  /** The answers since the beginning. */
  readonly all: Answered[] = []

  constructor(services: readonly TestProcess[]) {
    this.#services = services
    this.#lag.enable()
    this.#timer = setInterval(() => {
      const i = this.#requestCount++
      void this.#ask(`10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`, false)
      void this.#ask(OVER_LIMIT, true)
    }, EVERY_MS)
  }

  /** Summary of the answers since the last call: milliseconds, and numbers of answers. */
  take(): { median: number; slowest: number; wrong: number; count: number } {
    const answers = this.#answers
    this.#answers = []
    const took = answers.map((answer) => answer.took)
    const own = this.#lag.max / 1e6 // delay of this process itself
    this.#lag.reset()
    return {
      median: percentile(took, 0.5),
      slowest: Math.max(0, largest(took) - own),
      wrong: answers.filter(({ status = 0 }) => status !== 200 && status !== 429).length,
      count: answers.length,
    }
  }

  /** Number of accepted requests of the client over its limit. */
  get accepted(): number {
    return this.all.filter(({ isOverLimit, status }) => isOverLimit && status === 200).length
  }

  /** Stops the clients, and resolves when their last answers have come. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await new Promise((resolve) => setTimeout(resolve, 500)) // for the last answers
    this.#lag.disable()
    this.#agent.destroy()
  }

  async #ask(client: string, isOverLimit: boolean): Promise<void> {
    const service = this.#services[this.#requestCount % this.#services.length] as TestProcess
    const sent = performance.now()
    const outcome = await askOnce(service.origin + TARGET, this.#agent, { 'x-forwarded-for': client })
    const answered = { ...outcome, took: performance.now() - sent, isOverLimit }
    this.#answers.push(answered)
    this.all.push(answered)
  }
}
