import type { IncomingMessage } from 'node:http'
import type { ApiRequest } from '../answer/exchange.ts'
import type { Clock } from '../clock.ts'
import { originOf } from './origin.ts'
import { split } from './target.ts'

/** What a question holds besides what the client sent. */
interface Surroundings {
  readonly clock: Clock
  readonly publicUrl: string | undefined
}

/** Tells the service what is asked: of a request as Node has it, and by which protocol the client came. */
export const questioning =
  ({ clock, publicUrl }: Surroundings) =>
  ({ url = '/', headers }: IncomingMessage, protocol: string): ApiRequest => {
    const [path, query] = split(url)
    return {
      path,
      query,
      accept: headers.accept,
      ifNoneMatch: headers['if-none-match'],
      origin: publicUrl ?? originOf(headers, protocol),
      now: clock.now(),
      today: clock.today(),
    }
  }
