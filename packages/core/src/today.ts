import type { CivilDate } from './units/civil-date.ts'

/** The locale `en-CA` writes a day as `YYYY-MM-DD`. */
const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The current day in Paris, by which French law applies. It is the only clock of the library. Only entry points read
 * it: simulators receive the day. Exported by `@denier/core`; used by `ask.ts` and others in other packages.
 * @param time milliseconds since 1970 in UTC, as `Date.now()` gives them: now by default.
 * @example todayInParis(Date.UTC(2026, 10, 20, 23, 30)) // '2026-11-21': 0:30 in Paris
 */
export const todayInParis = (time: number = Date.now()): CivilDate => paris.format(time) as CivilDate
