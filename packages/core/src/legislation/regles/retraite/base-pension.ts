import type { PensionValues } from './pension-law.ts'

/**
 * The rate of a pension, as a fraction: the full rate less a reduction for each missing quarter (CSS, art. R.
 * 351-27). Used by `retraite-publique/pension.ts`.
 * @param missing quarters that lack for the full rate.
 */
export const pensionRate = ({ tauxPlein, decote }: PensionValues, missing: number): number =>
  tauxPlein * (1 - decote * missing)

/** What the pension of the general scheme is computed from. Used by `retraite-publique/pension.ts`. */
export interface BaseCase {
  /** The average wage of the best years, in euros a year. */
  readonly averageWage: number
  /** Quarters that lack for the full rate. */
  readonly missing: number
  /** Quarters of the general scheme. */
  readonly own: number
  /** Quarters required for the full rate. */
  readonly required: number
  /** The ceiling of social security of the year of the departure, in euros. */
  readonly ceiling: number
}

/**
 * The pension of the general scheme before its increases, in euros a year: average wage × rate × own quarters over
 * those required, at most half the ceiling. Used by `retraite-publique/pension.ts`.
 * @example basePension(values, { averageWage: 34_974.84, missing: 0, own: 170, required: 170, ceiling: 50_456 }) // 17 487.42
 */
export function basePension(values: PensionValues, one: BaseCase): number {
  const whole = one.averageWage * pensionRate(values, one.missing) * proportionOf(one)
  return Math.min(whole, values.plafondPension * one.ceiling)
}

/** The share of a whole career, as a fraction: 1 at most. Used by `retraite-publique/pension.ts`. */
export const proportionOf = ({ own, required }: Pick<BaseCase, 'own' | 'required'>): number =>
  Math.min(own, required) / required

/** The increase for children, as a fraction. Used by `retraite-publique/pension.ts`. */
export const childrenIncrease = ({ majorationEnfants }: PensionValues, children: number): number =>
  children >= majorationEnfants.enfants ? majorationEnfants.taux : 0
