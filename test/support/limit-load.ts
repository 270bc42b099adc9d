import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientKey } from '../../apps/api/src/limit/client-key.ts'
import type { Decision, Limiter } from '../../apps/api/src/limit/limiter.ts'

interface Answer extends Decision {
  /** When it was given, and after how long, in ms. */
  readonly at: number
  readonly took: number
}

/** A client that never stops asking, and what it was answered. */
export class Load {
  readonly answers: Answer[] = []
  readonly failures: unknown[] = []
  private readonly limiter: Limiter
  private readonly client: ClientKey
  private readonly timer: ReturnType<typeof setInterval>
  private readonly lag = monitorEventLoopDelay({ resolution: 1 })

  /** Two requests at a time, every five milliseconds. */
  constructor(limiter: Limiter, client: ClientKey) {
    this.limiter = limiter
    this.client = client
    this.lag.enable()
    this.timer = setInterval(() => {
      void this.ask()
      void this.ask()
    }, 5)
  }

  /** The longest that an answer took, less the longest that this very process was too busy to notice it. */
  get slowest(): number {
    return Math.max(...this.answers.map((answer) => answer.took)) - this.lag.max / 1e6
  }

  /** The times of the accepted requests. */
  get accepted(): number[] {
    return this.answers.filter((answer) => answer.allowed).map((answer) => answer.at)
  }

  /** How far apart in time each accepted request is from the one `places` before it. */
  spans(places: number): number[] {
    return this.accepted.slice(places).map((at, i) => at - (this.accepted[i] as number))
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await sleep(300) // for the last answers
    this.lag.disable()
  }

  private async ask(): Promise<void> {
    const asked = performance.now()
    try {
      const decision = await this.limiter.take(this.client)
      this.answers.push({ ...decision, at: performance.now(), took: performance.now() - asked })
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
