import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear, expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { livretAVsEtf } from './index.ts'

/** The historical method is ten times slower and changes no other figure, as `history.test.ts` checks. */
const queries = validParams(contract).map((query) => ({ ...query, methode: 'constante' as const }))
type Query = QueryOf<typeof contract>

const compare = (query: Query) => ask(livretAVsEtf, query).data

describe('livret-a-vs-etf: Livret A', () => {
  it('splits the final capital into payments and non-negative interest', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, livret } = compare(query)
        expectNear(livret.capitalFinal, resume.totalVerse + livret.interets, 0.015)
        expectAtMost(0, livret.interets)
        expectAtMost(livret.versementsRefuses, resume.totalVerse)
        expect(livret.plafondAtteintAnnee === null).toBe(livret.versementsRefuses <= 0.005)
      }),
    )
  })

  it('accrues interest beyond the deposit limit once it is full', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, plafond: true }
        const { livret } = compare({ ...query, capital: Math.max(query.capital, 22_950), mensuel: 0 })
        const rate = (query.taux_livret ?? 1.7) / 100
        expectNear(livret.interets, 22_950 * ((1 + rate) ** query.duree - 1), 0.01)
      }),
    )
  })

  it('follows the closed form of yearly interest when the limit is ignored', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, plafond: false }
        const { livret, yearly } = compare(query)
        const rate = (query.taux_livret ?? 1.7) / 100
        const rise = Math.expm1(query.duree * Math.log1p(rate))
        // A year of deposits ends as 12·M + t·M·(11 + 10 + … + 0)/12, and earns whole years from then on.
        const yearOfDeposits = query.mensuel * (12 + 5.5 * rate)
        const annuity = rate === 0 ? query.duree : rise / rate
        expectNear(livret.capitalFinal, query.capital * (1 + rise) + yearOfDeposits * annuity)
        expect(yearly.at(-1)?.livretNominal).toBe(livret.capitalFinal)
      }),
    )
  })

  it('never gains from the deposit limit, and is unchanged while the limit is not reached', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [capped, free] = [compare({ ...query, plafond: true }), compare({ ...query, plafond: false })]
        expectAtMost(capped.livret.capitalFinal, free.livret.capitalFinal)
        if (capped.livret.plafondAtteintAnnee === null)
          expectNear(free.livret.interets, capped.livret.interets)
        expectAlike(capped.etf, free.etf)
      }),
    )
  })
})

describe('livret-a-vs-etf: both strategies', () => {
  it('receives the same payments in every year', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = compare(query)
        for (const { annee, totalVerse } of yearly)
          expectNear(totalVerse, query.capital + 12 * query.mensuel * annee, 0.005)
        expect(yearly.at(-1)?.totalVerse).toBe(resume.totalVerse)
        expect(yearly).toHaveLength(query.duree)
      }),
    )
  })

  it('agrees between real and nominal amounts', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, livret, etf, yearly } = compare(query)
        const pricesAfter = (years: number) => (1 + (query.inflation ?? 2) / 100) ** years
        const expectSame = (real: number, nominal: number, prices: number) =>
          expectNear(real * prices, nominal, 0.005 * (1 + prices))
        for (const row of yearly) {
          expectSame(row.livretReel, row.livretNominal, pricesAfter(row.annee))
          expectSame(row.etfReel, row.etfNominal, pricesAfter(row.annee))
        }
        const prices = pricesAfter(query.duree)
        expectSame(livret.capitalReel, livret.capitalFinal, prices)
        expectSame(etf.capitalReel, etf.capitalNet, prices)
        expectSame(resume.ecartReel, resume.ecart, prices)
      }),
    )
  })

  it('returns the first rows of a longer duration when the duration is shorter', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), (query, years) => {
        const [whole, part] = [compare({ ...query, duree: 50 }), compare({ ...query, duree: years })]
        expectAlike(part.yearly, whole.yearly.slice(0, years))
        const last = part.yearly.at(-1)
        expect(last?.etfNominal).toBe(part.etf.capitalNet)
        expect(last?.livretNominal).toBe(part.livret.capitalFinal)
        expectNear(part.resume.ecart, part.etf.capitalNet - part.livret.capitalFinal, 0.015)
      }),
    )
  })
})

describe('livret-a-vs-etf: tax on withdrawal', () => {
  it('equals zero on a loss, at most 31.4 % of a gain, and less in a PEA after five years', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const {
          etf: own,
          resume: { totalVerse },
        } = compare(query)
        const pea = compare({ ...query, enveloppe: 'pea' }).etf
        const cto = compare({ ...query, enveloppe: 'cto' }).etf
        if (own.capitalBrut <= totalVerse) expect(own.impots).toBe(0)
        expectAtMost(0, own.impots)
        expectAtMost(own.impots, 0.314 * Math.max(0, own.capitalBrut - totalVerse) + 0.01)
        expectNear(own.capitalBrut - own.impots, own.capitalNet, 0.015)
        if (query.duree < 5) expect(pea.impots).toBe(cto.impots)
        else expectNear(pea.impots * 314, cto.impots * 186, 5)
      }),
    )
  })

  it('never costs a couple more and changes no figure before tax', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const [one, two] = [compare({ ...query, couple: false }), compare({ ...query, couple: true })]
        expectAtMost(two.etf.impots, one.etf.impots)
        expect(two.etf.capitalBrut).toBe(one.etf.capitalBrut)
        expectAlike(two.livret, one.livret)
      }),
    )
  })
})

describe('livret-a-vs-etf: outcome band', () => {
  it('contains the central outcome and widens with volatility', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const volatilite = query.volatilite ?? 15
        const { pessimiste, capitalNet, optimiste } = compare(query).etf
        expectAtMost(pessimiste, capitalNet)
        expectAtMost(capitalNet, optimiste)
        const calmer = compare({ ...query, volatilite: volatilite * share }).etf
        expectAtMost(pessimiste, calmer.pessimiste)
        expectAtMost(calmer.optimiste, optimiste)
      }),
    )
  })
})

it('returns finite livret-a-vs-etf figures for random queries and a warning for each null figure', () => {
  fc.assert(
    fc.property(validParams(contract, Number.MIN_VALUE), (query) => {
      expectSound(ask(livretAVsEtf, query), {
        'resume.ecartPourcentage': 'ecart_inexistant',
        'livret.plafondAtteintAnnee': undefined,
        historique: query.methode === 'historique' ? 'histoire_trop_courte' : undefined,
        'historique.ecartMedian': 'ecart_inexistant',
        'historique.ecartP5': 'ecart_inexistant',
        'historique.ecartP95': 'ecart_inexistant',
      })
    }),
    cases(10_000),
  )
})
