import { type CivilDate, todayInParis } from '@denier/core'

/**
 * The current time and the current day in Paris, on which the law depends. Adapters stamp each request with it. Used
 * by `edge.ts`, `fetch-handler.ts`, `service.ts` and `node/request-reader.ts`.
 */
export interface Clock {
  /** ISO 8601, in UTC. */
  readonly now: () => string
  /** The day in Paris. */
  readonly today: () => CivilDate
}

const HOUR_MS = 3_600_000

/**
 * The machine's clock. The ISO text is written once a millisecond, since several requests may share one. Days
 * in Paris begin on a whole hour of UTC, so the day is computed once an hour. Used by `edge.ts` and
 * `process/run-server.ts`.
 */
export function systemClock(): Clock {
  let hour = Number.NaN
  let last = Number.NaN
  let text = ''
  let day = '' as CivilDate
  return {
    now: () => {
      const time = Date.now()
      if (time !== last) {
        last = time
        text = new Date(time).toISOString()
      }
      return text
    },
    today: () => {
      const time = Date.now()
      const current = Math.floor(time / HOUR_MS)
      if (current !== hour) {
        hour = current
        day = todayInParis(time)
      }
      return day
    },
  }
}
