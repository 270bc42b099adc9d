/** Properties of the answers of `cagr` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { cagr } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

const resumeOf = (query: Query) => ask(cagr, query).data.resume
const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 100)

/** The growth factor of a rounded percentage. */
const factor = (percent: number | null): number => 1 + (percent ?? Number.NaN) / 100
/** The rounding of `factor`: percentages have four decimals, so that half the last one is 5e-5 %. */
const FACTOR_ROUNDING = 5e-7

describe('cagr: inverse of compound growth', () => {
  const situations = fc.record({
    start: cents(1e8),
    percent: fc.integer({ min: -900_000, max: 1_000_000 }).map((n) => n / 1e4),
    years: fc.integer({ min: 1, max: 1000 }).map((n) => n / 10),
  })

  it('recovers the rate at which a value grew', () => {
    fc.assert(
      fc.property(situations, ({ start, percent, years }) => {
        const end = start * factor(percent) ** years
        fc.pre(end <= 1e12)
        const { cagr } = resumeOf({ valeur_initiale: start, valeur_finale: end, duree: years })
        expectNear(cagr ?? Number.NaN, percent, 5e-5)
      }),
    )
  })

  it('recovers the rate at which a value and its monthly deposits grew', () => {
    fc.assert(
      fc.property(situations, cents(1e6), ({ start, percent, years }, deposit) => {
        let end = start * factor(percent) ** years
        for (let k = 1; k <= Math.floor(12 * years); k += 1)
          end += deposit * factor(percent) ** (years - k / 12)
        fc.pre(end <= 1e12)
        const query = { valeur_initiale: start, valeur_finale: end, duree: years, versements: deposit }
        expectNear(resumeOf(query).tri ?? Number.NaN, percent, 5.1e-5)
      }),
    )
  })
})

describe('cagr: properties', () => {
  it('compounds the real rate and inflation, or twelve monthly rates, to the yearly rate', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { cagr, cagrReel, tauxMensuelEquivalent } = resumeOf(query)
        fc.pre(cagr !== null)
        const prices = 1 + (query.inflation ?? 0) / 100
        expectNear(factor(cagrReel) * prices, factor(cagr), FACTOR_ROUNDING * (1 + prices))
        const month = factor(tauxMensuelEquivalent)
        expectNear(month ** 12, factor(cagr), FACTOR_ROUNDING * (1 + 12.1 * month ** 11))
      }),
    )
  })

  it('agrees between gain, total return, multiple and the sign of the rate', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { cagr, gainAbsolu, rendementTotal, multiple, tri } = resumeOf(query)
        expectNear(1 + rendementTotal / 100, multiple, 5.1e-5)
        const paidIn = query.valeur_finale - gainAbsolu
        expectNear(multiple * paidIn, query.valeur_finale, 5.1e-5 * paidIn + 0.006 * multiple)
        if (cagr !== null) expect(Math.sign(cagr) * Math.sign(gainAbsolu)).not.toBe(-1)
        expect(tri).toBe((query.versements ?? 0) > 0 ? cagr : null)
      }),
    )
  })

  it('rises with the final value and falls when deposits rise', () => {
    const rate = (query: Query) => resumeOf(query).cagr
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const base = rate(query)
        fc.pre(base !== null)
        const lower = rate({ ...query, valeur_finale: query.valeur_finale * share })
        if (lower !== null) expectAtMost(lower, base)
        const fewer = rate({ ...query, versements: (query.versements ?? 0) * share })
        if (fewer !== null) expectAtMost(base, fewer)
      }),
    )
  })

  it('keeps the rates when every amount is scaled by a power of two', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 6 }), (query, power) => {
        const money = 2 ** -power // exact, so that only the unit changes
        fc.pre(query.valeur_initiale * money >= 0.01)
        const { versements = 0 } = query
        const other = resumeOf({
          ...query,
          valeur_initiale: query.valeur_initiale * money,
          valeur_finale: query.valeur_finale * money,
          versements: versements * money,
        })
        const { gainAbsolu, ...rest } = resumeOf(query)
        expect(other).toMatchObject(rest)
        expectNear(other.gainAbsolu, gainAbsolu * money)
      }),
    )
  })

  it('cancels out when the initial and final values are swapped', () => {
    fc.assert(
      fc.property(cents(1e8), cents(1e8), fc.double({ min: 0.5, max: 100, noNaN: true }), (a, b, duree) => {
        const there = resumeOf({ valeur_initiale: a, valeur_finale: b, duree }).cagr
        const back = resumeOf({ valeur_initiale: b, valeur_finale: a, duree }).cagr
        fc.pre(there !== null && back !== null)
        expectNear(factor(there) * factor(back), 1, FACTOR_ROUNDING * (factor(there) + factor(back) + 1e-6))
      }),
    )
  })

  it('returns one row per year that ends at the final value', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { yearly } = ask(cagr, query).data
        expectAlike(
          yearly.map(({ annee }) => annee),
          yearly.map((_, index) => index + 1),
        )
        expectNear(yearly.at(-1)?.valeur ?? Number.NaN, query.valeur_finale, 0.005)
        if (query.duree !== undefined) expect(yearly).toHaveLength(Math.ceil(query.duree))
      }),
    )
  })

  it('gives the same answer for two dates and for their days divided by 365.25', () => {
    fc.assert(
      fc.property(queries, ({ date_debut, date_fin, ...query }) => {
        fc.pre(date_debut !== undefined && date_fin !== undefined)
        const days = (Date.parse(date_fin) - Date.parse(date_debut)) / 86_400_000
        const byDates = ask(cagr, { ...query, date_debut, date_fin }).data
        expectAlike(ask(cagr, { ...query, duree: days / 365.25 }).data, byDates)
      }),
    )
  })
})
