/** Properties of the answers of `budget-50-30-20` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear, expectSound } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { budget503020 } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never
type Code = ReturnType<typeof see>['diagnostic'][number]['code']

const see = (query: Query) => ask(budget503020, query).data
const amountOf = (query: Query, code: Code): number =>
  see(query).diagnostic.find((finding) => finding.code === code)?.montant ?? 0

describe('budget-50-30-20: properties', () => {
  it('splits the income into needs, wants, savings and an unassigned part', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, repartition } = see(query)
        const used = repartition.reduce((sum, { actuel }) => sum + actuel, 0)
        expectNear(used + resume.nonAffecte, query.revenu, 0.02)
        const shares = repartition.reduce((sum, row) => sum + row.actuelPourcentage, 0)
        const unassigned = (100 * resume.nonAffecte) / query.revenu
        expectNear(shares + unassigned, 100, 2e-4 + 0.5 / query.revenu)
        expect(repartition[2]?.actuelPourcentage).toBe(resume.tauxEpargne)
      }),
    )
  })

  it('distributes the whole income by the rule and measures each gap from it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { repartition } = see(query)
        expect(repartition.map((row) => row.idealPourcentage).reduce((a, b) => a + b)).toBe(100)
        expectNear(
          repartition.map(({ ideal }) => ideal).reduce((a, b) => a + b),
          query.revenu,
          0.015,
        )
        for (const { actuel, ideal, ecart } of repartition) expectNear(actuel - ideal, ecart, 0.015)
      }),
    )
  })

  it('treats savings equal to the remainder as savings left out', () => {
    fc.assert(
      fc.property(queries, ({ epargne, ...query }) => {
        const remains = query.revenu - query.besoins - query.envies
        fc.pre(Math.abs(remains) <= 1e7)
        expectAlike(see({ ...query, epargne: remains }), see(query))
      }),
    )
  })

  it('scores 100 without a finding a budget that follows its rule', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { revenu, regle = '50/30/20' } = query
        const [needs = 0, wants = 0] = regle.split('/').map(Number)
        const exact = { besoins: (revenu * needs) / 100, envies: (revenu * wants) / 100 }
        const { resume, diagnostic } = see({ revenu, regle, ...exact })
        expect(resume).toMatchObject({ score: 100, statut: 'equilibre', nonAffecte: 0 })
        expectAlike(
          diagnostic.map(({ code }) => code),
          ['equilibre'],
        )
      }),
    )
  })

  it('keeps the shares and the score when every amount doubles', () => {
    fc.assert(
      fc.property(queries, (query) => {
        fc.pre(Math.max(query.revenu, query.besoins, query.envies, Math.abs(query.epargne ?? 0)) <= 5e6)
        const twice = {
          ...query,
          revenu: 2 * query.revenu,
          besoins: 2 * query.besoins,
          envies: 2 * query.envies,
          ...(query.epargne !== undefined && { epargne: 2 * query.epargne }),
        }
        const shares = (data: ReturnType<typeof see>) =>
          data.repartition.map((row) => [row.actuelPourcentage, row.idealPourcentage, row.statut])
        const [double, single] = [see(twice), see(query)]
        expectAlike(shares(double), shares(single))
        expect(double.resume.score).toBe(single.resume.score)
      }),
    )
  })

  it('increases the excess and lowers the savings when wants rise, and never penalises a larger reserve', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const fewerWants = { ...query, envies: query.envies * share }
        expectAtMost(amountOf(fewerWants, 'envies_trop_elevees'), amountOf(query, 'envies_trop_elevees'))
        expectAtMost(amountOf(fewerWants, 'deficit'), amountOf(query, 'deficit'))
        if (query.epargne === undefined) {
          expectAtMost(see(query).resume.tauxEpargne, see(fewerWants).resume.tauxEpargne)
        }
        const smallerReserve = { ...query, epargne_precaution: (query.epargne_precaution ?? 0) * share }
        const code = 'precaution_moins_3_mois'
        if (query.epargne_precaution !== undefined) {
          expectAtMost(amountOf(query, code), amountOf(smallerReserve, code))
        }
      }),
    )
  })

  it('gives each finding an amount, except the balanced finding, which is alone', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { diagnostic, resume } = see(query)
        const codes = diagnostic.map(({ code }) => code)
        expect(new Set(codes).size).toBe(codes.length)
        if (codes.includes('equilibre')) expect(diagnostic).toMatchObject([{ montant: 0 }])
        else for (const { montant } of diagnostic) expect(montant).toBeGreaterThanOrEqual(0.01)
        expect(codes.includes('deficit')).toBe(resume.statut === 'deficit')
        expect(resume.score).toBeGreaterThanOrEqual(0)
        expect(resume.score).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('budget-50-30-20: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const answer = ask(budget503020, query)
        expectSound(answer, { 'resume.moisEpargnePrecaution': 'depenses_nulles' })
        const codes = answer.meta.avertissements.map(({ code }) => code)
        const isNull = answer.data.resume.moisEpargnePrecaution === null
        if (codes.includes('depenses_nulles') !== isNull) expect.fail('depenses_nulles')
      }),
      cases(10_000),
    )
  })
})
