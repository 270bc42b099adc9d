import { MONTHS_IN_QUARTER } from '../../../units/civil-date.ts'
import { toEightDecimals } from '../../../units/exact-euros.ts'
import { type PensionValues, valueIn } from './pension-law.ts'

/** A year of work, or its first months. Used by `retraite-publique/career.ts`. */
export interface WorkedYear {
  /** The calendar year. */
  readonly year: number
  /** The gross wage of these months, in euros. */
  readonly wage: number
  /** The minimum wage of 1 January, in euros an hour. */
  readonly hourlyMinimum: number
  /** How many months of the year count: 12 for a whole one. */
  readonly months: number
}

/**
 * The quarters that a year validates: one for so many hours of the minimum wage of 1 January, and at most those that
 * are over (CSS, art. R. 351-9). Used by `retraite-publique/career.ts`.
 * @example quartersOf(values, { year: 2026, wage: 5_500, hourlyMinimum: 12.02, months: 12 }) // 3
 */
export function quartersOf(
  { heuresTrimestre }: PensionValues,
  { year, wage, hourlyMinimum, months }: WorkedYear,
): number {
  const hours = valueIn(heuresTrimestre, year)
  const paid = Math.floor(toEightDecimals(wage / (hours * hourlyMinimum)))
  return Math.min(Math.floor(months / MONTHS_IN_QUARTER), paid)
}

/**
 * The quarters missing at a departure: those of the full rate, or those up to its automatic age where they are fewer
 * (CSS, art. R. 351-27, II). Used by `retraite-publique/pension.ts`.
 * @param age at the departure, in full months.
 * @example missingQuarters(values, { required: 172, validated: 153, age: 775 }) // 10: 29 months to 67
 */
export function missingQuarters(
  { ageTauxPlein }: PensionValues,
  {
    required,
    validated,
    age,
  }: { readonly required: number; readonly validated: number; readonly age: number },
): number {
  const untilAge = Math.ceil((ageTauxPlein - age) / MONTHS_IN_QUARTER)
  return Math.max(0, Math.min(required - validated, untilAge))
}
