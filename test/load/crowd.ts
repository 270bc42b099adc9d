/** Starts clients that send requests as fast as they are answered, in a process of its own. */
import { bundleScript, output } from '../support/script.ts'

/**
 * Connections from one address that send the same requests in turn. Used by `crowd-process.ts` and
 * `floods.ts`.
 */
export interface Group {
  /** The loopback address that they come from; each address is another client. */
  readonly localAddress: string
  readonly connections: number
  /** Whole requests as they are sent. */
  readonly requests: readonly string[]
  /** Requests that a connection writes together; it writes the next ones when all are answered. */
  readonly atOnce: number
}

/** A load of fixed duration. Used by `crowd-process.ts`. */
export interface CrowdPlan {
  readonly port: number
  readonly seconds: number
  /** Delay in milliseconds before a closed connection is reopened. */
  readonly pauseMs: number
  readonly groups: readonly Group[]
}

/** Results of a load. Used by `crowd-process.ts`. */
export interface CrowdResult {
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Connections that the server closed. */
  readonly closed: number
  readonly seconds: number
}

/**
 * Starts a process of low priority, which waits. `run`, called once, begins its load and resolves to the
 * results at its end. Used by `floods.ts`.
 */
export async function startCrowd(plan: CrowdPlan): Promise<{ readonly run: () => Promise<CrowdResult> }> {
  const script = await bundleScript(new URL('crowd-process.ts', import.meta.url))
  const child = script.spawn()
  child.stdin?.write(`${JSON.stringify(plan)}\n`)
  const printed = output(child)
  return {
    run: async () => {
      child.stdin?.end('begin\n') // any second line begins the load that the first one described
      const result = JSON.parse(await printed) as CrowdResult
      script.remove()
      return result
    },
  }
}

/**
 * The results as a line of text: answers of each status a second. Used by `floods.ts`.
 * @example describeResult({ statuses: { 200: 120, 429: 900 }, closed: 0, seconds: 10 })
 * // '12 × 200, 90 × 429 a second, 0 connections closed'
 */
export function describeResult({ statuses, closed, seconds }: CrowdResult): string {
  const rates = Object.entries(statuses).map(
    ([status, count]) => `${(count / seconds).toFixed(0)} × ${status}`,
  )
  return `${rates.join(', ') || 'no answer'} a second, ${closed} connections closed`
}
