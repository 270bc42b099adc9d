import { describe, expect, it } from 'vitest'
import { count, euros, percent, prose } from './kinds.ts'
import { isNilFigure, resultParts } from './result-parts.ts'
import { orNull, orOmitted, pair, rows } from './shape.ts'

const label = { fr: 'libellé', en: 'label' }
const shape = {
  duree: count({ label }),
  resume: {
    capital: euros({ label }),
    interval: pair(percent({ label })),
    apart: { frais: euros({ label }) },
  },
  bare: { inner: { taux: percent({ label }) } },
  historique: orNull({ pire: percent({ label }) }),
  crises: rows({
    nom: prose({ label }),
    ends: { first: euros({ label }) },
    faits: rows({ annee: count({ label }) }),
  }),
  mensuel: orOmitted(rows({ mois: count({ label }) })),
}
const data = {
  duree: 3,
  resume: { capital: 10, interval: [1, 2], apart: { frais: 4 } },
  bare: { inner: { taux: 5 } },
  historique: null,
  crises: [
    { nom: 'a', ends: { first: 6 }, faits: [{ annee: 2000 }, { annee: 2001 }] },
    { nom: 'b', ends: { first: 7 }, faits: [] },
  ],
}
const tablesIn = (answer: unknown) =>
  resultParts(shape, answer).tables.map(({ path, columns, rows }) => [
    path,
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ read }) => read(row))),
  ])

describe('resultParts', () => {
  it('gives the figures of each group under its path, those of the result itself first', () => {
    const groups = resultParts(shape, data).groups.map(({ path, figures }) => [
      path,
      figures.map((figure) => [figure.path, figure.field.kind, figure.value]),
    ])
    expect(groups).toEqual([
      ['', [['duree', 'count', 3]]],
      [
        'resume',
        [
          ['resume.capital', 'euros', 10],
          ['resume.interval', 'percent', [1, 2]],
        ],
      ],
      ['resume.apart', [['resume.apart.frais', 'euros', 4]]],
      ['bare', []],
      ['bare.inner', [['bare.inner.taux', 'percent', 5]]],
    ])
  })

  it('gives no group of the path "" for a result that has figures in its groups only', () => {
    const { resume } = shape
    expect(resultParts({ resume }, data).groups.map(({ path }) => path)).toEqual(['resume', 'resume.apart'])
  })

  it('names the outer row in the first column of an inner table, and flattens groups within rows', () => {
    expect(tablesIn(data)).toEqual([
      [
        'crises',
        ['nom', 'ends.first'],
        [
          ['a', 6],
          ['b', 7],
        ],
      ],
      [
        'crises.faits',
        ['^nom', 'annee'],
        [
          ['a', 2000],
          ['a', 2001],
        ],
      ],
    ])
  })

  it('leaves out a group that is null and a table that is omitted, and gives them when they are there', () => {
    const there = { ...data, historique: { pire: -20 }, mensuel: [{ mois: 1 }] }
    expect(resultParts(shape, data).groups.map(({ path }) => path)).not.toContain('historique')
    expect(resultParts(shape, there).groups.at(-1)?.figures[0]?.value).toBe(-20)
    expect(tablesIn(there).at(-1)).toEqual(['mensuel', ['mois'], [[1]]])
  })
})

describe('isNilFigure', () => {
  const rate = percent({ nullable: true, label })

  it.each([
    ['an amount of 0', euros({ label }), 0, true],
    ['an amount of 0 that might not exist', euros({ nullable: true, label }), 0, true],
    ['a rate that does not exist', rate, null, true],
    ['a rate of 0 that might not exist', rate, 0, false],
    ['a rate of 0 that always exists', percent({ label }), 0, true],
    ['an amount', euros({ label }), 0.01, false],
    ['a sentence', prose({ label }), '', false],
  ])('counts %s as nil or not: %s %s %s', (_, field, value, expected) => {
    expect(isNilFigure({ field, value })).toBe(expected)
  })
})
