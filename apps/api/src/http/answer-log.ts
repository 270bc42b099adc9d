import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { pathOf } from './target.ts'

/** Tells of every answer once, whoever gave it: a line for people, a count for a dashboard. */
export interface AnswerLog {
  readonly begin: (request: IncomingMessage, response: ServerResponse) => void
  /** An answer to what was no request. */
  readonly refused: (status: number) => void
}

/**
 * Incomes and estates are in queries: the log has paths only.
 * @param has whether a path exists: what anyone may type must not name a door.
 */
export const createAnswerLog = (
  logger: FastifyBaseLogger,
  metrics: Metrics | undefined,
  has: (path: string) => boolean,
): AnswerLog => ({
  begin: (request, response) => {
    const begun = performance.now()
    response.on('close', () => {
      const elapsed = performance.now() - begun
      const path = pathOf(request.url)
      const ms = Math.round(elapsed * 1000) / 1000
      const aborted = !response.writableFinished // the client left before its answer
      const status = response.statusCode
      const told = { method: request.method, path, status, ms }
      logger.info(aborted ? { ...told, aborted } : told, 'answered')
      metrics?.answered(has(path) ? path : 'other', status, elapsed / 1000)
    })
  },
  refused: (status) => {
    logger.info({ status }, 'refused')
    metrics?.answered('other', status)
  },
})
