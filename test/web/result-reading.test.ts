/** The figures of a chart under the pointer, and the comparison of scenarios. */

import { readFile } from 'node:fs/promises'
import {
  type Chart,
  chartData,
  describe as describeChart,
  formatFigure,
  layoutOf,
  palettes,
} from '@denier/charts'
import { type Field, isRows, languages, type Shape, valueAt } from '@denier/core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { explainableFigures } from '../../apps/web/src/compare/attribution.ts'
import { Comparison } from '../../apps/web/src/compare/comparison.tsx'
import { curvesOf } from '../../apps/web/src/compare/curves.ts'
import { decisiveBars } from '../../apps/web/src/compare/decisive-bars.ts'
import { changesOf, outcomesOf } from '../../apps/web/src/compare/differences.ts'
import { nameToKeep } from '../../apps/web/src/compare/name-to-keep.ts'
import { formatterOf } from '../../apps/web/src/result/figures.tsx'
import { pagePalette } from '../../apps/web/src/result/palette.ts'
import {
  defaultStop,
  nearestTo,
  readingAt,
  readingSentence,
  stopsOf,
} from '../../apps/web/src/result/stops.ts'
import { exampleCharts } from '../support/charts.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { scenarioOf } from './result-page.ts'

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ')

describe('defaultStop', () => {
  it.each([
    ['plus-value-immobiliere', 'halfway, then the years of ownership at the sale', [19, 8]],
    ['capacite-emprunt', 'halfway, then the last year', [10, 20]],
    ['interets-composes', 'the last year', [20]],
  ])('opens each chart of %s on %s', (name, _, places) => {
    const { contract } = simulatorNamed(name)
    const query = { ...contract.example.query, ...('duree' in contract.params && { duree: 20 }) }
    const { data, meta } = scenarioOf(simulatorNamed(name), query, 'fr').answer
    for (const [rank, chart] of contract.charts.entries()) {
      const read = chartData(contract, chart, data, 'fr', meta.hypotheses)
      const stops = stopsOf(read)
      const at = stops[defaultStop(stops, read)]?.x ?? expect.fail(chart.title.fr)
      expect(read.x.names?.[at] ?? at).toSatisfy(
        (found) => Number.parseInt(String(found), 10) === places[rank],
      )
    }
  })
})

describe.each(languages)('readingAt in %s', (language) => {
  const charts = exampleCharts(language).filter(
    ({ contract, chart, data }) => chartData(contract, chart, data, language).nothing === undefined,
  )

  it.each(charts)('gives the figures of the table row: $name', ({ contract, chart, data }) => {
    const read = chartData(contract, chart, data, language)
    const table = contract.result[chart.table] as Shape
    if (!isRows(table)) throw new Error(chart.table)
    const rows =
      (data as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>)[chart.table] ?? []
    const stops = stopsOf(read)
    for (const [rank, stop] of stops.entries()) {
      const { figures } = readingAt(read, stop, language, formatterOf(contract))
      for (const [which, { key }] of read.series.entries()) {
        const [column = '', path] = key.split('-')
        const isRow = (row: Readonly<Record<string, unknown>>, at: number) =>
          (read.x.names ? at === stop.x : row[chart.x] === stop.x) &&
          (path === undefined || String(row[chart.by ?? '']) === path)
        const field = table.rows[column]
        const row = rows.find(isRow)
        if (!field || column === 'level') continue
        const figure = formatterOf(contract)(
          read.series[which]?.field ?? expect.fail(key),
          row?.[column],
          language,
        )
        expect([rank, key, figures[which]?.figure]).toEqual([rank, key, figure])
      }
    }
  })

  it.each(charts)('finds the stop under the pointer at any width: $name', ({ contract, chart, data }) => {
    const read = chartData(contract, chart, data, language)
    const stops = stopsOf(read)
    for (const width of [288, 700]) {
      const layout = layoutOf(read, { width }, language)
      for (const [rank, { x }] of stops.entries()) expect(nearestTo(stops, layout, layout.x(x))).toBe(rank)
      expect(nearestTo(stops, layout, -50)).toBe(0)
      expect(nearestTo(stops, layout, width + 50)).toBe(stops.length - 1)
    }
    expect(stops[defaultStop(stops, read)]).toBeDefined()
  })
})

