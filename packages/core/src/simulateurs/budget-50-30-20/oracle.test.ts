/**
 * Oracle of `budget-50-30-20`: random questions computed again by another method with 40 digits, and compared to
 * the cent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, type Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { budget503020 } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

/** Distance to a threshold, in euros or points, below which doubles may be on either side. */
const EDGE = 1e-5
const isOnEdge = (amount: Decimal, mark: number): boolean => amount.minus(mark).abs().lt(EDGE)

/** The budget with 40 digits. */
function budgetOf(query: Query) {
  const income = decimal(query.revenu)
  const expenses = decimal(query.besoins).plus(query.envies)
  const savings = query.epargne === undefined ? income.minus(expenses) : decimal(query.epargne)
  const rule = (query.regle ?? '50/30/20').split('/').map(Number)
  const rows = [decimal(query.besoins), decimal(query.envies), savings].map((actual, index) => {
    const ideal = income.times(rule[index] as number).div(100)
    return { actual, ideal, gap: actual.minus(ideal), points: actual.minus(ideal).div(income).times(100) }
  })
  const score = rows.reduce((left, { points }) => left.minus(points.abs()), decimal(100))
  return { income, expenses, savings, rows, score: score.isNegative() ? decimal(0) : score }
}
type Budget = ReturnType<typeof budgetOf>

/** The excess over each threshold. */
function beyond({ income, expenses, savings, rows }: Budget, query: Query): [string, Decimal][] {
  const [needs, wants, saved] = rows.map(({ gap }) => gap) as [Decimal, Decimal, Decimal]
  const overspent = expenses.minus(income)
  const missing = overspent.plus(savings)
  const reserve = query.epargne_precaution
  return [
    ['deficit', overspent.gt(missing) ? overspent : missing],
    ['besoins_trop_eleves', needs],
    ['envies_trop_elevees', wants],
    ['epargne_insuffisante', saved.negated()],
    ['endettement_35', decimal(query.credits ?? 0).minus(income.times('0.35'))],
    ['effort_logement', decimal(query.loyer ?? 0).minus(income.div(3))],
    ['precaution_moins_3_mois', reserve === undefined ? decimal(-1) : expenses.times(3).minus(reserve)],
  ]
}

function expectStanding(score: Decimal, isShort: boolean, found: string): void {
  if (isOnEdge(score, 90) || isOnEdge(score, 70)) return
  const byScore = score.gt(90) ? 'equilibre' : score.gt(70) ? 'vigilance' : 'desequilibre'
  expect(found).toBe(isShort ? 'deficit' : byScore)
}

describe('budget-50-30-20', () => {
  it('matches 40-digit arithmetic on every figure, status and finding of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const budget = budgetOf(query)
        const { resume, repartition, diagnostic } = ask(budget503020, query).data
        const { income, expenses, savings, rows, score } = budget
        expectExact(resume.revenu, income, CENT, 'revenu')
        expectExact(resume.totalDepenses, expenses, CENT, 'totalDepenses')
        expectExact(resume.resteAVivre, income.minus(query.besoins), CENT, 'resteAVivre')
        expectExact(resume.tauxEpargne, savings.div(income).times(100), POINT, 'tauxEpargne')
        expectExact(resume.nonAffecte, income.minus(expenses).minus(savings), CENT, 'nonAffecte')
        expectExact(resume.score, score, POINT, 'score')
        if (!isOnEdge(expenses, 0.005)) {
          const months = expenses.gt(0.005) ? decimal(query.epargne_precaution ?? 0).div(expenses) : null
          if (months === null) expect(resume.moisEpargnePrecaution).toBeNull()
          else expectExact(resume.moisEpargnePrecaution, months, 0.01, 'moisEpargnePrecaution')
        }
        for (const [index, row] of repartition.entries()) {
          const { actual, ideal, gap, points } = rows[index] as Budget['rows'][number]
          expectExact(row.actuel, actual, CENT, 'actuel')
          expectExact(row.actuelPourcentage, points.plus(row.idealPourcentage), POINT, 'actuelPourcentage')
          expectExact(row.ideal, ideal, CENT, 'ideal')
          expectExact(row.ecart, gap, CENT, 'ecart')
          const near = points.abs().lt(1) ? 'conforme' : points.isPositive() ? 'au_dessus' : 'en_dessous'
          if (!isOnEdge(points.abs(), 1)) expect(row.statut).toBe(near)
        }
        const marks = beyond(budget, query)
        if (marks.some(([, amount]) => isOnEdge(amount, 0.005))) return
        const passed = marks.filter(([, amount]) => amount.gt(0.005))
        expect(diagnostic.map(({ code }) => code)).toEqual(
          passed.length > 0 ? passed.map(([code]) => code) : ['equilibre'],
        )
        for (const [index, [code, amount]] of passed.entries())
          expectExact(diagnostic[index]?.montant ?? null, amount, CENT, code)
        expectStanding(score, passed[0]?.[0] === 'deficit', resume.statut)
      }),
      cases(10_000),
    )
  })
})
