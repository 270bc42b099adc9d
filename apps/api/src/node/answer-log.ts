import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DestinationStream } from 'pino'
import type { Metrics } from '../metrics.ts'
import { pathOf } from '../pipeline/request-line.ts'
import type { AddressSource } from './request-reader.ts'

/** Records every response of the server once: a log line and a metric. Used by `server.ts` and `service.ts`. */
export interface AnswerLog {
  /** Records a response to a request. @param elapsedMs from the request to the end of its response. */
  readonly answered: (request: IncomingMessage, response: ServerResponse, elapsedMs: number) => void
  /** Records a response to bytes that are no valid request. */
  readonly refused: (status: number) => void
  /** Records where the address of a client was taken from. Warns once of a `X-Forwarded-For` that is not trusted. */
  readonly identified: (path: string, source: AddressSource) => void
}

/** What the log depends on. */
interface AnswerLogParts {
  /** Output of log lines; without it, none is written. */
  readonly output: DestinationStream | undefined
  readonly metrics: Metrics | undefined
  /** Paths that exist: a label must not take values that clients choose. */
  readonly paths: ReadonlyMap<string, unknown>
  /** Writes a warning for the operator. */
  readonly warn: (message: string) => void
}

/** Health checks come every second and are not counted in the metrics of clients. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** The level `info` of pino. */
const INFO = 30

/**
 * The warning about a `X-Forwarded-For` that is not trusted. It names no address, since that of a client must
 * not be logged. Exported for `answer-log.test.ts`.
 */
export const UNTRUSTED_FORWARDED_FOR =
  'X-Forwarded-For is ignored: its sender is not in TRUST_PROXY. Behind a proxy, all clients then share one rate limit: set TRUST_PROXY to the address of the proxy, for example TRUST_PROXY=127.0.0.1. Without a proxy, a client wrote the header itself: nothing to do'

/**
 * Creates the log of answers. It has paths only, since queries contain incomes and estates. The line equals
 * the one of pino; composing it here takes a fifth of the time. Used by `service.ts`.
 */
export function createAnswerLog({ output, metrics, paths, warn }: AnswerLogParts): AnswerLog {
  let hasWarned = false
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
      if (PROBES.has(path)) return
      metrics?.identified(source)
      if (source !== 'ignored' || hasWarned) return
      hasWarned = true
      warn(UNTRUSTED_FORWARDED_FOR)
    },
  }
}