describe('readingSentence', () => {
  it('writes one sentence for a screen reader', () => {
    const { contract } = simulatorNamed('interets-composes')
    const { answer } = scenarioOf(simulatorNamed('interets-composes'), contract.example.query, 'fr')
    const read = chartData(contract, contract.charts[0] ?? expect.fail(), answer.data, 'fr')
    const stop = stopsOf(read)[11] ?? expect.fail()
    expect(plain(readingSentence(readingAt(read, stop, 'fr', formatterOf(contract)), 'fr'))).toBe(
      'Année 12 : Total versé 53 200 €, Intérêts cumulés 35 761 €, En euros d’aujourd’hui 70 145 €',
    )
  })
})

describe('Comparison of scenarios', () => {
  const simulator = simulatorNamed('interets-composes')
  const { contract } = simulator
  const query = { capital: 10000, mensuel: 300, taux: 7, duree: 20 }
  const current = scenarioOf(simulator, query, 'fr')
  const longer = scenarioOf(simulator, { ...query, duree: 25, taux: 6.5 }, 'fr')
  const scenarios = [current, longer, current]
  /** The number in a printed figure. */
  const read = (text: string | undefined) =>
    Number(
      plain(text ?? '')
        .replaceAll(/[^\d,+-]/g, '')
        .replace(',', '.'),
    )

  it('lists the parameters that differ', () => {
    const lines = changesOf(contract, scenarios, 'fr')
    expect(lines.map(({ key, cells }) => [key, ...cells.map(({ text }) => plain(text))])).toEqual([
      ['taux', '7 %', '6,5 %', '7 %'],
      ['duree', '20 ans', '25 ans', '20 ans'],
    ])
    expect(changesOf(contract, [current, current], 'fr')).toEqual([])
  })

  it('lists the figures with their gap to the current scenario', () => {
    const lines = outcomesOf(contract, scenarios, 'fr')
    expect(lines.map(({ key }) => key).slice(0, 3)).toEqual(contract.decisive)
    expect(lines).toHaveLength(5)
    for (const { cells } of lines) {
      const [now, later, same] = cells
      expect(now?.gap).toBeUndefined()
      expect(later?.gap).toMatch(/^\+/)
      expect(read(later?.gap)).toBeCloseTo(read(later?.text) - read(now?.text), 1)
      expect(same?.gap).toBe('égal')
    }
    expect(plain(lines.at(-1)?.cells[1]?.gap ?? '')).toMatch(/^\+[\d,]+ pt$/)
    expect(outcomesOf(contract, [longer, current], 'fr')[0]?.cells[1]?.gap).toMatch(/^−/)
  })

  it('draws one path for each scenario', () => {
    const paths = curvesOf(
      contract,
      [
        { label: 'A', answer: current.answer },
        { label: 'B', answer: longer.answer },
      ],
      'fr',
    )
    expect(paths?.series.map(({ label, role, points }) => [label, role, points.length])).toEqual([
      ['A', 'line', 21], // the start, and twenty years
      ['B', 'line', 26],
    ])
    expect(paths?.series[0]?.points[0]).toEqual({ x: 0, value: 10_000 })
    expect(paths?.series[0]?.points.at(-1)?.value).toBeCloseTo(190_957.76, 2)
  })

  it('draws the gap between two scenarios, and no gap between three', () => {
    const paths = (count: number) => {
      const compared = [current, longer, current].map(({ answer }, rank) => ({ label: `${rank}`, answer }))
      return curvesOf(contract, compared.slice(0, count), 'fr') ?? expect.fail('nothing drawn')
    }
    const { gap } = paths(2)
    expect(gap?.points).toHaveLength(21) // where both have a figure
    const [first, second] = paths(2).series.map(({ points }) => points[20]?.value ?? 0)
    expect(gap?.points.at(-1)?.value).toBeCloseTo(Math.abs((first ?? 0) - (second ?? 0)), 2)
    expect(paths(3).gap).toBeUndefined()
  })

  it('keeps a loan that is repaid at 0 as long as the other lasts, with its gap', () => {
    const loan = simulatorNamed('cout-dette')
    const compared = [10, 15].map((duree) => ({
      label: `${duree}`,
      answer: scenarioOf(loan, { capital: 200_000, taux: 3.5, duree }, 'en').answer,
    }))
    const { series, gap } = curvesOf(loan.contract, compared, 'en') ?? expect.fail('nothing drawn')
    expect(series.map(({ points }) => points.at(-1))).toEqual([
      { x: 15, value: 0 },
      { x: 15, value: 0 },
    ])
    const owed = series[1]?.points.find(({ x }) => x === 12)?.value
    expect(owed).toBeGreaterThan(0)
    expect(gap?.points.find(({ x }) => x === 12)?.value).toBe(owed)
    expect(gap?.points.at(-1)).toEqual({ x: 15, value: 0 })
  })

  it('reads the gap between buying and renting at a stop, as the decisive figure gives it', () => {
    const home = simulatorNamed('achat-location')
    const { answer } = scenarioOf(home, home.contract.example.query, 'fr')
    const chart = home.contract.charts[0] as Chart
    const data = chartData(home.contract, chart, answer.data, 'fr', answer.meta.hypotheses)
    const stop = stopsOf(data).at(-1) ?? expect.fail('no stop')
    const { figures } = readingAt(data, stop, 'fr', formatFigure)
    const gap = Number(valueAt(answer.data, 'complements.ecartFinal'))
    expect(figures.at(-1)).toEqual({
      label: 'Écart',
      figure: formatFigure(data.series[0]?.field as Field, Math.abs(gap), 'fr'),
    })
  })

  it('draws a bar of the first decisive figure for each scenario', () => {
    const home = simulatorNamed('achat-location')
    const { query } = home.contract.example
    const compared = [900, 1500].map((loyer) => ({
      label: String(loyer),
      answer: scenarioOf(home, { ...query, loyer }, 'fr').answer,
    }))
    const bars = decisiveBars(home.contract, compared, 'fr') ?? expect.fail('nothing drawn')
    const gaps = compared.map(({ answer }) => valueAt(answer.data, 'complements.ecartFinal'))
    expect(bars.series.map(({ key, role }) => [key, role])).toEqual([['complements.ecartFinal', 'bar']])
    expect(bars.series[0]?.points.map(({ value }) => value)).toEqual(gaps)
    expect(bars.x.names).toEqual(['900', '1500'])
    expect(describeChart(bars, 'fr')).toContain('(900)')
  })

  it('draws the bars of the figure that is chosen, with its name, under one menu for all scenarios', () => {
    const loan = simulatorNamed('cout-dette')
    const [shown, longer, longest] = [20, 25, 27].map((duree) =>
      scenarioOf(loan, { ...loan.contract.example.query, duree }, 'fr'),
    )
    if (!shown || !longer || !longest) expect.fail('no scenario')
    const drawn = (figure?: string) =>
      renderToString(
        h(Comparison, {
          contract: loan.contract,
          shown,
          pinned: [longer, longest],
          figure,
          language: 'fr',
          unpin: () => {},
          rename: () => {},
          explain: () => {},
        }),
      )
    const bars = (html: string) => html.match(/<figure.*?<[/]figure>/s)?.[0] ?? expect.fail('no chart')
    const cost = 'resume.coutCredit'
    expect(bars(drawn())).toContain('Mensualité')
    expect(bars(drawn('no.figure'))).toBe(bars(drawn()))
    expect(bars(drawn(cost))).toContain('Coût du crédit')
    expect(bars(drawn(cost))).not.toContain('Mensualité')
    expect(drawn(cost).match(/<select/g)).toHaveLength(1)
    expect(drawn(cost)).toMatch(/<option selected value="resume.coutCredit"/)
    const compared = [shown, longer, longest].map(({ answer }) => ({ label: '', answer }))
    const points = decisiveBars(loan.contract, compared, 'fr', cost)?.series[0]?.points
    expect(points?.map(({ value }) => value)).toEqual(
      compared.map(({ answer }) => valueAt(answer.data, cost)),
    )
  })

  it('draws the bars of the first figure of the menu where the current result lacks the first decisive one', () => {
    const fire = simulatorNamed('retraite-fire')
    const { query } = fire.contract.example
    const [shown, other] = [{ ...query, mensuel: 0, capital: 100 }, query].map((one) =>
      scenarioOf(fire, one, 'fr'),
    )
    if (!shown || !other) expect.fail('no scenario')
    const [first = '', second = ''] = fire.contract.decisive
    expect([valueAt(shown.answer.data, first), valueAt(other.answer.data, first)]).toEqual([
      null,
      expect.any(Number),
    ])
    const html = renderToString(
      h(Comparison, {
        contract: fire.contract,
        shown,
        pinned: [other],
        language: 'fr',
        unpin: () => {},
        rename: () => {},
        explain: () => {},
      }),
    )
    const compared = [shown, other].map(({ answer }) => ({ label: '', answer }))
    const labelOf = (path: string) =>
      decisiveBars(fire.contract, compared, 'fr', path)?.series[0]?.label ?? expect.fail('no bar')
    const bars = html.match(/<figure.*?<[/]figure>/s)?.[0]
    expect(explainableFigures(fire.contract, shown, other)[0]?.path).toBe(second)
    expect(bars).toContain(labelOf(second))
    expect(bars).not.toContain(labelOf(first))
  })

  it('draws no bar for a scenario that lacks the first decisive figure', () => {
    const fire = simulatorNamed('retraite-fire')
    const { query } = fire.contract.example
    const never = { ...query, mensuel: 0, capital: 100 }
    const compared = [query, never].map((one, rank) => ({
      label: `${rank}`,
      answer: scenarioOf(fire, one, 'en').answer,
    }))
    const values = (some: typeof compared) =>
      decisiveBars(fire.contract, some, 'en')?.series[0]?.points.map(({ value }) => value)
    expect(values(compared)).toEqual([expect.any(Number), null])
    expect(values(compared.slice(1))).toBeUndefined()
  })

  it.each(simulators)('draws and lists figures: $contract.name', (one) => {
    const example = scenarioOf(one, one.contract.example.query, 'en')
    const both = ['A', 'B'].map((label) => ({ label, answer: example.answer }))
    const paths = curvesOf(one.contract, both, 'en') ?? expect.fail('nothing drawn')
    const [bars] = (decisiveBars(one.contract, both, 'en') ?? expect.fail('no bar')).series
    expect(bars?.key).toBe(one.contract.decisive[0])
    expect(paths.series.map(({ label }) => label)).toEqual(['A', 'B'])
    expect(layoutOf(paths, { width: 300 }, 'en').height).toBeGreaterThan(100)
    for (const { cells } of outcomesOf(one.contract, [example, example], 'en'))
      expect([undefined, 'equal']).toContain(cells[1]?.gap)
  })

  it.each([
    ['nothing for its rank, not given', 'Scénario 1 ', undefined, undefined],
    ['nothing for an empty text, not given', ' ', undefined, undefined],
    ['nothing for the name given before', ' Plus tard ', 'Plus tard', undefined],
    ['no name for its rank', 'Scénario 1', 'Plus tard', ''],
    ['no name for its rank, given before', 'Scénario 1', 'Scénario 1', ''],
    ['no name for an empty text', '', 'Plus tard', ''],
    ['another name', ' Plus tôt', 'Plus tard', 'Plus tôt'],
  ])('keeps of a name as typed: %s', (_, typed, given, kept) => {
    expect(nameToKeep(typed, 'Scénario 1', given)).toBe(kept)
  })

  it('counts a pinned scenario equal to the current result once, under its name', () => {
    const kept = [current, { ...longer, name: 'Plus tard' }]
    const drawnFor = (shown: typeof current, pinned = kept) =>
      renderToString(
        h(Comparison, {
          contract,
          shown,
          pinned,
          language: 'en',
          unpin: () => {},
          rename: () => {},
          explain: () => {},
        }),
      )
    const heads = (html: string) =>
      [...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, head]) => head).slice(1)
    expect(heads(drawnFor(longer))).toEqual(['Plus tard (on screen)', 'Scenario 1'])
    expect(heads(drawnFor(current))).toEqual(['Scenario 1 (on screen)', 'Plus tard'])
    expect(heads(drawnFor(current, [longer]))).toEqual(['Current result', 'Scenario 1'])
    expect(drawnFor(current)).toContain('differences, from “Scenario 1 (on screen)” to each')
    expect(drawnFor(current, [current])).not.toContain('<table')
  })

  it('draws the series that differs', () => {
    const home = simulatorNamed('achat-location')
    const { query } = home.contract.example
    const [cheap, dear] = [900, 1500].map((loyer) => scenarioOf(home, { ...query, loyer }, 'fr').answer)
    if (!cheap || !dear) throw new Error('no answer')
    const compared = (answers: readonly (typeof cheap)[]) =>
      curvesOf(
        home.contract,
        answers.map((answer) => ({ label: 'A', answer })),
        'fr',
      )?.title
    expect(compared([cheap, dear])).toContain('Patrimoine en louant')
    expect(compared([cheap, cheap])).toContain('Patrimoine en achetant')
  })

  it('draws bars of the same name at the same place', () => {
    const tax = simulatorNamed('fiscalite')
    const at = (revenu: number) => scenarioOf(tax, { ...tax.contract.example.query, revenu }, 'fr').answer
    const paths = curvesOf(
      tax.contract,
      [
        { label: 'A', answer: at(30_000) },
        { label: 'B', answer: at(90_000) },
      ],
      'fr',
    )
    for (const { points, role } of paths?.series ?? expect.fail()) {
      expect(role).toBe('bar')
      expect(points.map(({ x }) => x)).toEqual((paths?.x.names ?? []).map((_, rank) => rank))
    }
  })
})

