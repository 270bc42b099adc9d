import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiAnswer } from '../answer/exchange.ts'
import { faultAnswer, faults } from '../answer/fault.ts'
import { type ClientKey, clientKey } from '../limit/client-key.ts'
import type { Decision, Limiter } from '../limit/limiter.ts'

const WINDOW_S = 60

/** Everything under here is counted together, each request once. */
export const isCounted = (url: string | undefined): boolean => url?.startsWith('/api/') ?? false

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
    const client = clientOf(request.ip, request.socket)
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
    const decision = await limiter.take(clientOf(request.ip, request.socket))
    announce(reply, decision)
    return decision.allowed ? undefined : seconds(decision)
  },
})

/** Counts each request under the API: a hook for the framework's `onRequest`. */
export const rateLimitHook =
  ({ admit }: Admission) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isCounted(request.raw.url)) return undefined
    return (await admit(request, reply, 1)) === 0 ? reply : undefined
  }

/** Who asks: the address that the trusted proxies give, else the socket's. */
export const clientOf = (ip: string, { remoteAddress = '' }: Socket): ClientKey =>
  clientKey(ip) ?? clientKey(remoteAddress) ?? UNKNOWN

/** A socket that is already gone has no address. All of those are one client, named as no sender can be. */
const UNKNOWN: ClientKey = { high: -2, low: 0 }

/** What a client is told of its count, names and values in turn. */
export function limitHead(decision: Decision): string[] {
  const limit = String(decision.limit)
  const remaining = String(decision.remaining)
  const reset = String(seconds(decision))
  return [
    'ratelimit-policy',
    `"default";q=${limit};w=${WINDOW_S}`,
    'ratelimit',
    `"default";r=${remaining};t=${reset}`,
    'x-ratelimit-limit',
    limit,
    'x-ratelimit-remaining',
    remaining,
    'x-ratelimit-reset',
    reset,
  ]
}

/** What a client is told that asks for one too many. */
export const refusal = (decision: Decision): ApiAnswer =>
  faultAnswer(faults.rateLimited, { headers: { 'retry-after': String(seconds(decision)) } })

function announce(reply: FastifyReply, decision: Decision): void {
  const head = limitHead(decision)
  for (let at = 0; at < head.length; at += 2) reply.header(head[at] as string, head[at + 1])
}

function refuse(reply: FastifyReply, decision: Decision): void {
  const { status, headers, body } = refusal(decision)
  reply.code(status).headers(headers).send(body)
}

/** Whole seconds, rounded up, so that a retry then passes. */
const seconds = ({ resetAfterMs }: Decision): number => Math.ceil(resetAfterMs / 1000)
