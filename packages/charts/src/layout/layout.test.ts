import { languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf, exampleCharts, quickQuestions } from '../../../../test/support/charts.ts'
import { simulators } from '../../../../test/support/simulators.ts'
import { cases } from '../../../../test/support/tier.ts'
import { type ChartData, chartData } from '../chart-data.ts'
import { type Layout, layoutOf } from './layout.ts'
import { boxOf } from './text-line.ts'

/** Widths of pictures, in pixels. */
const WIDTHS = [240, 320, 480, 560, 720, 1200]

/** The texts that leave the picture, and the pairs that overlap by more than half a pixel. */
function faultsOf({ texts, width, height }: Layout): readonly string[] {
  const boxes = texts.map((one) => ({ ...boxOf(one), text: one.text }))
  const outside = boxes.filter(
    ({ left, top, right, bottom }) =>
      !(left >= -0.01 && top >= 0 && right <= width + 0.01 && bottom <= height),
  )
  const overlapping = boxes.flatMap((one, rank) =>
    boxes
      .slice(rank + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => `${one.text} overlaps ${other.text}`),
  )
  return [...outside.map(({ text }) => `${text} is outside`), ...overlapping]
}

/** Whether every number of a layout is finite. */
const hasFiniteNumbers = (layout: Layout): boolean =>
  !/null|NaN|Infinity/.test(
    JSON.stringify({ ...layout, drawn: layout.drawn.map(({ bars, path }) => [bars, path ?? '']) }),
  )

describe.each(languages)('layoutOf in %s', (language) => {
  it.each(exampleCharts(language))(
    'says that its axis leaves 0 out where it does, never with bars or areas: $name',
    ({ contract, chart, data }) => {
      const read = chartData(contract, chart, data, language)
      for (const width of WIDTHS) {
        const { zero, texts, drawn } = layoutOf(read, { width }, language)
        const written = texts.map(({ text }) => text).join(' ')
        const isSaid = /axe vertical ne part pas de 0|axis does not start at 0/.test(written)
        expect([width, isSaid]).toEqual([width, drawn.length > 0 && zero === undefined])
        if (drawn.some(({ series: { role } }) => role !== 'line' && role !== 'gap'))
          expect(isSaid).toBe(false)
      }
    },
  )

  it.each(exampleCharts(language))(
    'keeps texts inside and without overlap at every width: $name',
    ({ contract, chart, data }) => {
      const read = chartData(contract, chart, data, language)
      for (const width of WIDTHS)
        expect([width, faultsOf(layoutOf(read, { width }, language))]).toEqual([width, []])
    },
  )
})

/** Widths of the picture on phones 320 and 375 pixels wide. */
const PHONES = [288, 343]

describe.each(languages)('names of bars in %s', (language) => {
  it.each(exampleCharts(language))('keeps them whole on a phone: $name', ({ contract, chart, data }) => {
    const read = chartData(contract, chart, data, language)
    for (const width of PHONES) {
      const texts = layoutOf(read, { width }, language).texts.map(({ text }) => text)
      expect(texts.filter((text) => text.endsWith('…'))).toEqual([])
    }
  })
})

describe('names of bars', () => {
  it('breaks a word that is too wide at a hyphen', () => {
    const chart = exampleCharts('fr').find(({ name }) => name.startsWith('salaire-net'))
    if (!chart) return expect.fail('no chart of a pay slip')
    const read = chartData(chart.contract, chart.chart, chart.data, 'fr')
    const texts = layoutOf(read, { width: 288 }, 'fr').texts.map(({ text }) => text)
    expect(texts.some((text) => /^Co.*-$/.test(text))).toBe(true)
  })
})

describe.each(simulators)('layoutOf of $contract.name with random parameters', (simulator) => {
  it('has finite numbers only, and texts inside and without overlap', () => {
    fc.assert(
      fc.property(
        quickQuestions(simulator),
        fc.constantFrom(...WIDTHS),
        fc.constantFrom(...languages),
        (question, width, language) => {
          const data = dataOf(simulator, question, language)
          for (const chart of simulator.contract.charts) {
            const layout = layoutOf(chartData(simulator.contract, chart, data, language), { width }, language)
            expect(faultsOf(layout)).toEqual([])
            expect(hasFiniteNumbers(layout)).toBe(true)
          }
        },
      ),
      cases(50),
    )
  })
})

