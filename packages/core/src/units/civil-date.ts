/**
 * Civil dates: a day of the Gregorian calendar without hour or time zone, written `YYYY-MM-DD`.
 * It reads no clock: today is an argument.
 */
declare const civil: unique symbol

/**
 * A valid day written `YYYY-MM-DD`. Exported by `@denier/core`; used by `ask.ts`, `today.ts`,
 * `analyses/answer-question.ts`, `definition/kinds.ts` and 76 more in `simulateurs`, `legislation/regles`,
 * `definition`, `legislation` and `finance` and in other packages.
 */
export type CivilDate = string & { readonly [civil]: true }

const LAST_YEAR = 9999
const GRAMMAR = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The text as a civil date, or `undefined` when it is not one (wrong form, 30 February, year 0). Exported by
 * `@denier/core`; used by `ask.ts`, `definition/grammar.ts` and `schema/zod.ts`, by `page/page-notes.ts` of
 * `@denier/cli`, and by `format-cell.ts` of `@denier/note`.
 * @example civilDate('2026-02-28') // '2026-02-28'
 */
export function civilDate(text: string): CivilDate | undefined {
  const match = GRAMMAR.exec(text)
  if (!match) return undefined
  const year = Number(match[1])
  const month = Number(match[2])
  const day = Number(match[3])
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? (text as CivilDate) : undefined
}

/**
 * Days from one date to another; negative when `to` comes first. Used by `finance/irr.ts`, `cagr/explain.ts`,
 * `cagr/span.ts`, `plus-value-immobiliere/dates.ts` and `plus-value-immobiliere/explain-steps.ts`.
 * @example daysBetween('2024-02-28', '2024-03-01') // 2
 */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from)

/** The year of a day. Used by `impot-revenu/wage-tax.ts` and `salaire-net/simulate.ts`. */
export const yearOf = (day: CivilDate): number => Number(day.slice(0, 4))

/**
 * Full years from one day to another: an anniversary counts, the day before does not. After 29 February, the
 * anniversary of a common year is 1 March. Used by `plus-value-immobiliere/dates.ts`.
 * @example fullYearsBetween('2018-05-10', '2026-05-09') // 7
 */
export function fullYearsBetween(from: CivilDate, to: CivilDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(4) >= from.slice(4) ? years : years - 1
}

/**
 * The day so many years later; `undefined` after year 9999. Used by `plus-value-immobiliere/dates.ts`.
 * @example yearsAfter('2020-02-29', 1) // '2021-03-01'
 */
export function yearsAfter(day: CivilDate, years: number): CivilDate | undefined {
  const year = Number(day.slice(0, 4)) + years
  if (year > LAST_YEAR) return undefined
  const text = `${String(year).padStart(4, '0')}${day.slice(4)}`
  return civilDate(text) ?? civilDate(`${text.slice(0, 4)}-03-01`)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * Days since 1 March of year 0. Counting years from March puts the leap day last, so that the length of
 * the months before it follows one line: `(153 m + 2) / 5` (Richards, Explanatory Supplement to the
 * Astronomical Almanac, 2013, ch. 15).
 */
function dayNumber(date: CivilDate): number {
  const month = Number(date.slice(5, 7))
  const fromMarch = (month + 9) % 12
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return 365 * year + leaps + Math.floor((153 * fromMarch + 2) / 5) + Number(date.slice(8, 10)) - 1
}
