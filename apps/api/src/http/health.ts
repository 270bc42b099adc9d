import type { FastifyInstance } from 'fastify'
import type { Limiter } from '../limit/limiter.ts'

/** What an orchestrator asks: is the process alive, and may it be sent requests? */
export interface Health {
  readonly started: () => void
  readonly stopping: () => void
}

/** `/healthz` and `/readyz`. A shared store that is away is said in the body only: requests are still served. */
export function mountHealth(app: FastifyInstance, limiter: Limiter | undefined): Health {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', (_request, reply) =>
    reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state, rateLimit: limiter?.health() ?? 'off' }),
  )
  return {
    started: () => {
      if (state === 'starting') state = 'ready' // it may have been told to stop meanwhile
    },
    stopping: () => {
      state = 'stopping'
    },
  }
}
