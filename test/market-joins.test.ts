/**
 * The joins of the market tables: rows computed again from each published series, equal months where two of them meet,
 * no gap, no zero, dividends kept in, and real figures never mixed with nominal ones.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { annualReturns } from '../packages/core/src/indices/annual-returns.ts'
import { consumerPrices } from '../packages/core/src/indices/consumer-prices.ts'
import { euroInvestor } from '../packages/core/src/indices/euro-investor.ts'
import { livretARates } from '../packages/core/src/indices/livret-a-rates.ts'
import { marketYears } from '../packages/core/src/indices/market-years.ts'
import { checkSeries } from '../scripts/refresh/checks.mjs'
import { annualBondReturn, bondGrowth } from '../scripts/refresh/derive.mjs'
import { parseStored } from '../scripts/refresh/parse.mjs'
import './support/history.ts'

/** A series as `npm run refresh` keeps it: values by month. */
const kept = (name: string) =>
  parseStored(readFileSync(join(import.meta.dirname, `../scripts/refresh/published/${name}.csv`), 'utf8'))
const published = {
  cFund: kept('c-fund'),
  iFund: kept('i-fund'),
  exchangeRate: kept('exchange-rate'),
  frenchYield: kept('french-yield'),
  frenchPrices: kept('french-prices'),
  usYield: kept('us-yield'),
  usPrices: kept('us-prices'),
}

const { dates, columns } = euroInvestor.table()
const annual = annualReturns.table() // percent by year
type Column = keyof typeof columns

const levelOf = (column: Column, month: string): number => columns[column][dates.indexOf(month)] ?? Number.NaN
const inMonth = (series: ReadonlyMap<string, number>, month: string): number =>
  series.get(month) ?? expect.fail(`no ${month}`)
/** The months from one on, each with the month before. */
const pairsFrom = (first: string) =>
  dates.flatMap((month, index) => (month > first ? [[dates[index - 1] as string, month] as const] : []))
/** What a column, or a series, is multiplied by between two months. */
const rise = (column: Column, [before, month]: readonly [string, string]): number =>
  levelOf(column, month) / levelOf(column, before)
const riseOf = (series: ReadonlyMap<string, number>, [before, month]: readonly [string, string]): number =>
  inMonth(series, month) / inMonth(series, before)

/** The largest relative difference of two figures over some months. */
const worst = (
  months: readonly (readonly [string, string])[],
  one: (pair: readonly [string, string]) => number,
  other: (pair: readonly [string, string]) => number,
): number => {
  expect(months.length).toBeGreaterThan(30)
  return Math.max(...months.map((pair) => Math.abs(one(pair) / other(pair) - 1)))
}