describe.each(languages)('the figure of a bar in %s', (language) => {
  const brackets = exampleCharts(language).filter(({ name }) => name === 'fiscalite 0')

  it.each(brackets)('has two digits where three are too wide: $name', ({ contract, chart, data }) => {
    const read = chartData(contract, chart, data, language)
    const amountsAt = (width: number) =>
      layoutOf(read, { width }, language).texts.filter(
        ({ anchor, text }) => anchor === 'middle' && text.includes('€'),
      )
    const bars = read.series.flatMap(({ points }) => points).filter(({ value }) => value).length
    expect(amountsAt(900)).toHaveLength(bars)
    expect(amountsAt(690)).toHaveLength(bars)
    expect(amountsAt(240)).toEqual([])
  })

  const barred = exampleCharts(language).filter(({ contract, chart, data }) => {
    const { series } = chartData(contract, chart, data, language)
    return ['bar', 'stack'].some((kind) => series.every(({ role }) => role === kind))
  })

  it.each(barred)('stands above it, on a wide screen and on a phone: $name', ({ contract, chart, data }) => {
    const { series, x } = chartData(contract, chart, data, language)
    const isStacked = series[0]?.role === 'stack'
    const values = isStacked
      ? (x.names ?? []).map((_, at) => series.reduce((sum, { points }) => sum + (points[at]?.value ?? 0), 0))
      : series.flatMap(({ points }) => points.map(({ value }) => value))
    const bars = values.filter((value) => value !== null && (value !== 0 || series.length === 1))
    for (const width of PHONES.slice(1).concat(697)) {
      // more columns than 20 are narrower on a phone than a letter is high
      if ((x.names?.length ?? 0) > 20 && width < 400) continue
      const layout = layoutOf(chartData(contract, chart, data, language), { width }, language)
      const rects = layout.drawn.flatMap((one) => one.bars).filter(({ height }) => height > 0)
      const figures = layout.texts.filter(
        ({ text, y, x: at, size }) =>
          /\d/.test(text) &&
          y < layout.plot.bottom &&
          y > layout.plot.top - 2 * size &&
          at > layout.plot.left,
      )
      expect([width, figures.length]).toEqual([width, bars.length])
      const inside = figures.filter((figure) => {
        const { left, right, top, bottom } = boxOf(figure)
        return rects.some(
          (bar) =>
            left < bar.x + bar.width - 1 &&
            right > bar.x + 1 &&
            top < bar.y + bar.height - 1 &&
            bottom > bar.y + 1,
        )
      })
      expect([width, inside.map(({ text }) => text)]).toEqual([width, []])
    }
  })

  const shares = exampleCharts(language).find(({ name }) => name === 'salaire-net 0')

  it.each([343, 367])('is there for a lone bar of 0, below which no name is cut, %d px wide', (width) => {
    const { contract, chart, data } = shares ?? expect.fail('no chart')
    const read = chartData(contract, chart, data, language)
    expect(read.series[0]?.points.some(({ value }) => value === 0)).toBe(true)
    const texts = layoutOf(read, { width }, language).texts.map(({ text }) => text)
    expect(texts.filter((text) => text.endsWith('-'))).toEqual([])
    const zeros = texts.filter((text) => /^(?:0\s€|€0)$/.test(text))
    expect(zeros).toHaveLength(2) // on the axis, and above the bar
  })
})

describe('the places of layoutOf', () => {
  const layouts = exampleCharts('fr').map(({ name, contract, chart, data }) => {
    const read: ChartData = chartData(contract, chart, data, 'fr')
    return { name, read, layout: layoutOf(read, {}, 'fr') }
  })

  /** The value at a height, from those of 0 and `unit`: the scale is linear. */
  const valueAt = ({ y }: Layout, height: number, unit: number) => ((height - y(0)) / (y(unit) - y(0))) * unit

  it.each(layouts)('matches the figures of lines and bars: $name', ({ layout }) => {
    for (const { series, places } of layout.drawn) {
      if (series.role === 'area' || series.role === 'stack' || series.role === 'gap') continue
      for (const [rank, { x, value }] of series.points.entries()) {
        const place = places[rank]
        expect(place === null).toBe(value === null)
        if (!place || value === null) continue
        expect(Math.abs(valueAt(layout, place[1], Math.max(1, Math.abs(value))) - value)).toBeLessThan(
          1e-6 * Math.max(1, Math.abs(value)),
        )
        if (series.role === 'line') expect(place[0]).toBeCloseTo(layout.x(x), 9)
      }
    }
  })

  it.each(layouts)('stays within the plot: $name', ({ layout }) => {
    const { left, right, top, bottom } = layout.plot
    for (const [x, y] of layout.drawn.flatMap(({ places }) =>
      places.flatMap((place) => (place ? [place] : [])),
    )) {
      expect([x >= left - 0.01, x <= right + 0.01]).toEqual([true, true])
      expect([y >= top - 0.01, y <= bottom + 0.01]).toEqual([true, true])
    }
  })

  it('ends stacked areas at the sum of their figures', () => {
    const { layout } =
      layouts.find(({ read }) => read.series.some(({ role }) => role === 'area')) ?? expect.fail()
    const areas = layout.drawn.filter(({ series }) => series.role === 'area')
    expect(areas.length).toBeGreaterThan(1)
    for (const rank of areas[0]?.places.keys() ?? []) {
      const sum = areas.reduce((total, { series }) => total + (series.points[rank]?.value ?? 0), 0)
      expect(areas.at(-1)?.places[rank]?.[1]).toBeCloseTo(layout.y(sum), 6)
    }
  })

  it('stacks bars up to the sum of their figures', () => {
    const stacks = layouts.filter(({ read }) => read.series.some(({ role }) => role === 'stack'))
    expect(stacks.length).toBeGreaterThan(1)
    for (const { layout } of stacks) {
      const parts = layout.drawn.filter(({ series }) => series.role === 'stack')
      for (const rank of parts[0]?.bars.keys() ?? []) {
        const sum = parts.reduce((total, { series }) => total + (series.points[rank]?.value ?? 0), 0)
        const height = parts.reduce((total, { bars }) => total + (bars[rank]?.height ?? 0), 0)
        expect(height).toBeCloseTo(layout.y(0) - layout.y(sum), 6)
      }
    }
  })

  it('starts bars at 0, with heights in proportion to their figures', () => {
    const barred = layouts.filter(({ read }) => read.series.every(({ role }) => role === 'bar'))
    expect(barred.length).toBeGreaterThan(4)
    for (const { layout } of barred) {
      const unit = layout.y(0) - layout.y(1)
      for (const { series, bars } of layout.drawn)
        for (const [rank, { value }] of series.points.entries()) {
          const { y, height } = bars[rank] ?? expect.fail()
          expect(height).toBeCloseTo(unit * Math.abs(value ?? 0), 6)
          expect((value ?? 0) < 0 ? y : y + height).toBeCloseTo(layout.y(0), 6)
        }
    }
  })
})
