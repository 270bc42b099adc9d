import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientKey } from '../../apps/api/src/limit/client-key.ts'
import type { Decision, Limiter } from '../../apps/api/src/limit/limiter.ts'

interface Answer extends Decision {
  /** When it was given, and after how long, in ms. */
  readonly at: number
  readonly took: number
}

const askedAt = ({ at, took }: Answer): number => at - took

/** A client that never stops asking, newcomers that ask once, and what they were answered. */
export class Load {
  /** Of the client. */
  readonly answers: Answer[] = []
  readonly newcomers: Answer[] = []
  readonly failures: unknown[] = []
  private readonly limiter: Limiter
  private asked = 0
  private readonly timer: ReturnType<typeof setInterval>
  private readonly lag = monitorEventLoopDelay({ resolution: 1 })

  /** Every five milliseconds one request of a newcomer and one to four, in turn, of the client. */
  constructor(limiter: Limiter, client: ClientKey) {
    this.limiter = limiter
    this.lag.enable()
    this.timer = setInterval(() => {
      void this.ask({ high: 0, low: this.asked++ }, this.newcomers)
      for (let i = this.asked % 4; i >= 0; i--) void this.ask(client, this.answers)
    }, 5)
  }

  /** The longest that an answer took, less the longest that this very process was too busy to notice it. */
  get slowest(): number {
    return Math.max(...[...this.answers, ...this.newcomers].map((answer) => answer.took)) - this.lag.max / 1e6
  }

  /**
   * How far each accepted request is in time from the one `places` before it: `most`, since each was accepted at some
   * moment between its question and its answer; and how long after that one the client was `refused` all the same. A
   * place that is free while this process asks nothing is not withheld.
   */
  spans(places: number): readonly { readonly refused: number; readonly most: number }[] {
    const accepted = this.answers.filter((answer) => answer.allowed)
    const refusals = this.answers.filter((answer) => !answer.allowed).map(askedAt)
    refusals.sort((a, b) => a - b)
    return accepted.slice(places).map((later, i) => {
      const earlier = accepted[i] as Answer
      const lastRefusal = refusals.findLast((asked) => asked <= askedAt(later)) ?? earlier.at
      return { refused: lastRefusal - earlier.at, most: later.at - askedAt(earlier) }
    })
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await sleep(300) // for the last answers
    this.lag.disable()
  }

  private async ask(client: ClientKey, answers: Answer[]): Promise<void> {
    const asked = performance.now()
    try {
      const decision = await this.limiter.take(client)
      answers.push({ ...decision, at: performance.now(), took: performance.now() - asked })
    } catch (error) {
      this.failures.push(error)
    }
  }
}

/** How many ms it took for something to become true; fails when it does not within `most`. */
export async function until(holds: () => boolean, most: number): Promise<number> {
  const started = performance.now()
  while (!holds()) {
    if (performance.now() - started > most) throw new Error(`still not so after ${most} ms`)
    await sleep(5)
  }
  return performance.now() - started
}
