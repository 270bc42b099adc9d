import type { Field, Shape } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../../../test/support/charts.ts'
import { simulatorNamed } from '../../../test/support/simulators.ts'
import { type Chart, type ChartData, chartData } from './chart-data.ts'
import { describe as describeChart, markSentence } from './sentences.ts'

const text = (fr: string, en = fr) => ({ fr, en })
const field = (kind: Field['kind'], fr: string, more: object = {}): Field => ({
  kind,
  label: text(fr),
  ...more,
})

/** A result with figures, a table, and a table that is absent when it was not asked for. */
const result: Shape = {
  resume: {
    bascule: field('count', 'Bascule'),
    cible: field('euros', 'Cible'),
    vide: field('years', 'Vide'),
  },
  yearly: {
    rows: {
      annee: field('count', 'Année'),
      age: field('age', 'Âge', { nullable: true }),
      nom: field('choice', 'Nom', { choices: { un: text('Le premier'), deux: text('Le second') } }),
      dehors: field('euros', 'Dehors'),
      dedans: field('euros', 'Dedans'),
    },
  },
  tirages: {
    lack: 'null',
    maybe: { centiles: { rows: { annee: field('count', 'Année'), p50: field('euros', 'Médiane') } } },
  },
}

/** A row of `yearly`; the age is absent in year 1. */
const row = (annee: number, nom: string, dehors: number | null, dedans: number) => ({
  annee,
  age: annee === 1 ? null : 30 + annee,
  nom,
  dehors,
  dedans,
})
const data = {
  resume: { bascule: 2, cible: 50, vide: null },
  yearly: [row(1, 'un', 10, 0), row(2, 'un', null, 0), row(1, 'deux', 30, 0)],
  tirages: null,
}

/** The data of a chart of that result, in French. */
const read = (chart: Omit<Chart, 'title'>, from: unknown = data): ChartData =>
  chartData({ result }, { title: text('Essai', 'Trial'), ...chart }, from, 'fr')
const yearly = { table: 'yearly', x: 'annee' }

