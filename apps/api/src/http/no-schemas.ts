import type { FastifyServerOptions } from 'fastify'

const refuse = (): never => {
  throw new Error('a route has no schema here: contracts judge what is asked, and write what is answered')
}

/**
 * Stands where Fastify would load its compilers of schemas, of which no route has any: they take a tenth of a second,
 * which whoever waits for the first answer would wait.
 */
export const noSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
}
