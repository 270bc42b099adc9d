import { averageOfBest } from '../../legislation/regles/retraite/average-wage.ts'
import {
  basePension,
  childrenIncrease,
  pensionRate,
  proportionOf,
} from '../../legislation/regles/retraite/base-pension.ts'
import { minimumTopUp } from '../../legislation/regles/retraite/minimum-pension.ts'
import { levyBandOf, pensionLevies, thresholdsOf } from '../../legislation/regles/retraite/pension-levies.ts'
import { pointsCoefficient, pointsIncrease } from '../../legislation/regles/retraite/points.ts'
import { missingQuarters } from '../../legislation/regles/retraite/quarters.ts'
import { type CivilDate, fullMonthsBetween, monthOf, monthsAfter, yearOf } from '../../units/civil-date.ts'
import type { CareerYear } from './career.ts'
import { candidateQuarters } from './extra-quarters.ts'
import type { Question } from './question.ts'

/** The share of a gross pension that is counted as reference income, in percent. Used by `pension.explain.ts`. */
export const COUNTED_PERCENT = 90

/**
 * The pension of a departure: amounts in euros a year of that year, rates as fractions. Two amounts are in today's
 * euros: `income`, the reference income, and `thresholds`, to which it is compared. `general` is the pension of the
 * general scheme with its increases, `complementaryGross` that of points, `net` what is left of both after levies;
 * `own` counts the quarters without those of other schemes, `total` all of them; `part` has the quarters and the
 * points of the months of the last year before the departure; `averagedYears` the years of the average wage, the best ones; `candidates` the civil quarters
 * that may raise the pension, of which `extraQuarters` do. Used by `find-warnings.ts` and `simulate.ts`.
 */
export type Pension = ReturnType<typeof pensionAt>

/** Quarters at a departure. */
interface Quarters {
  /** The calendar year of the departure. */
  readonly year: number
  /** Quarters validated in the general scheme, without those for children. */
  readonly validated: number
  /** With those for children and of other schemes. */
  readonly total: number
  /** Quarters that lack for the full rate. */
  readonly missing: number
  /** The age at the departure, in full months. */
  readonly age: number
}

/** Quarters at a departure: validated, of all schemes, missing. */
function quartersAt(question: Question, effect: CivilDate): Quarters {
  const { params, career, birth, generation, law } = question
  const year = yearOf(effect)
  const validated = validatedBefore(question, year) + career.partOf(year, monthOf(effect) - 1).quarters
  const total = validated + params.trimestres_enfants + params.trimestres_autres
  const age = fullMonthsBetween(birth, effect)
  const missing = missingQuarters(law.values, { required: generation.requis, validated: total, age })
  return { year, validated, total, missing, age }
}

/**
 * Quarters of the general scheme before a year, without those for children: before a past year, those of the
 * statement less what the years since then validate.
 */
const validatedBefore = ({ params, career, now }: Question, year: number): number =>
  params.trimestres === undefined
    ? career.quartersBetween(career.firstYear, year)
    : params.trimestres + career.quartersBetween(now, year) - career.quartersBetween(year, now)

/**
 * The first departure at the full rate, month after month from the first possible one. Used by `explain-steps.ts` and
 * `simulate.ts`.
 */
export function fullRateDay(question: Question): CivilDate {
  for (let months = 0; ; months += 1) {
    const effect = monthsAfter(question.firstDay, months)
    if (quartersAt(question, effect).missing === 0) return effect
  }
}

/**
 * The pension of a departure, its parts in euros a year of that year. Used by `explain-steps.ts` and
 * `simulate.ts`.
 */
