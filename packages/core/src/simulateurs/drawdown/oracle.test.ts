import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CENT, Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { ask, type QueryOf } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import type { contract } from './contract.ts'
import { drawdown } from './index.ts'

type Query = QueryOf<typeof contract>

/** Windows as the specification has them. */
const windows = [
  ['1999-12', '2003-12'],
  ['2007-01', '2009-12'],
  ['2019-12', '2020-12'],
  ['2021-10', '2023-10'],
] as const

const ZERO = decimal(0)

/** What is bought with one euro on `from`, counted in units of each asset, sold and bought again each twelfth month. */
function worthFrom(
  from: string,
  { actions = 100, obligations = 0, or = 0, liquidites = 0, reequilibrage, indice_actions }: Query,
) {
  const { dates, columns } = euroInvestor.table()
  const equities = indice_actions === 'monde' ? columns.worldEquities : columns.equities
  const assets = [equities, columns.bonds, columns.gold, columns.livretA]
  const parts = [actions, obligations, or, liquidites].map((percent) => decimal(percent).div(100))
  const first = dates.indexOf(from)
  const priceOf = (asset: number, month: number): Decimal => decimal(assets[asset]?.[month] ?? Number.NaN)
  const buy = (money: Decimal, month: number) =>
    parts.map((part, k) => (part.isZero() ? ZERO : money.times(part).div(priceOf(k, month))))
  let units = buy(decimal(1), first)
  return dates.slice(first).map((date, k) => {
    const month = first + k
    const worth = units.reduce(
      (sum, unit, asset) => (unit.isZero() ? sum : sum.plus(unit.times(priceOf(asset, month)))),
      ZERO,
    )
    if (reequilibrage !== 'aucun' && k > 0 && k % 12 === 0) units = buy(worth, month)
    return { date, worth, prices: decimal(columns.prices[month] ?? Number.NaN) }
  })
}

type Month = ReturnType<typeof worthFrom>[number]

/** The deepest fall between two months of the window, over all pairs. */
function deepest(window: readonly Month[]) {
  let [top, low, left] = [0, 0, decimal(1)]
  for (const [t, { worth }] of window.entries()) {
    for (const [p, peak] of window.slice(0, t).entries()) {
      // A product instead of a quotient, which is faster for many pairs.
      if (worth.lt(peak.worth.times(left))) [top, low, left] = [p, t, worth.div(peak.worth)]
    }
  }
  return { top, low, left }
}

/** Money from the peak on: `previous · growth + mensuel - retrait`, not under 0. */
function moneyOn(way: readonly Month[], { capital, mensuel = 0, retrait = 0 }: Query) {
  let held = decimal(capital)
  return way.map(({ worth }, k) => {
    const before = way[k - 1]
    if (before) held = Decimal.max(ZERO, held.times(worth).div(before.worth).plus(mensuel).minus(retrait))
    return held
  })
}

const hundredths = fc.integer({ min: 0, max: 10_000 })
const flows = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
)
const queries = fc
  .record({
    cuts: fc.array(hundredths, { minLength: 3, maxLength: 3 }),
    capital: fc.oneof(
      fc.constantFrom(1, 1e10),
      fc.integer({ min: 100, max: 1e8 }).map((cents) => cents / 100),
    ),
    mensuel: flows,
    retrait: flows,
    reequilibrage: fc.constantFrom('aucun' as const, 'annuel' as const),
    indice_actions: fc.constantFrom('us' as const, 'monde' as const),
  })
  .map(({ cuts, ...rest }): Query => {
    const [a = 0, b = 0, c = 0] = cuts.sort((x, y) => x - y)
    const [actions, obligations, or, liquidites] = [a, b - a, c - b, 10_000 - c].map((part) => part / 100)
    return { ...rest, actions, obligations, or, liquidites }
  })

it('matches 40-digit arithmetic on every drawdown figure when units are bought and sold one by one', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { crises, resume, trajectoires } = ask(drawdown, query).data
      let minimum = decimal(query.capital)
      const isWorld = query.indice_actions === 'monde' && (query.actions ?? 100) > 0
      const replayed = isWorld ? windows.slice(1) : windows
      expect(crises).toHaveLength(replayed.length)
      for (const [k, [from, to]] of replayed.entries()) {
        const figures = crises[k] ?? expect.fail()
        const months = worthFrom(from, query)
        const { top, low, left } = deepest(months.filter(({ date }) => date <= to))
        expectExact(figures.baisse, left.minus(1).times(100), POINT, 'baisse')
        expectExact(figures.perte, decimal(1).minus(left).times(query.capital), CENT, 'perte')
        if (low === 0) {
          expect(figures.recuperation).toBe('jamais_baisse')
          continue
        }
        const back = months.findIndex(
          ({ worth }, month) => month > low && worth.gte(months[top]?.worth ?? ZERO),
        )
        expect([figures.dateSommet, figures.dateCreux]).toEqual([months[top]?.date, months[low]?.date])
        expect(figures.dateRecuperation).toBe(months[back]?.date ?? null)
        expect([figures.moisBaisse, figures.moisRecuperation]).toEqual([
          low - top,
          back < 0 ? null : back - top,
        ])
        const [then, now] = [months[top]?.prices ?? ZERO, months[low]?.prices ?? ZERO]
        expectExact(
          figures.baisseReelle,
          left.times(then).div(now).minus(1).times(100),
          POINT,
          'baisseReelle',
        )
        expectExact(figures.hausseNecessaire, decimal(100).div(left).minus(100), POINT, 'hausseNecessaire')
        const money = moneyOn(months.slice(top, back < 0 ? undefined : back + 1), query)
        const path = trajectoires.filter(({ annee }) => annee === figures.annee)
        expect(path).toHaveLength(money.length)
        for (const [month, { capital }] of path.entries())
          expectExact(capital, money[month] ?? ZERO, CENT, `capital of month ${month}`)
        minimum = Decimal.min(minimum, ...money)
        expectExact(figures.capitalFinFenetre, money.at(-1) ?? ZERO, CENT, 'capitalFinFenetre')
      }
      expectExact(resume.capitalMinimum, minimum, CENT, 'capitalMinimum')
    }),
    cases(300),
  )
})
