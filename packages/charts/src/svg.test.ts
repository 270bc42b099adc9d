import { type Field, languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataOf, exampleCharts, quickQuestions } from '../../../test/support/charts.ts'
import { simulatorNamed, simulators } from '../../../test/support/simulators.ts'
import { cases } from '../../../test/support/tier.ts'
import { type ChartRequest, renderChart } from './svg.ts'
import { themes } from './theme.ts'

const euros: Field = { kind: 'euros', label: { fr: 'Capital', en: 'Capital' } }
const year: Field = { kind: 'count', label: { fr: 'Année', en: 'Year' } }
/** A text with all that XML would read as markup. */
const MARKUP = '<b>&"quoted"</b> \'x\''

/** The parts of a contract of one table that renderChart reads. */
const trial = (title = 'Essai', label = euros.label): ChartRequest['contract'] => ({
  result: { yearly: { rows: { annee: year, capital: { ...euros, label } } } },
  charts: [{ title: { fr: title, en: title }, table: 'yearly', x: 'annee', lines: ['capital'] }],
})

/** A line of these figures as SVG. */
const drawn = (values: readonly (number | null)[], width = 720) =>
  renderChart({
    contract: trial(),
    data: { yearly: values.map((capital, rank) => ({ annee: rank + 1, capital })) },
    language: 'fr',
    theme: 'clair',
    width,
  })

/** Every value of every attribute. */
const attributesOf = (svg: string) =>
  [...svg.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => ({ name, value }))

