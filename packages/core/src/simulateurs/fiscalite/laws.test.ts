/**
 * Properties (“laws”) that the income tax simulator holds for every household, drawn at random. Amounts in euros.
 * `expectNear` allows a difference of a cent, that of two rounded amounts, unless its third argument says otherwise.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf } from '../../../../../test/support/queries.ts'
import { wholeEuros } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'
import { fiscalite } from './index.ts'

type Query = QueryOf<typeof contract>

/** Whole euros, as on a tax return; at least five of seven are at most 100 000. */
const amounts = (max: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: Math.min(max, 100_000) }) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max }) },
  )
/** An amount that is 0 two times of three. */
const often0 = (max: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: amounts(max) })
const isCouple = ({ situation }: Query) => situation === 'marie' || situation === 'pacse'

/** Households of every year and kind. */
const households: fc.Arbitrary<Query> = fc
  .record({
    revenu: amounts(1_500_000),
    nature: fc.constantFrom('salaire' as const, 'imposable' as const),
    revenu_conjoint: often0(300_000),
    frais_reels: often0(30_000),
    pensions: often0(60_000),
    situation: fc.constantFrom('celibataire', 'marie', 'pacse', 'divorce', 'veuf'),
    enfants: fc.nat(4),
    enfants_alternes: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(4) }),
    parent_isole: fc.boolean(),
    invalides: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
    charges_deductibles: often0(20_000),
    versements_per: often0(30_000),
    revenus_capital: often0(800_000),
    credits: often0(5000),
    annee_revenus: fc.integer({ min: 2020, max: 2025 }),
  })
  .map((query: Query) => ({
    ...query,
    revenu_conjoint: isCouple(query) ? query.revenu_conjoint : 0,
    frais_reels: query.nature === 'salaire' ? query.frais_reels : 0,
  }))

/** A tax before credits under this amount, in euros, is not claimed (CGI, art. 1657, 1 bis). */
const LEAST_CLAIMED = 61

/**
 * Whether the tax of the scale is not claimed while the contribution on high incomes (CDHR) counts it as paid. In
 * this case alone the total tax may fall when an income rises: by a euro at most, the rounding of the contribution.
 * In this case alone it may rise when the tax of the scale falls: by the unclaimed tax that is no longer counted.
 */
const isUnclaimedInCdhr = ({ cdhr, impotBrut, decote }: ReturnType<typeof resumeOf>): boolean =>
  cdhr > 0 && impotBrut - decote < LEAST_CLAIMED

const answerOf = (query: Query) => ask(fiscalite, query).data
const resumeOf = (query: Query) => answerOf(query).resume

describe('fiscalite: tax and incomes', () => {
  it('never lowers the tax when an income rises', () => {
    const rises = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60_000 }))
    const incomes = fc.constantFrom('revenu', 'pensions', 'revenus_capital')
    fc.assert(
      fc.property(households, rises, incomes, (query, rise, name) => {
        const richer = { ...query, [name]: (query[name as 'revenu'] ?? 0) + rise }
        const before = resumeOf(query)
        expectAtMost(before.impotNet, resumeOf(richer).impotNet + (isUnclaimedInCdhr(before) ? 1 : 0))
      }),
    )
  })

  it('gives a widowed parent as many parts as a couple with the same children, whatever the custody', () => {
    fc.assert(
      fc.property(households, (query) => {
        const of = (situation: 'veuf' | 'pacse') =>
          resumeOf({ ...query, revenu_conjoint: 0, situation }).nombreParts
        const isParent = (query.enfants ?? 0) + (query.enfants_alternes ?? 0) > 0
        expect(of('pacse') - of('veuf')).toBe(isParent ? 0 : 1)
      }),
    )
  })

  it('never exceeds the incomes, levies included and credits excluded', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { impotNet, prelevementsSociaux, revenuBrut, credits } = resumeOf(query)
        const incomes = revenuBrut + (query.revenus_capital ?? 0)
        // credits beyond the tax are paid back, so that the net tax may be negative
        expectAtMost(impotNet + credits + prelevementsSociaux, incomes)
      }),
    )
  })

  it('matches the announced tax on 1 000 € more of income', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { impotNet, impotPour1000EurosDePlus } = resumeOf(query)
        const richer = resumeOf({ ...query, revenu: query.revenu + 1000 }).impotNet
        expectNear(richer - impotNet, impotPour1000EurosDePlus)
      }),
    )
  })

  it('recommends the option for the scale exactly when it lowers the tax', () => {
    fc.assert(
      fc.property(households, (household) => {
        const query = { ...household, nature: 'imposable' as const, frais_reels: 0 }
        const { data, meta } = ask(fiscalite, query)
        const capital = query.revenus_capital ?? 0
        // the option: the scale taxes capital income too, less 6.8 points of its CSG (CGI, art. 154 quinquies, II)
        const inScale = resumeOf({
          ...query,
          revenu: query.revenu + capital,
          revenus_capital: 0,
          csg_deductible: wholeEuros(0.068 * capital),
        }).impotNet
        const isAdvised = meta.avertissements.some(({ code }) => code === 'option_bareme')
        // half a cent: taxes are rounded to the cent
        expect(isAdvised).toBe(data.resume.impotNet - inScale > 0.005)
      }),
    )
  })
})

