import { toPercent } from '../../units/rate.ts'
import type { Budget } from './budget.ts'

/** Points by which a share may stray from its ideal and still be on target. */
const ON_TARGET = 1

/** Shares are percents of euros in doubles: 55 % less 50 % is 5 points, give or take this. */
const NOISE = 1e-9

/** One of the three uses of the income beside what the rule gives it. */
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

export type Share = ReturnType<typeof shareOf<'besoins' | 'envies' | 'epargne'>>

/** The three rows, as they are: never rescaled to make 100 %. */
export const sharesOf = ({ income, needs, wants, savings, rule }: Budget) =>
  [
    shareOf('besoins', needs, rule.needs, income),
    shareOf('envies', wants, rule.wants, income),
    shareOf('epargne', savings, rule.savings, income),
  ] as const

/** 100 less the gaps to the rule, added up in points; at least 0. */
export const scoreOf = (shares: readonly Share[]): number =>
  Math.max(
    0,
    shares.reduce((score, share) => score - Math.abs(share.actuelPourcentage - share.idealPourcentage), 100),
  )

/** Whether a score is at least a mark. */
export const scores = (score: number, mark: number): boolean => score >= mark - NOISE
