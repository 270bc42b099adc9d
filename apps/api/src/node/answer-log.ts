import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DestinationStream } from 'pino'
import type { Metrics } from '../metrics.ts'
import { pathOf } from '../pipeline/request-line.ts'
import type { AddressSource } from './request-reader.ts'

/** Tells of every response once: a line for people, a count for a dashboard. */
export interface AnswerLog {
  /** @param elapsedMs from the request to the end of its response. */
  readonly answered: (request: IncomingMessage, response: ServerResponse, elapsedMs: number) => void
  /** A response to what was no request. */
  readonly refused: (status: number) => void
  /** The client of a request was found. */
  readonly identified: (path: string, source: AddressSource) => void
}

interface AnswerLogParts {
  /** Where lines go; none, they are not written. */
  readonly output: DestinationStream | undefined
  readonly metrics: Metrics | undefined
  /** Paths that exist: what anyone may type must not make a label. */
  readonly paths: ReadonlyMap<string, unknown>
}

/** Health checks are asked by machines every second: a dashboard is about clients. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const INFO = 30

/**
 * Incomes and estates are in queries: the log has paths only. The line is the one that pino writes, composed here: it is
 * written for every request, and takes a fifth of the time so.
 */
export function createAnswerLog({ output, metrics, paths }: AnswerLogParts): AnswerLog {
  const head = `{"level":${INFO},"time":`
  const rest = `,"pid":${process.pid},`
  return {
    answered: (request, response, elapsedMs) => {
      const path = pathOf(request.url ?? '/')
      const isKnown = paths.has(path)
      const status = response.statusCode
      if (output) {
        const ms = Math.round(elapsedMs * 1000) / 1000
        const text = isKnown ? `"${path}"` : JSON.stringify(path) // a known path holds nothing to escape
        const aborted = response.writableFinished ? '' : ',"aborted":true' // the client left before its answer
        output.write(
          `${head}${Date.now()}${rest}"method":"${request.method}","path":${text},"status":${status},"ms":${ms}${aborted},"msg":"answered"}\n`,
        )
      }
      if (metrics && !PROBES.has(path)) metrics.answered(isKnown ? path : 'other', status, elapsedMs / 1000)
    },
    refused: (status) => {
      output?.write(`${head}${Date.now()}${rest}"status":${status},"msg":"refused"}\n`)
      metrics?.answered('other', status)
    },
    identified: (path, source) => {
      if (metrics && !PROBES.has(path)) metrics.identified(source)
    },
  }
}
