import { describe, expect, it } from 'vitest'
import { panelsOf } from './panels.ts'
import type { Chart } from './series.ts'

const text = { fr: 'Essai', en: 'Trial' }
const plain: Chart = { title: text, table: 'yearly', x: 'annee', lines: ['valeur'] }
const nominal: Chart = { ...plain, terms: 'nominal' }
const real: Chart = { ...plain, terms: 'real' }
/** The rank of the first chart of each panel, and how many charts it has. */
const ranks = (charts: readonly Chart[]) => panelsOf(charts).map((panel) => [panel.rank, panel.charts.length])

describe('panelsOf', () => {
  it('gives each chart its own panel when none declares its terms', () => {
    expect(panelsOf([])).toEqual([])
    expect(ranks([plain, plain])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  it('pairs charts that differ by their terms only, in the order of the contract', () => {
    for (const [one, other] of [
      [nominal, real],
      [real, nominal],
    ] as const) {
      const panels = panelsOf([plain, one, other, plain])
      expect(panels.map(({ rank }) => rank)).toEqual([0, 1, 3])
      expect(panels[1]?.charts).toEqual([one, other])
    }
    expect(ranks([nominal, real, nominal, real])).toEqual([
      [0, 2],
      [2, 2],
    ])
  })

  it.each([
    ['the same terms', [nominal, nominal]],
    ['another table', [nominal, { ...real, table: 'mensuel' }]],
    ['another x', [nominal, { ...real, x: 'age' }]],
    ['no declared terms', [real, plain]],
    ['the other terms that is not its neighbour', [nominal, plain, real]],
    ['the other terms when there is none', [nominal]],
  ] as const)('does not pair a chart with one of %s', (_, charts) => {
    expect(panelsOf(charts).map((panel) => panel.charts.length)).toEqual(charts.map(() => 1))
  })

  it('leaves the third chart of a run alone', () => {
    expect(ranks([nominal, real, nominal])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })
})
