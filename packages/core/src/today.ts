import type { CivilDate } from './units/civil-date.ts'

/** Paris is at most two hours ahead of UTC and never behind it: before this hour, both have the same day. */
const SURE_BEFORE = 22

let paris: Intl.DateTimeFormat | undefined

/**
 * The current day in Paris, by which French law applies. It is the only clock of the library. Only entry points read
 * it: simulators receive the day. The tables of time zones are read at the end of the day alone: that takes 30 ms, a
 * quarter of a command. Exported by `@denier/core`; used by `ask.ts` and others in other packages.
 * @param time milliseconds since 1970 in UTC, as `Date.now()` gives them: now by default.
 * @example todayInParis(Date.UTC(2026, 10, 20, 23, 30)) // '2026-11-21': 0:30 in Paris
 */
export function todayInParis(time: number = Date.now()): CivilDate {
  const date = new Date(time)
  if (date.getUTCHours() < SURE_BEFORE) return date.toISOString().slice(0, 10) as CivilDate
  paris ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }) // writes a day as `YYYY-MM-DD`
  return paris.format(date) as CivilDate
}