describe('chartData', () => {
  it('reads lines, with their gaps', () => {
    const { series, title, x } = read({ ...yearly, lines: ['dehors'] })
    expect([title, x.label, x.names]).toEqual(['Essai', 'Année', undefined])
    expect(series).toMatchObject([{ key: 'dehors', label: 'Dehors', role: 'line' }])
    expect(series[0]?.points).toEqual([
      { x: 1, value: 10 },
      { x: 2, value: null },
      { x: 1, value: 30 },
    ])
  })

  it('names each line by its group, and by its column too when several columns are drawn', () => {
    const one = read({ ...yearly, lines: ['dehors'], by: 'nom' }).series
    expect(one.map(({ label, points }) => [label, points.length])).toEqual([
      ['Le premier', 2],
      ['Le second', 1],
    ])
    const two = read({ ...yearly, lines: ['dehors', 'dedans'], by: 'nom' }).series
    expect(two.map(({ label }) => label)).toEqual([
      'Le premier, Dehors',
      'Le second, Dehors',
      'Le premier, Dedans',
      'Le second, Dedans',
    ])
  })

  it('names each bar and places it at its rank', () => {
    const { x, series } = read({ ...yearly, x: 'nom', bars: ['dehors'] })
    expect(x.names).toEqual(['Le premier', 'Le premier', 'Le second'])
    expect(series[0]?.points.map((point) => point.x)).toEqual([0, 1, 2])
  })

  it('leaves out stacked series that are always 0, unless all are', () => {
    const keys = (chart: Omit<Chart, 'title' | 'table' | 'x'>) =>
      read({ ...yearly, ...chart }).series.map(({ key }) => key)
    expect(keys({ stacks: ['dehors', 'dedans'] })).toEqual(['dehors'])
    expect(keys({ stacks: ['dedans'], lines: ['dehors'] })).toEqual(['dedans', 'dehors'])
    expect(keys({ bars: ['dehors', 'dedans'] })).toEqual(['dehors', 'dedans'])
  })

  it('leaves out a line without a figure, unless all are', () => {
    const data = { yearly: [1, 2].map((annee) => ({ ...row(annee, 'un', null, annee), age: null })) }
    const keys = (lines: readonly string[]) =>
      chartData({ result }, { title: text('Titre'), ...yearly, lines }, data, 'fr').series.map(
        ({ key }) => key,
      )
    expect(keys(['dedans', 'dehors'])).toEqual(['dedans'])
    expect(
      chartData({ result }, { title: text('Titre'), ...yearly, lines: ['dehors'] }, data, 'fr').nothing,
    ).toBeDefined()
  })

  it('leaves out rows without a value on the x axis', () => {
    const rows = { yearly: [row(1, 'un', 1, 5), row(2, 'un', 2, 6)] }
    const { series } = read({ ...yearly, x: 'age', lines: ['dedans'] }, rows)
    expect(series[0]?.points).toEqual([{ x: 32, value: 6 }])
  })

  it('draws the target level and the mark of an event, when the answer has them', () => {
    const marked = { at: 'resume.bascule', label: text('Ça tourne') }
    const { series, mark } = read({
      ...yearly,
      lines: ['dehors'],
      mark: marked,
      level: { at: 'resume.cible', label: text('Cible') },
    })
    expect(series.at(-1)).toMatchObject({ role: 'level', label: 'Cible' })
    expect(series.at(-1)?.points.every(({ value }) => value === 50)).toBe(true)
    expect(mark).toMatchObject({ x: 2, label: 'Ça tourne', figure: '2' })
    const never = read({
      ...yearly,
      lines: ['dehors'],
      mark: { ...marked, at: 'resume.vide' },
      level: { at: 'resume.vide', label: text('Cible') },
    })
    expect([never.mark, never.series.length]).toEqual([undefined, 1])
  })

  it('leaves out a mark outside the x axis, and its sentence', () => {
    const marked = { ...yearly, lines: ['dehors'], mark: { at: 'resume.bascule', label: text('Ça tourne') } }
    const markAt = (bascule: number) => read(marked, { ...data, resume: { ...data.resume, bascule } })
    for (const outside of [0.75, 2.25, 43.95]) {
      expect(markAt(outside).mark).toBeUndefined()
      expect(markSentence(markAt(outside), 'fr')).toBe('')
      expect(describeChart(markAt(outside), 'fr')).not.toContain('tourne')
    }
    for (const inside of [1, 1.5, 2]) expect(markAt(inside).mark?.x).toBe(inside)
  })

  it('finds the bar of a mark, by its value', () => {
    expect(
      read({ ...yearly, bars: ['dehors'], mark: { at: 'resume.bascule', label: text('Là') } }).mark?.x,
    ).toBe(1)
  })

  it('explains why nothing is drawn: a missing table, no row or no figure', () => {
    const absent = { ...text('Demandez les tirages.'), appearsWith: { methode: 'tirages' } }
    const drawn = { table: 'tirages.centiles', x: 'annee', lines: ['p50'], absent }
    expect(read(drawn)).toMatchObject({ series: [], nothing: 'Demandez les tirages.' })
    expect(read(drawn, {})).toMatchObject({ series: [], nothing: 'Demandez les tirages.' })
    expect(read(drawn, { tirages: { centiles: [{ annee: 1, p50: 5 }] } }).nothing).toBeUndefined()
    expect(read({ ...yearly, lines: ['dehors'] }, { yearly: [] }).nothing).toBe(
      'Cette question ne donne rien à dessiner.',
    )
  })

  it('draws nothing when every figure is 0, unless there is a target', () => {
    const zero = { ...data, yearly: [1, 2].map((annee) => row(annee, 'un', 0, annee)) }
    expect(read({ ...yearly, lines: ['dehors'] }, zero)).toMatchObject({
      series: [],
      nothing: 'Tout vaut 0 ici : rien à dessiner.',
    })
    const level = { at: 'resume.cible', label: text('Cible') }
    expect(read({ ...yearly, lines: ['dehors'], level }, zero).series).toHaveLength(2)
  })

  it('draws identical lines once, with both names', () => {
    const same = { yearly: [1, 2].map((annee) => row(annee, 'un', annee, annee)) }
    const [one, ...others] = read({ ...yearly, lines: ['dehors', 'dedans'] }, same).series
    expect([one?.key, one?.label, others]).toEqual(['dehors', 'Dehors / Dedans', []])
  })

  it.each([
    [['Capital sans versements', 'Capital avec versements'], 'Capital sans / avec versements'],
    [['Capital', 'Capital net'], 'Capital / Capital net'],
    [['Net', 'Net'], 'Net / Net'],
    [['Capital net', 'Capital net'], 'Capital net / Capital net'],
    [['Payé, cumulé', 'Dû, cumulé'], 'Payé, cumulé / Dû, cumulé'],
    [['Capital (sans frais)', 'Capital (avec frais)'], 'Capital (sans frais) / Capital (avec frais)'],
    [['Capital sans / avec frais', 'Capital seul'], 'Capital sans / avec frais / Capital seul'],
    [['A x', 'B x', 'A y'], 'A x / B x / A y'],
    [['Capital sans frais', 'Capital avec frais', 'Capital hors frais'], 'Capital sans / avec / hors frais'],
    [['Capital net', 'Capital brut', 'Capital net'], 'Capital net / Capital brut / Capital net'],
    [['Capital net', 'Capital brut', 'Capital (réel)'], 'Capital net / Capital brut / Capital (réel)'],
  ])('says once the words that the names of identical lines share: %j', (names, label) => {
    const lines = names.map((_, rank) => `line${rank}`)
    const yearlyRows = {
      annee: field('count', 'Année'),
      ...Object.fromEntries(lines.map((line, rank) => [line, field('euros', names[rank] ?? '')])),
    }
    const chart: Chart = { ...yearly, title: text('Essai'), lines }
    const rows = [1, 2].map((annee) => ({
      annee,
      ...Object.fromEntries(lines.map((line) => [line, annee])),
    }))
    const contract = { result: { yearly: { rows: yearlyRows } } }
    const { series } = chartData(contract, chart, { yearly: rows }, 'fr')
    expect(series.map((one) => one.label)).toEqual([label])
  })
})

