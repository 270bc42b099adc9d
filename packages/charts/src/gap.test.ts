import type { Field } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { exampleCharts } from '../../../test/support/charts.ts'
import { type ChartData, chartData } from './chart-data.ts'
import { gapParts } from './gap.ts'
import { layoutOf } from './layout/layout.ts'
import { describe as describeChart } from './sentences.ts'
import type { Series } from './series.ts'

const euros: Field = { kind: 'euros', label: { fr: 'Capital', en: 'Capital' } }
const year: Field = { kind: 'count', label: { fr: 'Année', en: 'Year' } }

const line = (key: string, values: readonly (number | null)[], field = euros): Series => ({
  key,
  label: key,
  field,
  role: 'line',
  points: values.map((value, x) => ({ x, value })),
})
const chart = (...series: readonly Series[]): ChartData => ({
  title: 'Essai',
  x: { field: year, label: 'Année' },
  series,
})
/** A chart with its gap, in French. */
const withGap = (data: ChartData): ChartData => ({ ...data, ...gapParts(year, data.series, 'fr') })
const crossed = chart(line('a', [10, 20, 40]), line('b', [15, 25, 30]))

describe('gapParts', () => {
  it('adds how far apart the first two lines are, at each x where both have a figure', () => {
    const { gap } = withGap(chart(line('a', [10, null, 40, 50]), line('b', [15, 25, 30])))
    expect(gap?.points).toEqual([
      { x: 0, value: 5 },
      { x: 2, value: 10 },
    ])
    expect([gap?.label, gap?.role, gap?.field]).toEqual(['Écart', 'gap', euros])
  })

  it('marks where the lines cross once, and not lines that begin together', () => {
    expect(withGap(crossed).mark).toEqual({
      x: 2,
      label: 'Les courbes se croisent',
      field: year,
      figure: '2',
    })
    expect(withGap(chart(line('a', [10, 20, 40]), line('b', [10, 15, 30]))).mark).toBeUndefined()
    expect(withGap(chart(line('a', [1, 3, 1]), line('b', [2, 2, 2]))).mark).toBeUndefined()
  })

  it('gives nothing without two lines of one kind', () => {
    const rate: Field = { kind: 'percent', label: euros.label }
    for (const one of [chart(line('a', [1, 2])), chart(line('a', [1, 2]), line('b', [3, 4], rate))])
      expect(gapParts(year, one.series, 'fr')).toEqual({})
  })

  it('describes the gap and the crossing in sentences', () => {
    const plain = describeChart(withGap(crossed), 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain).toContain('Écart : de 5,00 € (année 0) à 10,00 € (année 2).')
    expect(plain).toContain('Les courbes se croisent : année 2.')
  })
})

describe('layoutOf with a gap', () => {
  const shadesOf = (data: ChartData, width: number) =>
    layoutOf(data, { width }, 'fr').drawn.flatMap(({ series, shade }) => (shade ? [series.role] : []))

  it('shades the gap and names it with its last figure, wide and narrow', () => {
    for (const width of [320, 800]) {
      const { texts } = layoutOf(withGap(crossed), { width }, 'fr')
      expect(texts.map(({ text }) => text)).toContain('Écart')
      expect(texts.filter(({ text }) => text.replaceAll(/\s/g, ' ') === '10 €').length).toBeGreaterThan(0)
      expect(shadesOf(withGap(crossed), width)).toEqual(['gap'])
    }
  })

  it('leaves the band of a range alone in its shade', () => {
    const { series, ...rest } = withGap(crossed)
    const ends = (['high', 'low'] as const).map((role) => ({ ...line(role, [1, 2, 3]), role }))
    expect(shadesOf({ ...rest, series: [...series, ...ends] }, 800)).toEqual(['high'])
  })

  it('does not move the axis of the figures', () => {
    const [plain, gapped] = [crossed, withGap(crossed)].map((data) => layoutOf(data, {}, 'fr'))
    expect(gapped?.grid.length).toBe(plain?.grid.length)
  })

  it('draws the gap of every contract that has rivals', () => {
    const names = exampleCharts('fr').flatMap(({ name, contract, chart: one, data }) =>
      chartData(contract, one, data, 'fr').gap ? [name] : [],
    )
    expect(names).toEqual([
      'achat-location 0',
      'achat-location 1',
      'dca 0',
      'livret-a-vs-etf 0',
      'livret-a-vs-etf 1',
      'donation 0',
    ])
  })
})
