import type { PensionValues } from '../../legislation/regles/retraite/pension-law.ts'
import { pointsOf } from '../../legislation/regles/retraite/points.ts'
import { quartersOf } from '../../legislation/regles/retraite/quarters.ts'
import type { Economy } from './economy.ts'

/** A year with a wage. Amounts in euros. Used by `pension.ts`. */
export interface CareerYear {
  /** The calendar year. */
  readonly year: number
  /** The gross wage of the year. */
  readonly wage: number
  /** The wage up to the ceiling of social security. */
  readonly capped: number
  /**
   * `capped` revalued for a pension of the last year that the law knows: later pensions multiply it by the rise of
   * prices.
   */
  readonly revalued: number
  /** The quarters that the wage validates: 0 to 4. */
  readonly quarters: number
  /** The complementary points that the wage buys. */
  readonly points: number
}

/** Wages by year, past and projected. Used by `pension.ts` and `question.ts`. */
export interface Career {
  /** Every year from the first to the last that may count, without a wage too. */
  readonly years: readonly CareerYear[]
  /** The calendar year of the first of them. */
  readonly firstYear: number
  /** A calendar year of the career; `undefined` outside it. */
  readonly yearAt: (year: number) => CareerYear | undefined
  /** The years that validate a quarter, the highest revalued wage first. */
  readonly byWage: readonly CareerYear[]
  /** The quarters of the years from `from` to the one before `to`. */
  readonly quartersBetween: (from: number, to: number) => number
  /** The points of the years from `from` to the one before `to`. */
  readonly pointsBetween: (from: number, to: number) => number
  /** The quarters and points of the first `months` months of a year, as that of the departure. */
  readonly partOf: (year: number, months: number) => { readonly quarters: number; readonly points: number }
}

/** What a career is made from. */
interface CareerCase {
  readonly values: PensionValues
  readonly economy: Economy
  /** The first calendar year. */
  readonly firstYear: number
  /** The last one. */
  readonly lastYear: number
  /** The gross wage of a calendar year, in euros; 0 without a job. */
  readonly wageIn: (year: number) => number
}

/** The career of a question, year by year. Used by `question.ts`. */
export function careerOf({ values, economy, firstYear, lastYear, wageIn }: CareerCase): Career {
  const partOf = (year: number, months: number) => {
    const share = months / 12
    const wage = wageIn(year) * share
    return {
      quarters: quartersOf(values, { year, wage, hourlyMinimum: economy.hourlyMinimum(year), months }),
      points: pointsOf(values, {
        year,
        wage,
        ceiling: economy.ceiling(year) * share,
        price: economy.pointPrice(year),
      }),
    }
  }
  const years = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => {
    const year = firstYear + index
    const wage = wageIn(year)
    const capped = Math.min(wage, economy.ceiling(year))
    return { year, wage, capped, revalued: capped * economy.revaluation(year), ...partOf(year, 12) }
  })
  const quarters = totalsOf(years.map((one) => one.quarters))
  const points = totalsOf(years.map((one) => one.points))
  const indexOf = (year: number) => Math.min(Math.max(0, year - firstYear), years.length)
  const between = (totals: readonly number[]) => (from: number, to: number) =>
    Math.max(0, (totals[indexOf(to)] ?? 0) - (totals[indexOf(from)] ?? 0))
  return {
    years,
    firstYear,
    yearAt: (year) => years[year - firstYear],
    byWage: years.filter((one) => one.quarters > 0).sort((a, b) => b.revalued - a.revalued),
    quartersBetween: between(quarters),
    pointsBetween: between(points),
    partOf,
  }
}

/** Running totals, from 0: the sum of the values from `i` to `j - 1` is `totals[j] - totals[i]`. */
function totalsOf(values: readonly number[]): readonly number[] {
  const totals = [0]
  for (const value of values) totals.push((totals.at(-1) ?? 0) + value)
  return totals
}
