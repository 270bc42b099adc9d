/**
 * Process started by `bystander.ts`: it sends requests until its input ends, then prints, as JSON, the
 * latencies since something was last written to it. Arguments: the port of the service and the path of the
 * question.
 */
import { Agent, get } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Latencies, Witnessed } from './bystander.ts'
import { largest, percentile } from './figure.ts'

const [port, question] = process.argv.slice(2) as [string, string]
/** How often the health, then a question, is requested. */
const HEALTH_EVERY_MS = 10
const QUESTION_EVERY_MS = 25
/** Longest wait for pending answers after the end; those still missing count as wrong. */
const PATIENCE_MS = 10_000

/** Of the event loop of this process. */
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

/**
 * Requests for one path. Latency is measured from the scheduled time, so that the wait for a connection
 * counts too.
 */
class Series {
  readonly #took: number[] = []
  readonly #pending = new Set<number>()
  #wrong = 0

  ask(path: string, agent: Agent | false, localAddress: string): void {
    const due = performance.now()
    this.#pending.add(due)
    const end = (isRight: boolean) => {
      if (!this.#pending.delete(due)) return
      this.#took.push(performance.now() - due)
      if (!isRight) this.#wrong += 1
    }
    get({ host: '127.0.0.1', port, path, agent, localAddress }, (response) => {
      response.resume().once('close', () => end(response.statusCode === 200 && response.complete))
    }).once('error', () => end(false))
  }

  get isAnswered(): boolean {
    return this.#pending.size === 0
  }

  latencies(): Latencies {
    const now = performance.now()
    const took = [...this.#took, ...[...this.#pending].map((due) => now - due)]
    const wrong = this.#wrong + this.#pending.size
    return {
      count: took.length,
      wrong,
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      max: largest(took),
    }
  }
}

let health = new Series()
let questions = new Series()
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let requestCount = 0
const timers = [
  setInterval(() => health.ask('/healthz', agent, '127.0.0.2'), HEALTH_EVERY_MS),
  setInterval(() => {
    requestCount += 1 // each question comes from another client, so that none is over the limit
    questions.ask(question, false, `127.9.${(requestCount >> 8) & 255}.${requestCount & 255}`)
  }, QUESTION_EVERY_MS),
]

process.stdin.on('data', () => {
  health = new Series()
  questions = new Series()
  delay.reset()
})
process.stdin.once('end', async () => {
  for (const timer of timers) clearInterval(timer)
  const end = performance.now() + PATIENCE_MS
  while (!(health.isAnswered && questions.isAnswered) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const own = delay.percentile(99) / 1e6
  const witnessed: Witnessed = { health: health.latencies(), questions: questions.latencies(), own }
  process.stdout.write(JSON.stringify(witnessed), () => process.exit())
})
