// Hono written the usual way: its middleware for CORS, headers, logs, its validator over Zod, a limiter of its
// kind. One of the servers that `bench/http.mjs` compares.
import { serve } from '@hono/node-server'
import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { logger } from 'hono/logger'
import { secureHeaders } from 'hono/secure-headers'
import { rateLimiter } from 'hono-rate-limiter'
import { z } from 'zod'
import { answer } from './by-hand.mjs'

/** The schema of a number between two bounds, both included. */
const number = (minimum, maximum) => z.coerce.number().min(minimum).max(maximum)
const query = z.object({
  capital: number(0, 1e9),
  mensuel: number(0, 1e7),
  taux: number(-20, 50),
  duree: z.coerce.number().int().min(1).max(50),
  inflation: number(-5, 30).default(2),
})
const app = new Hono()
app.use(logger(), cors(), secureHeaders())
// Counts all, refuses nobody here.
app.use(rateLimiter({ windowMs: 60_000, limit: 1_000_000, keyGenerator: () => 'one' }))
app.get(
  '/api/v1/simulateurs/interets-composes',
  zValidator('query', query, ({ success, error }, context) =>
    success ? undefined : context.json({ errors: error.issues }, 422),
  ),
  (context) => context.json(answer(context.req.valid('query'))),
)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
)
