/**
 * Civil dates: a day of the Gregorian calendar without hour or time zone, written `YYYY-MM-DD`.
 * It reads no clock: today is an argument.
 */
declare const civil: unique symbol

/**
 * A valid day written `YYYY-MM-DD`. Exported by `@denier/core`; used by `ask.ts`, `today.ts`,
 * `analyses/answer-question.ts`, `definition/kinds.ts` and others in `simulateurs`, `legislation/regles`,
 * `definition`, `legislation` and `finance` and in other packages.
 */
export type CivilDate = string & { readonly [civil]: true }

/** The last year that has four digits. */
const LAST_YEAR = 9999
/** `\d` is an ASCII digit: other digits and signs are refused. */
const GRAMMAR = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The text as a civil date, or `undefined` when it is not one (wrong form, 30 February, year 0). Exported by
 * `@denier/core`; used by `ask.ts`, `batch/reform-value.ts`, `definition/grammar.ts` and `schema/zod.ts`, by
 * `page/page-notes.ts` of `@denier/cli`, and by `format-cell.ts` of `@denier/note`.
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

/**
 * The year of a day. Used by `impot-revenu/wage-tax.ts`, `donation/exemptions.ts`, `retraite-publique/career.explain.ts`,
 * `retraite-publique/constraints.ts`, `retraite-publique/explain-steps.ts` and others in `simulateurs`.
 */
export const yearOf = (day: CivilDate): number => Number(day.slice(0, 4))

/**
 * Full years from one day to another: an anniversary counts, the day before does not. After 29 February, the
 * anniversary of a common year is 1 March. Used by `plus-value-immobiliere/dates.ts` and
 * `retraite-publique/contract.ts`.
 * @example fullYearsBetween('2018-05-10', '2026-05-09') // 7
 */
export function fullYearsBetween(from: CivilDate, to: CivilDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(4) >= from.slice(4) ? years : years - 1
}

/**
 * The day so many years later; `undefined` after year 9999. Used by `plus-value-immobiliere/dates.ts` and
 * `plus-value-immobiliere/sale.ts`.
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

/**
 * Months of a civil quarter. Used by `retraite/quarters.ts`, `retraite-publique/career.explain.ts`,
 * `retraite-publique/extra-quarters.ts` and `retraite-publique/pension.explain.ts`.
 */
export const MONTHS_IN_QUARTER = 3

/** Civil quarters of a year. Used by `retraite-publique/career.explain.ts`. */
export const QUARTERS_IN_YEAR = 4

/**
 * Months from January of year 0 to the month of a day. Used by `retraite-publique/extra-quarters.ts`.
 * @example monthIndex('2026-03-15') // 24314
 */
export const monthIndex = (day: CivilDate): number => 12 * yearOf(day) + Number(day.slice(5, 7)) - 1

/**
 * A day of a month, or the last day of that month when it is shorter.
 * @param index months since January of year 0, as `monthIndex` gives them.
 */
const dayOfMonth = (index: number, day: number): CivilDate => {
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  const last = Math.min(day, daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}` as CivilDate
}

/**
 * The month of a day, 1 to 12. Used by `retraite-publique/explain-steps.ts`, `retraite-publique/pension.explain.ts`
 * and `retraite-publique/pension.ts`.
 */
export const monthOf = (day: CivilDate): number => Number(day.slice(5, 7))

/**
 * The day so many months later, or the last of a month that is too short. Used by `retraite-publique/constraints.ts`,
 * `retraite-publique/extra-quarters.ts`, `retraite-publique/pension.ts`, `retraite-publique/question.ts` and
 * `retraite-publique/simulate.ts`.
 * @example monthsAfter('2026-01-31', 1) // '2026-02-28'
 */
export const monthsAfter = (day: CivilDate, months: number): CivilDate =>
  dayOfMonth(monthIndex(day) + months, Number(day.slice(8)))

/**
 * Full months from a day to a later one: the last month counts once its day is reached. Used by
 * `retraite-publique/pension.ts`.
 * @example fullMonthsBetween('1964-05-10', '2028-07-01') // 769
 */
export const fullMonthsBetween = (from: CivilDate, to: CivilDate): number =>
  monthIndex(to) - monthIndex(from) - (to.slice(8) < from.slice(8) ? 1 : 0)

/**
 * The first day of a month on or after a day. Used by `retraite-publique/constraints.ts`,
 * `retraite-publique/question.ts` and `retraite-publique/simulate.ts`.
 * @example monthStartFrom('2027-02-10') // '2027-03-01'
 */
export const monthStartFrom = (day: CivilDate): CivilDate =>
  day.endsWith('-01') ? day : dayOfMonth(monthIndex(day) + 1, 1)

/**
 * The first day of the civil quarter of a day. Used by `retraite-publique/extra-quarters.ts`.
 * @example quarterStart('2026-05-10') // '2026-04-01'
 */
export const quarterStart = (day: CivilDate): CivilDate =>
  dayOfMonth(monthIndex(day) - (monthIndex(day) % MONTHS_IN_QUARTER), 1)

/**
 * The first day of the month of a day. Used by `retraite-publique/question.ts`.
 * @example monthStart('2026-05-10') // '2026-05-01'
 */
export const monthStart = (day: CivilDate): CivilDate => dayOfMonth(monthIndex(day), 1)
