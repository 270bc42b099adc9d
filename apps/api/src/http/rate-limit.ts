import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultBody, faults } from '../answer/fault.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'

const WINDOW_S = 60

/** Everything under here is counted together. */
const COUNTED = '/api/'

/** Counts a request, and refuses it past the limit: a hook for the framework's `onRequest`. */
export function rateLimitHook(limiter: Limiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!request.raw.url?.startsWith(COUNTED)) return undefined
    const decision = await limiter.take(clientOf(request))
    announce(reply, decision)
    if (decision.allowed) return undefined
    return reply
      .code(faults.rateLimited.status)
      .header('retry-after', seconds(decision))
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(faultBody(faults.rateLimited))
  }
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

/** Whole seconds, rounded up, so that a retry then passes. */
const seconds = ({ resetAfterMs }: Decision): number => Math.ceil(resetAfterMs / 1000)
