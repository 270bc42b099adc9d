import type { PensionValues } from './pension-law.ts'

/** What the minimum pension is computed from; amounts in euros a year. Used by `retraite-publique/pension.ts`. */
export interface MinimumCase {
  /** The pension of the general scheme. */
  readonly base: number
  /** What other pensions pay: complementary, other schemes. */
  readonly others: number
  /** Quarters of all schemes. */
  readonly total: number
  /** Quarters of the general scheme. */
  readonly own: number
  /** Quarters contributed to the general scheme. */
  readonly contributed: number
  /** Quarters required for the full rate. */
  readonly required: number
  /** The factor by which the amounts of the law have grown: 1 for today. */
  readonly growth: number
}

/**
 * What a pension at the full rate lacks to reach the minimum, in euros a year: the minimum in proportion to the
 * quarters, its raise in proportion to those contributed, from 120 of them on; cut so that all pensions stay under
 * their ceiling (CSS, art. L. 351-10 and L. 173-2). Used by `retraite-publique/pension.ts`.
 */
export function minimumTopUp({ minimumContributif: law }: PensionValues, one: MinimumCase): number {
  const { base, others, total, own, contributed, required, growth } = one
  const share = own / Math.max(required, total)
  const ofOwn = total > own ? own / total : 1
  const raised =
    contributed < law.trimestres ? 0 : (contributed / (contributed <= required ? required : total)) * ofOwn
  const target = growth * (law.base * share + (law.majore - law.base) * raised)
  const room = growth * law.plafond - base - others
  return Math.max(0, Math.min(target - base, room))
}
