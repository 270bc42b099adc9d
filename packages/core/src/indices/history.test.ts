import { describe, expect, it } from 'vitest'
import { annualReturns } from './annual-returns.ts'
import { consumerPrices } from './consumer-prices.ts'
import { euroInvestor } from './euro-investor.ts'
import { credits, history } from './history.ts'
import { defineSeries } from './series.ts'

describe.each(history)('$name series', (series) => {
  it('has a title, credits, licences and addresses', () => {
    expect(series.title.fr).not.toBe(series.title.en)
    expect(Object.keys(series.credits)).toEqual(series.columns)
    for (const credits of Object.values(series.credits)) expect(credits.length).toBeGreaterThan(0)
    for (const { title, englishTitle, url, licence, read } of Object.values(series.credits).flat()) {
      expect([title, englishTitle, licence.fr, licence.en].every((text) => text.length > 3)).toBe(true)
      expect(new URL(url).protocol).toBe('https:')
      expect(read).toMatch(/^2026-\d\d-\d\d$/)
    }
  })

  it('has one row per date from the first to the last, in ascending order', async () => {
    await series.load()
    const { dates, columns } = series.table()
    expect([dates[0], dates.at(-1)]).toEqual([series.first, series.last])
    expect(dates).toEqual([...dates].sort())
    expect(new Set(dates).size).toBe(dates.length)
    expect(Object.keys(columns)).toEqual(series.columns)
    for (const column of Object.values(columns)) expect(column).toHaveLength(dates.length)
  })

  it('lacks figures only before the start of a column', async () => {
    await series.load()
    for (const column of Object.values(series.table().columns)) {
      const first = column.findIndex((figure) => !Number.isNaN(figure))
      expect(first).toBeGreaterThanOrEqual(0)
      expect(column.slice(first).every(Number.isFinite)).toBe(true)
    }
  })
})

it('lists each credit once in credits', () => {
  const titles = credits.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const name of ['Robert Shiller', 'Insee', 'OECD', 'World Bank', 'MSCI', 'CAC 40', 'S&P 500']) {
    expect([name, titles.some((title) => title.includes(name))]).toEqual([name, true])
  }
})

it('has no gap between months or years in the built-in series', async () => {
  await Promise.all([euroInvestor.load(), annualReturns.load(), consumerPrices.load()])
  const months = euroInvestor
    .table()
    .dates.map((date) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5)))
  expect(months.every((month, index) => index === 0 || month === (months[index - 1] ?? 0) + 1)).toBe(true)
  for (const { dates } of [annualReturns.table(), consumerPrices.table()]) {
    expect(dates.every((year, index) => Number(year) === Number(dates[0]) + index)).toBe(true)
  }
})

it('matches known figures in the first row or the base year of the built-in series', async () => {
  await Promise.all([euroInvestor.load(), annualReturns.load(), consumerPrices.load()])
  const { dates, columns } = consumerPrices.table()
  expect(columns.prices[dates.indexOf('2015')]).toBe(100)
  expect(euroInvestor.table().columns.equities[0]).toBe(100)
  expect(annualReturns.table().columns.usEquities[0]).toBe(15.64)
})

it('refuses to read the table of a series that is not loaded', () => {
  const series = defineSeries(
    { name: 'trial', title: { fr: 'a', en: 'b' }, first: '1', last: '1', columns: ['x'], credits: { x: [] } },
    () => Promise.resolve({ table: '1,2\n' }),
  )
  expect(() => series.table()).toThrow(/trial is not loaded/)
})

it('loads the table of a series once and freezes it', async () => {
  let fetched = 0
  const series = defineSeries(
    {
      name: 'trial',
      title: { fr: 'a', en: 'b' },
      first: '1',
      last: '2',
      columns: ['x', 'y'],
      credits: { x: [], y: [] },
    },
    () => {
      fetched += 1
      return Promise.resolve({ table: '\n1,2.5,\n2,-3,4\n' })
    },
  )
  await series.load()
  await series.load()
  expect(fetched).toBe(1)
  expect(series.table()).toEqual({ dates: ['1', '2'], columns: { x: [2.5, -3], y: [Number.NaN, 4] } })
  expect(Object.isFrozen(series.table().columns.x)).toBe(true)
})
