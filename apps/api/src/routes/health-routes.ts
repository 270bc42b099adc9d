import type { ApiResponse } from '../answer/handler.ts'
import type { Limiter } from '../limit/limiter.ts'
import { FREE, type Route } from '../pipeline/route.ts'
import { refuseInJson } from './refusals.ts'

/** Health endpoints for orchestrators, and their state. */
export interface Health {
  /** `/healthz` and `/readyz`. */
  readonly routes: ReadonlyMap<string, Route>
  /** To be called when the service listens. */
  readonly started: () => void
  /** To be called when it begins to stop: it is then no longer ready. */
  readonly stopping: () => void
}

/**
 * `/healthz`: the process is alive; `/readyz`: it accepts requests. Load balancers read the status, 200 or 503. The
 * body is for people: `rateLimit` is the state of the store of the limiter, such as
 * `{ store: 'redis', state: 'away' }`, and `docs/en/operations.md` documents it. A store that is away leaves the
 * status at 200, since requests are still served. Called by `service.ts`.
 * @param limiter undefined where the limit is off.
 */
export function createHealth(limiter: Limiter | undefined): Health {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  return {
    routes: new Map([
      ['/healthz', healthRoute(() => json(200, { status: 'ok' }))],
      [
        '/readyz',
        healthRoute(() =>
          json(state === 'ready' ? 200 : 503, { status: state, rateLimit: limiter?.health() ?? 'off' }),
        ),
      ],
    ]),
    started: () => {
      if (state === 'starting') state = 'ready' // a stop may have begun meanwhile
    },
    stopping: () => {
      state = 'stopping'
    },
  }
}

const healthRoute = (answer: () => ApiResponse): Route => ({ cost: FREE, answer, refuse: refuseInJson })

/** A response that caches must not keep. */
const json = (status: number, body: object): ApiResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
