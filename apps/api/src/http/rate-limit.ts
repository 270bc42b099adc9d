import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultBody, faults } from '../answer/fault.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'

const WINDOW_S = 60

/** Everything under here is counted together, each request once. */
const COUNTED = '/api/'

/** Counts what a request asks for, in the one count of its client. */
export interface Admission {
  /**
   * Takes a place for each of the things asked, until one is refused, and says in the headers what is left.
   * @returns how many may be answered; none, and the request has been answered with 429.
   */
  readonly admit: (request: FastifyRequest, reply: FastifyReply, things: number) => Promise<number>
  /**
   * Takes one place, and says in the headers what is left; a refusal is the caller's to tell.
   * @returns the whole seconds to wait where it is one too many.
   */
  readonly count: (request: FastifyRequest, reply: FastifyReply) => Promise<number | undefined>
}

/** Without a limiter everything is admitted, and nothing announced. */
export const admission = (limiter: Limiter | undefined): Admission => ({
  admit: async (request, reply, things) => {
    if (!limiter || things === 0) return things
    const client = clientOf(request)
    for (let admitted = 0; ; admitted += 1) {
      const decision = await limiter.take(client)
      const isLast = !decision.allowed || admitted + 1 === things
      if (!isLast) continue
      announce(reply, decision)
      if (decision.allowed) return things
      if (admitted === 0) refuse(reply, decision)
      return admitted
    }
  },
  count: async (request, reply) => {
    if (!limiter) return undefined
    const decision = await limiter.take(clientOf(request))
    announce(reply, decision)
    return decision.allowed ? undefined : seconds(decision)
  },
})

/** Counts each request under the API: a hook for the framework's `onRequest`. */
export const rateLimitHook =
  ({ admit }: Admission) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.raw.url?.startsWith(COUNTED)) return undefined
    return (await admit(request, reply, 1)) === 0 ? reply : undefined
  }

/** Who asks: the address that the trusted proxies give, else the socket's. */
function clientOf(request: FastifyRequest): ClientKey {
  const key = clientKey(request.ip) ?? clientKey(request.socket.remoteAddress ?? '')
  return key ?? UNKNOWN
}

/** A socket that is already gone has no address. All of those are one client, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

function announce(reply: FastifyReply, decision: Decision): void {
  const { limit, remaining } = decision
  const reset = seconds(decision)
  reply.header('ratelimit-policy', `"default";q=${limit};w=${WINDOW_S}`)
  reply.header('ratelimit', `"default";r=${remaining};t=${reset}`)
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', reset)
}

function refuse(reply: FastifyReply, decision: Decision): void {
  reply
    .code(faults.rateLimited.status)
    .header('retry-after', seconds(decision))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(faultBody(faults.rateLimited))
}

/** Whole seconds, rounded up, so that a retry then passes. */
const seconds = ({ resetAfterMs }: Decision): number => Math.ceil(resetAfterMs / 1000)
