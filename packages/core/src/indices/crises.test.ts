import { describe, expect, it } from 'vitest'
import { crises, type PublishedIndex, publishedIndices } from './crises.ts'
import { euroInvestor } from './euro-investor.ts'

const indices: readonly PublishedIndex[] = Object.values(publishedIndices).flat()

describe('crises', () => {
  it('defines four ordered windows that do not overlap, within the dates of the euro investor series', () => {
    expect(crises.map(({ year }) => year)).toEqual([2000, 2008, 2020, 2022])
    const ends = crises.flatMap(({ from, to }) => [from, to])
    expect(ends).toEqual([...new Set(ends)].sort())
    expect(euroInvestor.table().dates).toEqual(expect.arrayContaining(ends))
  })
})

describe.each(
  indices.map((index) => [`${index.name}, ${index.currency}, ${index.frequency}`, index] as const),
)('published falls of %s', (_, { falls, credit, source, frequency }) => {
  it('places each fall within its crisis window and its recovery after the trough', () => {
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

  it('credits a source with an address and a licence for facts', () => {
    expect(new URL(credit.url).protocol).toBe('https:')
    expect(credit.licence.fr).toMatch(/^faits/)
    expect(credit.licence.en).toMatch(/^facts/)
    expect(source.fr.length).toBeGreaterThan(5)
  })
})

it('lists first the world index, with its four published falls', () => {
  const [world] = publishedIndices.world
  expect(crises.map(({ year }) => Number(world.falls[year].fall.toFixed(1)))).toEqual([
    -53.6, -48.3, -19.8, -13.1,
  ])
})

it('gives deeper falls for an index of prices than for the same index with dividends', () => {
  const [prices, dividends] = publishedIndices.unitedStates
  expect([prices.withDividends, dividends.withDividends]).toEqual([false, true])
  for (const { year } of crises) expect(prices.falls[year].fall).toBeLessThan(dividends.falls[year].fall)
})
