import type { CivilDate } from './units/civil-date.ts'

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day in Paris, in which French law counts. The only clock of the library, and only its doors look at it: a
 * simulate is told the day.
 * @example todayInParis() // '2026-11-21'
 */
export const todayInParis = (time: number = Date.now()): CivilDate => paris.format(time) as CivilDate
