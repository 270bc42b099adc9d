/** Visitors of the service under `npm run soak`. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce, type Outcome } from '../support/load.ts'
import { largest, percentile } from './figure.ts'
import type { Target } from './soak-targets.ts'

/** Visitors at the same time. */
const AT_ONCE = 32
/** More questions than the limit of a client, so that some are refused, and some documents. */
const REQUESTS_A_VISIT = 60

/** What became of a request. */
interface Visited extends Outcome {
  /** Milliseconds until its end. */
  readonly took: number
  readonly target: Target
}

/** Visitors in sequence, each from its own address, that use every interface. Used by `soak.ts`. */
export class Visitors {
  #outcomes: Visited[] = []
  /** Requests a second of all visitors together; as many as they can where it is undefined. */
  rate: number | undefined
  #requestCount = 0
  #visits = 0
  #running = true
  readonly #origin: string
  readonly #targets: readonly Target[]
  readonly #done: Promise<unknown>

  constructor(origin: string, targets: readonly Target[]) {
    this.#origin = origin
    this.#targets = targets
    this.#done = Promise.all(Array.from({ length: AT_ONCE }, () => this.#comeAndGo()))
  }

  /**
   * Summary of the answers since the last call: numbers of answers, those that were not due, and
   * milliseconds.
   */
  take() {
    const outcomes = this.#outcomes
    this.#outcomes = []
    const took = outcomes.map((outcome) => outcome.took)
    const count = (status: number) => outcomes.filter((outcome) => outcome.status === status).length
    return {
      count: outcomes.length,
      accepted: outcomes.length - count(429) - count(503),
      busy: count(503),
      wrong: outcomes.filter(({ status = 0, complete, target }) => !complete || !target.due.includes(status)),
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      max: largest(took),
    }
  }

  /** Resolves when the last answers have come. */
  async stop(): Promise<void> {
    this.#running = false
    await this.#done
  }

  /** One visitor after another. */
  async #comeAndGo(): Promise<void> {
    while (this.#running) {
      this.#visits += 1 // from 127.1.0.1 on; the first address returns after sixteen million visitors
      const [high, low] = [this.#visits >> 8, this.#visits & 255]
      const localAddress = `127.${1 + ((high >> 8) % 250)}.${high & 255}.${low}`
      const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
      for (let requestCount = 0; requestCount < REQUESTS_A_VISIT && this.#running; requestCount += 1)
        await this.#ask(agent)
      agent.destroy()
    }
  }

  async #ask(agent: Agent): Promise<void> {
    const target = this.#targets[this.#requestCount++ % this.#targets.length] as Target
    const began = performance.now()
    const outcome = await askOnce(this.#origin + target.address, agent, target.headers, target.body)
    const took = performance.now() - began
    this.#outcomes.push({ ...outcome, took, target })
    if (this.rate) await sleep(Math.max(0, (1000 * AT_ONCE) / this.rate - took))
  }
}
