/** Starts clients that send requests as fast as they are answered, in a process of its own. */
import { bundleScript, output } from '../support/script.ts'

/** Connections from one address that send the same requests in turn. */
export interface Group {
  /** A loopback address; each one is another client. */
  readonly from: string
  readonly connections: number
  /** Whole requests as they are sent. */
  readonly requests: readonly string[]
  /** Requests that a connection writes together; it writes the next ones when all are answered. */
  readonly atOnce: number
}

/** A load of fixed duration. */
export interface CrowdPlan {
  readonly port: number
  readonly seconds: number
  /** Delay before a closed connection is reopened. */
  readonly pauseMs: number
  readonly groups: readonly Group[]
}

/** Results of a load. */
export interface CrowdResult {
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Connections that the server closed. */
  readonly closed: number
  readonly seconds: number
}

/** Starts a process for a load, with a low priority; `run` starts it and resolves at its end. */
export async function startCrowd(plan: CrowdPlan): Promise<{ readonly run: () => Promise<CrowdResult> }> {
  const script = await bundleScript(new URL('crowd-process.ts', import.meta.url))
  const child = script.spawn()
  child.stdin?.write(`${JSON.stringify(plan)}\n`)
  const said = output(child)
  return {
    run: async () => {
      child.stdin?.end('begin\n')
      const result = JSON.parse(await said) as CrowdResult
      script.remove()
      return result
    },
  }
}

/**
 * @example describeResult({ statuses: { 200: 120, 429: 900 }, closed: 0, seconds: 10 }) // '12 × 200, 90 × 429 a second'
 */
export function describeResult({ statuses, closed, seconds }: CrowdResult): string {
  const rates = Object.entries(statuses).map(
    ([status, count]) => `${(count / seconds).toFixed(0)} × ${status}`,
  )
  return `${rates.join(', ') || 'no answer'} a second, ${closed} connections closed`
}