describe('pagePalette', () => {
  it('matches the dark palette of the style sheet and of the charts', async () => {
    const css = await readFile(new URL('../../apps/web/src/styles/result.css', import.meta.url), 'utf8')
    const set = new Map(
      [...css.matchAll(/--chart-([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
    )
    const { sombre, clair } = palettes
    /**
     * The dark colour that the style sheet sets for a colour of the page, whose fallback must be the light
     * one.
     */
    const darkOf = (colour: string, light: string) => {
      const [, name, fallback] = colour.match(/^var\(--chart-([\w-]+), (#\w+)\)$/) ?? expect.fail(colour)
      expect(fallback).toBe(light)
      return set.get(name)
    }
    const { series, tints, ...plainColours } = pagePalette
    series.forEach((colour, rank) => {
      expect(darkOf(colour, clair.series[rank] ?? '')).toBe(sombre.series[rank])
    })
    tints.forEach((colour, rank) => {
      expect(darkOf(colour, clair.tints[rank] ?? '')).toBe(sombre.tints[rank])
    })
    for (const [name, colour] of Object.entries(plainColours)) {
      const key = name as keyof typeof plainColours
      expect(darkOf(colour, clair[key])).toBe(sombre[key])
    }
    expect(set.size).toBe(16)
  })
})
