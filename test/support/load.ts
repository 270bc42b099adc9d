/** Clients that load a service under test, for the load commands and tests of stopping. */
import { Agent, request as send } from 'node:http'

/**
 * What became of one request of a client. Used by `load/stop.ts`, `load/traffic.ts` and `load/visitors.ts`.
 */
export interface Outcome {
  /** When it was handed to the network, by `performance.now()`. */
  readonly sent: number
  /** None where no answer came. */
  readonly status?: number
  /** Whether the whole body came. */
  readonly complete?: boolean
  /** Whether the answer has `Connection: close`. */
  readonly close?: boolean
  /** The code of the error, such as `ECONNRESET`, where no whole answer came. */
  readonly error?: string
  /** Whether the connection had already carried an answer. */
  readonly reused: boolean
}

/** Clients at work. */
export interface Load {
  /** Of the requests that have ended, in the order of their ends. */
  readonly outcomes: readonly Outcome[]
  /** Lets each client end its request, and resolves when all have. */
  end(): Promise<void>
}

/** Errors after which a client stops: nothing listens any more. */
const OVER = ['ECONNREFUSED']

/**
 * Clients that keep their connections and ask one question after the other, until nobody answers. Used by
 * `load/proxies.ts` and `load/stop.ts`.
 * @param target the path and query that all ask for.
 * @param clients how many there are, each with one connection.
 * @param pauseMs the longest pause between two requests, drawn at random.
 * @param addressOf the address of the loopback that each asks from.
 */
export function startLoad(
  origin: string,
  target: string,
  clients: number,
  pauseMs: number,
  addressOf: (client: number) => string = () => '127.0.0.1',
): Load {
  const outcomes: Outcome[] = []
  let ending = false
  const client = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: addressOf(index) })
    while (!ending) {
      const outcome = await askOnce(origin + target, agent)
      outcomes.push(outcome)
      if (OVER.includes(outcome.error ?? '')) break
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs * Math.random()))
    }
    agent.destroy()
  }
  const all = Array.from({ length: clients }, client)
  return {
    outcomes,
    end: async () => {
      ending = true
      await Promise.all(all)
    },
  }
}

/**
 * Asks on a connection of the agent; a failure is an outcome too. Used by `load/sizing.ts`, `load/traffic.ts`
 * and `load/visitors.ts`.
 * @param body what is sent with POST; without, the request is a GET.
 */
export function askOnce(
  address: string,
  agent: Agent,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = performance.now()
    const method = body === undefined ? 'GET' : 'POST'
    const request = send(address, { agent, headers, method }, (response) => {
      const { statusCode = 0, headers } = response
      const done = () =>
        resolve({
          sent,
          status: statusCode,
          complete: response.complete,
          close: headers.connection === 'close',
          reused: request.reusedSocket,
        })
      response.resume().once('close', done)
    })
    request.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      resolve({ sent, error: code, reused: request.reusedSocket }),
    )
    request.end(body)
  })
}
