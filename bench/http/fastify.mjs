// Fastify written the usual way: its plugins for CORS, headers and limit, its schema, its logger. One of the
// servers that `bench/http.mjs` compares.
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { answer } from './by-hand.mjs'

const app = fastify({ logger: true })
await app.register(cors)
await app.register(helmet)
await app.register(rateLimit, { max: 1_000_000, timeWindow: '1 minute' }) // counts all, refuses nobody here
app.setErrorHandler((error, _request, reply) => {
  const errors = (error.validation ?? []).map(({ instancePath, message }) => ({
    field: instancePath,
    message,
  }))
  reply.code(error.validation ? 422 : 500).send({ errors })
})
/** The JSON schema of a number between two bounds, both included. */
const number = (minimum, maximum) => ({ type: 'number', minimum, maximum })
const querystring = {
  type: 'object',
  required: ['capital', 'mensuel', 'taux', 'duree'],
  properties: {
    capital: number(0, 1e9),
    mensuel: number(0, 1e7),
    taux: number(-20, 50),
    duree: { type: 'integer', minimum: 1, maximum: 50 },
    inflation: { ...number(-5, 30), default: 2 },
  },
}
app.get('/api/v1/simulateurs/interets-composes', { schema: { querystring } }, async ({ query }) =>
  answer(query),
)
await app.listen({ port: 0, host: '127.0.0.1' })
