import { type PensionValues, valueIn } from './pension-law.ts'

/** A year of a wage under Agirc-Arrco; amounts in euros. Used by `retraite-publique/career.ts`. */
export interface PointsYear {
  /** The calendar year. */
  readonly year: number
  /** The gross wage of the year. */
  readonly wage: number
  /** The ceiling of social security of the year. */
  readonly ceiling: number
  /** The purchase price of a point. */
  readonly price: number
}

/**
 * The complementary points that a year buys: one rate up to the ceiling of social security, another from one to eight
 * (ANI of 17 November 2017, art. 32 to 36). Used by `retraite-publique/career.ts`.
 * @example pointsOf(values, { year: 2021, wage: 24_000, ceiling: 41_136, price: 17.3982 }) // 85.53
 */
export function pointsOf(values: PensionValues, { year, wage, ceiling, price }: PointsYear): number {
  const { tauxPointsTranche1, tauxPointsTranche2, plafondsTranche2 } = values
  const low = Math.min(wage, ceiling)
  const high = Math.min(wage, plafondsTranche2 * ceiling) - low
  return (valueIn(tauxPointsTranche1, year) * low + valueIn(tauxPointsTranche2, year) * high) / price
}

/**
 * The share of the complementary pension that missing quarters leave, as a fraction (art. 98). Used by
 * `retraite-publique/pension.ts`.
 */
export function pointsCoefficient({ minorationPoints }: PensionValues, missing: number): number {
  const { premiers, suivants, nombre } = minorationPoints
  return 1 - premiers * Math.min(missing, nombre) - suivants * Math.max(0, missing - nombre)
}

/** The points that the increase for children bears on. Used by `retraite-publique/career.ts`. */
export interface ChildrenPoints {
  /** Points bought since 2012. */
  readonly recent: number
  /** Points bought from 1999 to 2011. */
  readonly older: number
}

/**
 * The increase of the complementary pension for children, in euros a year: a part of recent points, a smaller one of
 * older ones, up to a ceiling that grows as the point (art. 94). Used by `retraite-publique/pension.ts`.
 * @param children how many were brought up.
 * @param pointValue what a point pays a year, in euros, at the departure.
 */
export function pointsIncrease(
  { majorationPoints: law, valeurPoint }: PensionValues,
  children: number,
  { recent, older }: ChildrenPoints,
  pointValue: number,
): number {
  if (children < law.enfants) return 0
  const whole = (law.recents * recent + law.anciens * older) * pointValue
  return Math.min(whole, (law.plafond * pointValue) / valeurPoint)
}