describe('market tables', () => {
  it('has no zero, no gap and no negative level', () => {
    for (const [name, column] of Object.entries(columns)) {
      const known = dates.flatMap((month, index) =>
        Number.isNaN(column[index]) ? [] : [[month, column[index] as number] as const],
      )
      checkSeries(name, new Map(known))
      expect([name, known.at(-1)?.[0]]).toEqual([name, '2026-06'])
    }
    for (const [name, series] of Object.entries(published))
      checkSeries(name, series, { known: ['2025-10'], mayBeNegative: name === 'frenchYield' })
    expect(annual.dates.at(-1)).toBe('2025')
  })

  it('continues US equities after 2023-06 with the C Fund in euros, and agrees with it before', () => {
    const growth = (pair: readonly [string, string]) =>
      riseOf(published.cFund, pair) / riseOf(published.exchangeRate, pair)
    expect(worst(pairsFrom('2023-06'), (pair) => rise('equities', pair), growth)).toBeLessThan(2e-6)
    // Both have dividends kept in: over the twenty years that they share, 0.08 point a year apart at most.
    const shared = ['2003-06', '2023-06'] as const
    /** Percent a year that multiply by that in twenty years. */
    const years = (factor: number) => 100 * (factor ** (1 / 20) - 1)
    expect(Math.abs(years(rise('equities', shared)) - years(growth(shared)))).toBeLessThan(0.09)
    // Shiller's price index alone went from 988 to 4345.37 dollars: dividends added some two points a year to that.
    const inDollars = rise('equities', shared) * riseOf(published.exchangeRate, shared)
    expect(years(inDollars) - years(4345.37 / 988)).toBeGreaterThan(1.8)
    expect(years(inDollars) - years(4345.37 / 988)).toBeLessThan(2.4)
  })

  it('makes world equities of 60 % of the C Fund and 40 % of the I Fund, in euros', () => {
    const growth = (pair: readonly [string, string]) =>
      (0.6 * riseOf(published.cFund, pair) + 0.4 * riseOf(published.iFund, pair)) /
      riseOf(published.exchangeRate, pair)
    expect(levelOf('worldEquities', '2003-06')).toBe(100)
    expect(worst(pairsFrom('2003-06'), (pair) => rise('worldEquities', pair), growth)).toBeLessThan(6e-6)
  })

  it('computes bonds from the yields of the OECD and of the ECB alike', () => {
    // Kept yields have three decimals: half a thousandth at each end moves a ten-year bond by 1e-4.
    const growth = ([before, month]: readonly [string, string]) =>
      bondGrowth(inMonth(published.frenchYield, before), inMonth(published.frenchYield, month))
    expect(worst(pairsFrom('1971-01'), (pair) => rise('bonds', pair), growth)).toBeLessThan(1e-4)
    expect(worst(pairsFrom('2020-01'), (pair) => rise('bonds', pair), growth)).toBeLessThan(1e-4)
  })

  it('takes prices as Insee publishes them: their mean of a year is the yearly index', () => {
    for (const [month, level] of published.frenchPrices)
      if (dates.includes(month)) expect(Math.abs(levelOf('prices', month) / level - 1)).toBeLessThan(5e-5)
    const yearly = consumerPrices.table()
    for (const year of ['2015', '2020', '2023', '2024', '2025']) {
      const months = dates.filter((month) => month.startsWith(year))
      expect(months).toHaveLength(12)
      const mean = months.reduce((sum, month) => sum + levelOf('prices', month), 0) / 12
      expect(mean).toBeCloseTo(yearly.columns.prices[yearly.dates.indexOf(year)] as number, 1)
    }
  })

  it('adds to the Livret A the rate in force on the 15th of each month', () => {
    const rates = livretARates.table()
    const rateIn = (month: string) =>
      rates.columns.rate[rates.dates.findLastIndex((day) => day <= `${month}-15`)] as number
    const growth = ([, month]: readonly [string, string]) => (1 + rateIn(month) / 100) ** (1 / 12)
    expect(worst(pairsFrom('1971-01'), (pair) => rise('livretA', pair), growth)).toBeLessThan(1e-6)
  })

  it('goes from January to January in the annual table, in the currency and the prices of one country', () => {
    for (const [index, year] of annual.dates.entries()) {
      const pair = [`${year}-01`, `${Number(year) + 1}-01`] as const
      if (year < '1972') continue
      const percent = (factor: number) => 100 * (factor - 1)
      const expected: Readonly<Record<string, number>> = {
        usBonds: annualBondReturn(inMonth(published.usYield, pair[0]), inMonth(published.usYield, pair[1])),
        usInflation: percent(riseOf(published.usPrices, pair)),
        euroEquities: percent(rise('equities', pair)),
        frenchBonds: percent(rise('bonds', pair)),
        livretA: percent(rise('livretA', pair)),
        frenchInflation: percent(rise('prices', pair)),
        ...(year >= '2004' && { worldEquities: percent(rise('worldEquities', pair)) }),
        ...(year >= '2024' && { usEquities: percent(riseOf(published.cFund, pair)) }),
      }
      for (const [name, value] of Object.entries(expected)) {
        const found = annual.columns[name as keyof typeof annual.columns][index] as number
        expect([year, name, Math.abs(found - value) <= 0.0051]).toEqual([year, name, true])
      }
    }
  })

  it('keeps dollars with US prices and euros with French prices', () => {
    const [us, world] = [marketYears('us'), marketYears('monde')]
    expect([us.years[0], us.years.length, world.years[0], world.years.length]).toEqual([1871, 155, 2004, 22])
    expect(us.inflation).toEqual(annual.columns.usInflation)
    expect(world.inflation).toEqual(annual.columns.frenchInflation.slice(-22))
    expect(world.bonds).toEqual(annual.columns.frenchBonds.slice(-22))
    // Levels are nominal: over ten years of rising prices, no asset was deflated by them.
    const decade = ['2016-01', '2026-01'] as const
    expect(rise('prices', decade)).toBeGreaterThan(1.2)
    expect(rise('livretA', decade) - 1).toBeGreaterThan(0.1)
  })
})
