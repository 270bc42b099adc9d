import type { CivilDate } from './units/civil-date.ts'

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The current day in Paris, by which French law applies. It is the only clock of the library. Only entry points read
 * it: `simulate` receives the day. Exported by `@denier/core`; used by `ask.ts` and 6 more in other packages.
 * @example todayInParis() // '2026-11-21'
 */
export const todayInParis = (time: number = Date.now()): CivilDate => paris.format(time) as CivilDate