describe('fiscalite: tax brackets', () => {
  it('keeps the average rate at or below the marginal rate', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { impotBrut, revenuImposable, tauxMarginal } = resumeOf(query)
        // the gross tax is rounded to the cent
        expectAtMost(impotBrut, (tauxMarginal / 100) * revenuImposable + 0.005)
      }),
    )
  })

  it('splits the whole taxable income into brackets whose taxes sum to that before the ceiling on parts', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { resume, tranches } = answerOf(query)
        const { impotBrut, avantageQuotientFamilial, plafonnement, revenuImposable } = resume
        const sum = (name: 'base' | 'impot') => tranches.reduce((total, row) => total + row[name], 0)
        // half a cent of rounding for each of the five rows and for each figure compared with their sum
        expectNear(sum('base'), revenuImposable, 0.03)
        expectNear(sum('impot'), impotBrut + (plafonnement > 0 ? avantageQuotientFamilial : 0), 0.04)
        expect(tranches).toHaveLength(5)
        for (const [index, { a }] of tranches.entries()) expect(tranches[index + 1]?.de ?? null).toBe(a)
      }),
    )
  })

  it('measures the exact room before the next bracket', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { resume, tranches } = answerOf(query)
        const { tauxMarginal, margeAvantTrancheSuivante: room, revenuImposable } = resume
        const current = tranches.find(({ taux }) => taux === tauxMarginal)
        if (room === null) expect(current?.a).toBeNull()
        else expectNear(revenuImposable + room, current?.a ?? Number.NaN)
        expectAtMost(current?.de ?? Number.NaN, revenuImposable)
      }),
    )
  })
})

describe('fiscalite: family', () => {
  it('never raises the tax when a child is added', () => {
    fc.assert(
      fc.property(households, fc.constantFrom('enfants', 'enfants_alternes'), (query, name) => {
        const larger = { ...query, [name]: (query[name as 'enfants'] ?? 0) + 1 }
        const after = resumeOf(larger)
        expectAtMost(
          after.impotNet,
          resumeOf(query).impotNet + (isUnclaimedInCdhr(after) ? LEAST_CLAIMED : 0),
        )
      }),
    )
  })

  it('makes the tax of the adults alone of the gross tax and the advantage of parts, neither it nor the ceiling negative', () => {
    fc.assert(
      fc.property(households, (query) => {
        const { impotBrut, avantageQuotientFamilial, plafonnement } = resumeOf(query)
        const adults = resumeOf({ ...query, enfants: 0, enfants_alternes: 0, invalides: 0 })
        expectNear(impotBrut + avantageQuotientFamilial, adults.impotBrut)
        expectAtMost(0, Math.min(avantageQuotientFamilial, plafonnement))
        expect([adults.avantageQuotientFamilial, adults.plafonnement]).toEqual([0, 0])
      }),
    )
  })
})

describe('fiscalite: deductions', () => {
  it('never raises the tax with more expenses, charges, PER payments, reductions or credits', () => {
    const names = ['charges_deductibles', 'versements_per', 'reductions', 'credits', 'frais_reels'] as const
    fc.assert(
      fc.property(households, fc.constantFrom(...names), fc.nat(20_000), (query, name, more) => {
        if (name === 'frais_reels' && query.nature !== 'salaire') return
        const spender = resumeOf({ ...query, [name]: (query[name] ?? 0) + more })
        expectAtMost(
          spender.impotNet,
          resumeOf(query).impotNet + (isUnclaimedInCdhr(spender) ? LEAST_CLAIMED : 0),
        )
      }),
    )
  })
})

it('gives a fiscalite summary whose figures agree', () => {
  fc.assert(
    fc.property(households, (query) => {
      const one = resumeOf(query)
      const capital = query.revenus_capital ?? 0
      // a twelfth is rounded to half a cent, twelve times; the quotient to half a cent, for each part
      expectNear(one.mensualise * 12, Math.max(0, one.impotNet), 0.061)
      expectNear(one.quotientFamilial * one.nombreParts, one.revenuImposable, 0.1)
      expectNear(
        one.revenuApresImpot,
        one.revenuBrut + capital - one.impotNet - one.prelevementsSociaux,
        0.02,
      )
      expectNear(one.impotForfaitaire, 0.128 * capital)
      expectNear(one.prelevementsSociaux, 0.172 * capital)
      // the tax is rounded to the euro, its parts to the cent
      const incomeTax = one.impotNet - one.impotForfaitaire - one.cehr - one.cdhr
      expectAtMost(incomeTax, one.impotBrut - one.decote - one.credits + 0.52)
    }),
  )
})
