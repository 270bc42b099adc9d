import type { Simulator } from '@denier/core'
import { Busy, type Visit, type WebHandler, webHandler } from '@denier/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Aside, RETRY_AFTER_S, TooBusy } from '../answer/aside.ts'
import { type Asked, asked } from '../answer/ask.ts'
import type { Clock } from '../clock.ts'
import type { Limiter } from '../limit/limiter.ts'
import { originOf } from './origin.ts'
import { admission } from './rate-limit.ts'

/** What the pages are mounted with. */
export interface WebParts {
  readonly simulators: readonly Simulator[]
  readonly limiter: Limiter | undefined
  readonly clock: Clock
  /** Where long questions are answered; without it, here. */
  readonly aside?: Aside | undefined
  readonly publicUrl: string | undefined
  readonly operator: string
  readonly contact: string
  readonly hosting: string
}

/** The pages and their files, as the shell serves them. */
export interface Web {
  /** Whether there is a page or a file at a path, exactly as sent. */
  readonly has: (path: string) => boolean
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Whether a path that there is not is told to people, rather than to machines. */
  readonly isForPeople: (request: FastifyRequest) => boolean
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Puts the pages' handler into this service: its clock, its one count of requests, its threads. */
export function createWeb(parts: WebParts): Web {
  const { simulators, clock, publicUrl, operator, contact, hosting } = parts
  const { count } = admission(parts.limiter)
  const pages = webHandler({ simulators, ask: answering(parts), operator, contact, hosting })

  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit => ({
    origin: publicUrl ?? originOf(request.headers, request.protocol),
    today: clock.today(),
    admit: () => count(request, reply),
  })
  return {
    has: pages.has,
    serve: (request, reply) => show(pages.answer, request, reply, visitOf(request, reply)),
    isForPeople: ({ headers }) => takesPages(headers.accept),
    notFound: (request, reply) => show(pages.notFound, request, reply, visitOf(request, reply)),
  }
}

/** Who names HTML, and no more than that: `*` alone is a machine's. */
const takesPages = (accept: string | undefined): boolean =>
  /\btext\/html\b(?!\s*;\s*q=0(?:\.0*)?\b)/i.test(accept ?? '')

async function show(
  answer: WebHandler['answer'],
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<FastifyReply> {
  const response = await answer(webRequest(request), visit)
  response.headers.forEach((value, name) => void reply.header(name, value))
  reply.code(response.status)
  return reply.send(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()))
}

/** What the pages read of a request. `Host` is not to be believed: where it came from is told apart. */
function webRequest({ raw }: FastifyRequest): Request {
  const headers = READ.flatMap((name): [string, string][] => {
    const value = raw.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request(`http://localhost${raw.url ?? '/'}`, { headers })
}

const READ = ['accept-encoding', 'if-none-match'] as const

/** Has a question answered as the service's other doors do. */
function answering({ simulators, aside }: WebParts) {
  const known = new Map<Simulator, Asked>(
    simulators.map((simulator) => [simulator, asked(simulator, 'simulation', aside)]),
  )
  return async (simulator: Simulator, ...question: Parameters<Asked['answer']>) => {
    const one = known.get(simulator) ?? asked(simulator, 'simulation', aside)
    try {
      return await one.answer(...question)
    } catch (error) {
      throw error instanceof TooBusy ? new Busy(RETRY_AFTER_S) : error
    }
  }
}