/** Fails on NaN, styles, scripts, links and foreign content. */
function expectValid(svg: string): void {
  const attributes = attributesOf(svg)
  expect(attributes.filter(({ value }) => /NaN|Infinity|undefined|null|\[object/.test(value ?? ''))).toEqual(
    [],
  )
  expect(attributes.filter(({ name }) => /^(style|on\w+|href)$/.test(name ?? ''))).toEqual([])
  expect(svg).not.toMatch(/<(style|script|image|use|foreignObject|a)\b/)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
}

describe.each(languages)('renderChart in %s', (language) => {
  const charts = exampleCharts(language)

  it.each(charts)('draws $name, in both themes and at any width', ({ contract, chart, rank, data }) => {
    for (const theme of themes)
      for (const width of [320, 900]) {
        const request = { contract, data, language, theme, chart: rank, width }
        const svg = renderChart(request)
        expectValid(svg)
        expect(svg).toContain(` role="img" lang="${language}"`)
        expect(svg).toContain(`<title>${chart.title[language].replaceAll('&', '&amp;')}</title><desc>`)
        expect(svg).toContain(`width="${width}"`)
        expect(renderChart(request)).toBe(svg)
      }
  })

  it('describes the first and the last figures for screen readers', () => {
    const simulator = simulatorNamed('achat-location')
    const data = dataOf(simulator, simulator.contract.example.query, language)
    const [, description = ''] =
      renderChart({ contract: simulator.contract, data, language, theme: 'clair' }).match(
        /<desc>(.*)<\/desc>/,
      ) ?? []
    const plain = description.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')
    expect(plain).toContain(
      language === 'fr'
        ? 'Patrimoine en achetant : de 74 437,33 € (année 1) à 445 784,22 € (année 20).'
        : 'Wealth when buying: from €74,437.33 (year 1) to €445,784.22 (year 20).',
    )
    expect(plain).toContain(
      language === 'fr' ? 'Acheter passe devant : année 7.' : 'Buying gets ahead: year 7.',
    )
  })
})

it('writes an age as years in French and with the word age in English in the description', () => {
  const { contract } = simulatorNamed('coast-fire')
  const described = (language: 'fr' | 'en') => {
    const data = dataOf(simulatorNamed('coast-fire'), contract.example.query, language)
    const svg = renderChart({ contract, data, language, theme: 'clair' })
    return /<desc>(.*)<\/desc>/.exec(svg)?.[1]?.replaceAll(/[\u202f\u00a0]/g, ' ') ?? ''
  }
  expect(described('fr')).toMatch(/\(\d\d ans\) à .*\(\d\d ans\)/)
  expect(described('en')).toMatch(/\(age \d\d\) to .*\(age \d\d\)/)
  expect(described('en')).not.toMatch(/\d years/)
})

describe.each(simulators)('renderChart of $contract.name with random parameters', (simulator) => {
  it('writes no NaN and less than 40 kB', () => {
    fc.assert(
      fc.property(quickQuestions(simulator), fc.constantFrom(...languages), (question, language) => {
        const data = dataOf(simulator, question, language)
        for (const chart of simulator.contract.charts.keys()) {
          const svg = renderChart({ contract: simulator.contract, data, language, theme: 'sombre', chart })
          expectValid(svg)
          expect(svg.length).toBeLessThan(40_000)
        }
      }),
      cases(50),
    )
  })
})

describe('renderChart', () => {
  it('writes which parameter is missing when the answer lacks the table, or that there is nothing to draw', () => {
    const simulator = simulatorNamed('retraite-fire')
    const { contract } = simulator
    const data = dataOf(simulator, contract.example.query, 'fr')
    const chart = contract.charts.findIndex(({ absent }) => absent)
    const withoutTable = renderChart({ contract, data, language: 'fr', theme: 'clair', chart })
    expect(withoutTable).toContain('methode=monte_carlo')
    expect(withoutTable).not.toContain('<path class="grid"')
    const drawnData = dataOf(simulator, { ...contract.example.query, methode: 'monte_carlo' }, 'fr')
    const band = renderChart({ contract, data: drawnData, language: 'fr', theme: 'clair', chart })
    expect(band).toContain('<path class="shade"')
    for (const nothing of [drawn([]), drawn([null, null])])
      expect(nothing).toContain('Cette question ne donne rien à dessiner.')
  })

  it('throws when the contract has no chart of that rank', () => {
    expect(() =>
      renderChart({ contract: trial(), data: {}, language: 'fr', theme: 'clair', chart: 1 }),
    ).toThrow(new RangeError('no chart 1: there are 1'))
  })

  it.each([
    ['one point', [5]],
    ['zeros', [0, 0, 0]],
    ['the huge', [1e12, 1e18, 8e299]],
    ['the tiny', [0.01, 0.02]],
    ['the negative', [-5, -1e6]],
    ['both sides of 0', [-1e5, 0, 1e5]],
    ['600 points', Array.from({ length: 600 }, (_, rank) => 1e4 * 1.01 ** rank)],
  ])('draws %s', (_, values) => {
    for (const width of [240, 720]) expectValid(drawn(values, width))
  })

  it('breaks a line where a figure is missing, and draws a figure without neighbours as a dot', () => {
    const [path = ''] = drawn([1, 2, null, 4, null, 6, 7]).match(/<g class="line"><path d="[^"]*"/) ?? []
    expect(path.match(/M/g)).toHaveLength(2)
    // The 4, which has no neighbours, and the end of the line.
    expect(drawn([1, 2, null, 4, null, 6, 7]).match(/<circle/g)).toHaveLength(2)
    expect(drawn([5])).toMatch(/<g class="line"><circle/)
  })

  it('simplifies a long path and keeps its peak', () => {
    const wave = Array.from({ length: 600 }, (_, rank) => (rank === 300 ? 90 : 10 + rank / 20))
    const [, path = ''] = drawn(wave).match(/<g class="line"><path d="([^"]*)"/) ?? []
    expect(path.match(/[ML]/g)?.length).toBeLessThan(12)
    const heights = [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y))
    expect(heights.indexOf(Math.min(...heights))).toBeGreaterThan(0)
  })

  it('escapes markup in titles and labels', () => {
    const svg = renderChart({
      contract: trial(MARKUP, { fr: MARKUP, en: MARKUP }),
      data: { yearly: [{ annee: 1, capital: 2 }] },
      language: 'fr',
      theme: 'clair',
      width: 1200,
    })
    expect(svg).not.toContain('<b>')
    expect(svg).toContain('<title>&lt;b>&amp;')
  })

  it('keeps the requested height, unless the texts leave too little room', () => {
    const high = (height: number) =>
      renderChart({
        contract: trial(),
        data: { yearly: [{ annee: 1, capital: 2 }] },
        language: 'en',
        theme: 'clair',
        height,
      })
    expect(high(500)).toContain('viewBox="0 0 720 500"')
    expect(high(10)).not.toContain('viewBox="0 0 720 10"')
  })
})