describe('describe and markSentence', () => {
  const plain = (sentence: string) => sentence.replaceAll(/[\u202f\u00a0]/g, ' ')

  it('lists each bar when they are few, the first and the last when they are many', () => {
    const few = read({ ...yearly, x: 'nom', bars: ['dehors'], note: text('Par mois.') })
    expect(plain(describeChart(few, 'fr'))).toBe(
      'Par mois. Dehors : 10,00 € (Le premier), 30,00 € (Le second).',
    )
    const many = { yearly: Array.from({ length: 9 }, (_, rank) => row(rank + 1, 'un', rank, 0)) }
    expect(plain(describeChart(read({ ...yearly, bars: ['dehors'] }, many), 'fr'))).toBe(
      'Dehors : de 0,00 € (année 1) à 8,00 € (année 9).',
    )
  })

  it('gives an event with its moment, after the label of the axis or alone', () => {
    const sentenceOf = (name: string, chart: number) => {
      const simulator = simulatorNamed(name)
      const { contract } = simulator
      const answer = dataOf(simulator, contract.example.query, 'fr')
      return plain(
        markSentence(chartData(contract, contract.charts[chart] ?? expect.fail(), answer, 'fr'), 'fr'),
      )
    }
    expect(sentenceOf('achat-location', 0)).toBe('Acheter passe devant : année 7')
    expect(sentenceOf('retraite-fire', 0)).toBe('Indépendance : 21 ans et 9 mois')
    expect(sentenceOf('achat-location', 1)).toBe('')
  })

  it('separates a label of several words from its number', () => {
    const simulator = simulatorNamed('drawdown')
    const { contract } = simulator
    const answer = dataOf(simulator, contract.example.query, 'en')
    const read = chartData(contract, contract.charts[0] ?? expect.fail(), answer, 'en')
    expect(describeChart(read, 'en')).toContain('(months since the peak: 0)')
  })
})
