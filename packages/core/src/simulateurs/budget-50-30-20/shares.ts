import { toPercent } from '../../units/rate.ts'
import type { Budget } from './budget.ts'

/** Points by which a share may differ from its ideal and still be on target. Used by `explain.ts`. */
export const ON_TARGET = 1

/** Floating-point error of a difference of two percentages. Used by `explain.ts`. */
export const NOISE = 1e-9

/** One of the three uses of the income compared to its share in the rule. Amounts in euros a month. */
function shareOf<C extends string>(categorie: C, actuel: number, idealPourcentage: number, income: number) {
  const actuelPourcentage = toPercent(actuel / income)
  const ideal = (income * idealPourcentage) / 100
  const points = actuelPourcentage - idealPourcentage
  return {
    categorie,
    actuel,
    actuelPourcentage,
    ideal,
    idealPourcentage,
    ecart: actuel - ideal,
    statut: Math.abs(points) <= ON_TARGET + NOISE ? 'conforme' : points > 0 ? 'au_dessus' : 'en_dessous',
  } as const
}

/**
 * One of the three rows of `repartition`: `actuel`, `ideal` and `ecart` in euros a month, the `…Pourcentage` figures in
 * percent of income. `ecart` is negative when the row is below its share of the rule.
 */
type Share = ReturnType<typeof shareOf<'besoins' | 'envies' | 'epargne'>>

/** The three rows, not rescaled to 100 %. Used by `simulate.ts`. */
export const sharesOf = ({ income, needs, wants, savings, rule }: Budget) =>
  [
    shareOf('besoins', needs, rule.needs, income),
    shareOf('envies', wants, rule.wants, income),
    shareOf('epargne', savings, rule.savings, income),
  ] as const

/**
 * The score out of 100: 100 minus the sum of the gaps to the rule, in percentage points; at least 0. Used by
 * `simulate.ts`.
 */
export const scoreOf = (shares: readonly Share[]): number =>
  Math.max(
    0,
    shares.reduce((score, share) => score - Math.abs(share.actuelPourcentage - share.idealPourcentage), 100),
  )

/** Whether a score is at least a threshold. Used by `simulate.ts`. */
export const reachesScore = (score: number, threshold: number): boolean => score >= threshold - NOISE
