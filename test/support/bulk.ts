/** Sends many requests to a test service in pipelines, so that thousands of cases stay quick. */
import { type Destination, exchange, type RawAnswer, request } from './raw.ts'

/** Requests on one connection: few enough for memory, many enough that connections cost nothing. */
const BATCH = 200

/**
 * Asks for many targets, in pipelines of `atOnce` requests; the answers are in the order of the targets. Used
 * by `http/caching.test.ts`, `http/limit.test.ts`, `http/literals.test.ts` and `load/promises.ts`.
 * @throws Error where fewer answers came.
 */
export const askAll = (
  to: Destination,
  targets: readonly string[],
  atOnce: number = BATCH,
): Promise<RawAnswer[]> =>
  sendAll(
    to,
    targets.map((target) => request('GET', target)),
    atOnce,
  )

/** The same for whole requests, as bytes on the connection. Used by `load/forged.ts` and `load/memory.ts`. */
export async function sendAll(
  to: Destination,
  requests: readonly string[],
  atOnce: number = BATCH,
): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  for (let from = 0; from < requests.length; from += atOnce) {
    const batch = requests.slice(from, from + atOnce)
    const given = await exchange(to, batch.join(''), { answers: batch.length })
    if (given.answers.length < batch.length) {
      throw new Error(
        `${given.answers.length} answers to ${batch.length} requests from ${batch[0]?.split('\r\n')[0]}`,
      )
    }
    answers.push(...given.answers)
  }
  return answers
}
