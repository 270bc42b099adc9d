import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear, expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { drawdown } from './index.ts'

type Query = QueryOf<typeof contract>

/** Shares of any size that make 100: four whole numbers or hundredths, or one asset alone. */
const shares = fc
  .tuple(
    fc.constantFrom(1, 100),
    fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([unit, cuts]) => {
    const [a = 0, b = 0, c = 0] = cuts.map((cut) => Math.round(cut / (100 / unit))).sort((x, y) => x - y)
    const [actions, obligations, or, liquidites] = [a, b - a, c - b, 100 * unit - c].map(
      (part) => part / unit,
    )
    return { actions, obligations, or, liquidites }
  })
const assets = ['actions', 'obligations', 'or', 'liquidites'] as const
const only = (asset: (typeof assets)[number]) => ({
  actions: 0,
  obligations: 0,
  or: 0,
  liquidites: 0,
  [asset]: 100,
})

/** Random queries; the shares are drawn together so that every query is valid. */
const queries = fc
  .tuple(
    validParams({ ...contract, constraints: [] }),
    fc.oneof({ weight: 4, arbitrary: shares }, fc.constantFrom(...assets).map(only)),
  )
  .map(([query, parts]): Query => ({ ...query, ...parts }))

const fall = (query: Query) => ask(drawdown, query).data

it('returns finite drawdown figures for random queries and a warning for each null figure', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const answer = ask(drawdown, query)
      expectSound(answer, {
        'resume.pireCrise': 'jamais_baisse',
        'resume.recuperationMoisMax': 'pas_encore_de_retour',
        'crises.dateSommet': 'jamais_baisse',
        'crises.dateCreux': 'jamais_baisse',
        'crises.dateRecuperation': undefined, // by `recuperation`, in either case
        'crises.moisRecuperation': 'pas_encore_de_retour',
        'crises.faits.dateRecuperation': undefined,
        'crises.faits.suiviJusque': undefined,
      })
      for (const { baisse, perte, capitalAuCreux, moisBaisse, moisRecuperation } of answer.data.crises) {
        if (!(baisse <= 0 && baisse >= -100)) expect.fail(`a fall of ${baisse}`)
        if (!(perte >= 0 && capitalAuCreux >= 0)) expect.fail(`a loss of ${perte}`)
        if (moisRecuperation !== null && moisRecuperation < moisBaisse) expect.fail('back before the trough')
      }
    }),
    cases(10_000),
  )
}, 120_000)

describe('drawdown: falls', () => {
  it('reports no fall for a portfolio of cash', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, crises, trajectoires } = fall({
          ...query,
          actions: 0,
          obligations: 0,
          or: 0,
          liquidites: 100,
        })
        expect([resume.pireCrise, resume.perteMax, trajectoires.length]).toEqual([null, 0, 0])
        expect(crises.every(({ recuperation }) => recuperation === 'jamais_baisse')).toBe(true)
      }),
    )
  })

  it('agrees between the fall, the required rise, the loss and the capital at the trough', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { capital } = query
        for (const { baisse, hausseNecessaire, perte, capitalAuCreux } of fall(query).crises) {
          expectNear((1 + baisse / 100) * (1 + hausseNecessaire / 100), 1, 3e-6)
          expectNear((-baisse / 100) * capital, perte, 0.01 + capital * 6e-7)
          expectNear(perte + capitalAuCreux, capital, 0.011)
        }
      }),
    )
  })

  it('never exceeds the deepest fall of the assets included when the portfolio is not rebalanced', () => {
    const drift = { capital: 1, reequilibrage: 'aucun' } as const
    const fallsAlone = (indice_actions: 'us' | 'monde') =>
      assets.map((asset) => ({
        asset,
        falls: new Map(
          fall({ ...drift, indice_actions, ...only(asset) }).crises.map(({ annee, baisse }) => [
            annee,
            baisse,
          ]),
        ),
      }))
    const own = { us: fallsAlone('us'), monde: fallsAlone('monde') }
    fc.assert(
      fc.property(queries, (query) => {
        const held = own[query.indice_actions ?? 'us'].filter(({ asset }) => (query[asset] ?? 0) > 0)
        for (const { annee, baisse } of fall({ ...query, ...drift }).crises)
          expectAtMost(Math.min(...held.map(({ falls }) => falls.get(annee) as number)), baisse + 1e-4)
      }),
    )
  })

  it('summarises the worst crisis, the largest loss and the longest recovery', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, crises } = fall(query)
        expect(resume.perteMax).toBe(Math.min(...crises.map(({ baisse }) => baisse)))
        expect(resume.perteMaxEuros).toBe(Math.max(...crises.map(({ perte }) => perte)))
        const worst = crises.find(({ annee }) => annee === resume.pireCrise)
        if (resume.pireCrise !== null) expect(worst?.baisse).toBe(resume.perteMax)
        const months = crises.map(({ moisRecuperation }) => moisRecuperation ?? Number.POSITIVE_INFINITY)
        expect(resume.recuperationMoisMax ?? Number.POSITIVE_INFINITY).toBe(Math.max(...months))
      }),
    )
  })
})

describe('drawdown: capital paths', () => {
  it('follows the index between peak, trough and recovery when there are no flows', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { crises, trajectoires } = fall({ ...query, mensuel: 0, retrait: 0 })
        expect(trajectoires.every(({ capital, capitalSansFlux }) => capital === capitalSansFlux)).toBe(true)
        for (const { annee, moisBaisse, moisRecuperation, capitalAuCreux, capitalFinFenetre } of crises) {
          const path = trajectoires.filter((row) => row.annee === annee)
          if (path.length === 0) continue
          expectAlike(
            path.map(({ mois }) => mois),
            path.map((_, k) => k),
          )
          expectNear(path[moisBaisse]?.capital ?? Number.NaN, capitalAuCreux)
          expect(path.at(-1)?.capital).toBe(capitalFinFenetre)
          if (moisRecuperation !== null) expect(path).toHaveLength(moisRecuperation + 1)
          const before = moisRecuperation === null ? path : path.slice(0, -1)
          for (const { capital } of before) expectAtMost(capital, query.capital + 0.01)
        }
      }),
    )
  })

  it('scales with the capital and the flows', () => {
    const halved = (query: Query) => ({
      ...query,
      capital: query.capital / 2,
      mensuel: (query.mensuel ?? 0) / 2,
      retrait: (query.retrait ?? 0) / 2,
    })
    fc.assert(
      fc.property(queries, (query) => {
        fc.pre(query.capital >= 2)
        const [whole, half] = [fall(query), fall(halved(query))]
        expectNear(2 * half.resume.capitalMinimum, whole.resume.capitalMinimum, 0.016)
        expectNear(2 * half.resume.perteMaxEuros, whole.resume.perteMaxEuros, 0.016)
        for (const [k, { capital }] of whole.trajectoires.entries())
          expectNear(2 * (half.trajectoires[k]?.capital ?? Number.NaN), capital, 0.016)
      }),
    )
  })

  it('never falls when deposits rise and never rises when withdrawals rise', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const path = (change: object) => fall({ ...query, ...change }).trajectoires
        const [base, fewer, less] = [
          path({}),
          path({ mensuel: share * (query.mensuel ?? 0) }),
          path({ retrait: share * (query.retrait ?? 0) }),
        ]
        for (const [k, { capital }] of base.entries()) {
          expectAtMost(fewer[k]?.capital ?? Number.NaN, capital + 0.01)
          expectAtMost(capital, (less[k]?.capital ?? Number.NaN) + 0.01)
        }
      }),
    )
  })
})
