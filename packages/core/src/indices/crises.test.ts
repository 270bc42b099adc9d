import { describe, expect, it } from 'vitest'
import { crises, type PublishedIndex, publishedIndices } from './crises.ts'
import { euroInvestor } from './euro-investor.ts'

const indices: readonly PublishedIndex[] = Object.values(publishedIndices).flat()

describe('the windows', () => {
  it('are four, apart from one another, within the series of a euro investor', () => {
    expect(crises.map(({ year }) => year)).toEqual([2000, 2008, 2020, 2022])
    const ends = crises.flatMap(({ from, to }) => [from, to])
    expect(ends).toEqual([...new Set(ends)].sort())
    expect(euroInvestor.table().dates).toEqual(expect.arrayContaining(ends))
  })
})

describe.each(
  indices.map((index) => [`${index.name}, ${index.currency}, ${index.frequency}`, index] as const),
)('%s', (_, { falls, credit, source, frequency }) => {
  it('fell in each crisis, within its window, and came back after', () => {
    for (const { year, from, to } of crises) {
      const { fall, peak, trough, recovered } = falls[year]
      expect(fall < 0 && fall > -100).toBe(true)
      const until = typeof recovered === 'string' ? recovered : recovered.notBy
      expect([from, peak, trough, until]).toEqual([from, peak, trough, until].sort())
      expect(trough.slice(0, 7) <= to).toBe(true)
      const form = frequency === 'day' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d$/
      for (const date of [peak, trough, until]) expect(date).toMatch(form)
    }
  })

  it('is credited', () => {
    expect(new URL(credit.url).protocol).toBe('https:')
    expect(credit.licence.fr).toMatch(/^faits/)
    expect(credit.licence.en).toMatch(/^facts/)
    expect(source.fr.length).toBeGreaterThan(5)
  })
})

it('is headed by the falls that are quoted most', () => {
  const [world] = publishedIndices.world
  expect(crises.map(({ year }) => Number(world.falls[year].fall.toFixed(1)))).toEqual([
    -53.6, -48.3, -19.8, -13.1,
  ])
})

it('an index of prices falls more than the same with its dividends', () => {
  const [prices, dividends] = publishedIndices.unitedStates
  expect([prices.withDividends, dividends.withDividends]).toEqual([false, true])
  for (const { year } of crises) expect(prices.falls[year].fall).toBeLessThan(dividends.falls[year].fall)
})