export function pensionAt(question: Question, effect: CivilDate) {
  const { params, career, generation, economy, law, now } = question
  const { values } = law
  const quarters = quartersAt(question, effect)
  const { year, validated, total, missing } = quarters
  const part = career.partOf(year, monthOf(effect) - 1)
  const prices = economy.prices(year) // relative to the last year that the law knows, as `revalued` is
  const averagedYears = bestBefore(career.byWage, year, question.bestYears)
  const averageWage =
    prices *
    averageOfBest(
      averagedYears.map(({ revalued }) => revalued),
      question.bestYears,
    )
  const own = total - params.trimestres_autres
  const proportion = proportionOf({ own, required: generation.requis })
  const base = basePension(values, {
    averageWage,
    missing,
    own,
    required: generation.requis,
    ceiling: economy.ceiling(year),
  })

  const others = params.trimestres_enfants + params.trimestres_autres
  const candidates = candidateQuarters(question, values, effect, {
    beforeYear: (of) => others + validatedBefore(question, of),
    inYear: (of) => (of < year ? (career.yearAt(of)?.quarters ?? 0) : part.quarters),
  })
  const counted = candidates.filter(({ isWorked, before }) => isWorked && before >= generation.requis)
  const extraRate = counted.reduce(
    (sum, { isParental }) => sum + (isParental ? values.surcoteParentale.taux : values.surcote),
    0,
  )
  const extra = extraRate * base

  const points = pointsAt(question, year, part.points)
  const pointValue = economy.pointValue(year)
  const coefficient = pointsCoefficient(values, missing)
  const complementary = points.total * pointValue * coefficient
  const otherPensions = 12 * params.autres_pensions * (prices / economy.prices(now))
  const topUp =
    missing > 0
      ? 0
      : minimumTopUp(values, {
          base,
          others: complementary + otherPensions,
          total,
          own,
          contributed: Math.max(0, validated - params.trimestres_assimiles),
          required: generation.requis,
          growth: economy.wageGrowth(year),
        })
  const children = childrenIncrease(values, params.enfants) * (base + extra + topUp)
  const childrenOfPoints = pointsIncrease(values, params.enfants, points, pointValue)
  const general = base + extra + topUp + children
  const complementaryGross = complementary + childrenOfPoints
  const gross = general + complementaryGross

  const priceRise = prices / economy.prices(now)
  const income = params.rfr ?? (COUNTED_PERCENT * gross) / priceRise / 100 + params.autres_revenus
  const thresholds = thresholdsOf(values, params.parts)
  const band = levyBandOf(thresholds, income)
  const levies = pensionLevies(values, band, { gross, complementary: complementaryGross })
  const lastWage = career.yearAt(year - 1)?.wage ?? 0
  return {
    effect,
    required: generation.requis,
    ...quarters,
    averagedYears,
    part,
    candidates,
    extraQuarters: counted.length,
    averageWage,
    own,
    proportion,
    rate: pensionRate(values, missing),
    base,
    extra,
    topUp,
    children: children + childrenOfPoints,
    general,
    points,
    pointValue,
    coefficient,
    complementary,
    complementaryGross,
    gross,
    levies,
    band,
    income,
    thresholds,
    net: gross - levies,
    /** Prices at the departure over those of today. */
    priceRise,
    lastWage,
  }
}

/** The best years before a departure, of years sorted by revalued wage, highest first. */
function bestBefore(sorted: readonly CareerYear[], year: number, most: number): readonly CareerYear[] {
  const best: CareerYear[] = []
  for (const one of sorted) {
    if (best.length === most) break
    if (one.year < year) best.push(one)
  }
  return best
}

/**
 * Whether wages give one point of the past at least: with less, nothing says when the points of a statement were
 * bought, and none of them is raised for children. Used by `pension.explain.ts`.
 */
export const isPastEstimated = ({ reconstructed }: { readonly reconstructed: number }): boolean =>
  reconstructed >= 1

/**
 * Complementary points at a departure: those of the statement or of past wages, then those of later years.
 * `recent` and `older` are those that an increase for children raises at two rates; `reconstructed` those
 * that past wages give.
 */
function pointsAt({ params, career, now, law }: Question, year: number, ofLastMonths: number) {
  const { depuis, anciensDepuis } = law.values.majorationPoints
  const sum = (from: number, to: number) => career.pointsBetween(from, Math.min(to, year))
  const reconstructed = sum(0, now)
  const scale =
    params.points === undefined ? 1 : isPastEstimated({ reconstructed }) ? params.points / reconstructed : 0
  const later = sum(now, year) + ofLastMonths
  return {
    past: params.points ?? reconstructed,
    later,
    total: (params.points ?? reconstructed) + later,
    recent: scale * sum(depuis, now) + later,
    older: scale * sum(anciensDepuis, Math.min(depuis, now)),
    reconstructed,
  }
}

/**
 * The gross pension over the last wage, in percent; `null` without a wage, or with one too small to divide by.
 * Used by `pension.explain.ts` and `simulate.ts`.
 */
export function replacementRate({ gross, lastWage }: Pension): number | null {
  const rate = (100 * gross) / lastWage
  return Number.isFinite(rate) ? rate : null
}
