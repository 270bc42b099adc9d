import { describe, expect, it } from 'vitest'
import { fieldsByPath } from './fields-by-path.ts'
import { concatMembers, foldShape } from './fold-shape.ts'
import { count, euros, percent } from './kinds.ts'
import { orNull, orOmitted, pair, rows } from './shape.ts'

const label = { fr: 'libellé', en: 'label' }
const shape = {
  resume: { capital: euros({ label }), interval: pair(percent({ label })) },
  yearly: rows({ annee: count({ label }), detail: { gain: euros({ label }) } }),
  historique: orNull({ pire: percent({ label }) }),
  mensuel: orOmitted(rows({ mois: count({ label }) })),
}

const visited = (path?: string) =>
  foldShape<readonly string[]>(
    shape,
    {
      field: ({ kind }, at) => [`${at}: ${kind}`],
      pair: ({ kind }, at) => [`${at}: two ${kind}`],
      rows: (columns, at) => [`${at}: rows of ${columns.map(([name]) => name)}`, ...concatMembers(columns)],
      group: (members, at) => [`${at}: group of ${members.map(([name]) => name)}`, ...concatMembers(members)],
      maybe: (part, lack, at) => [`${at}: or ${lack}`, ...part],
    },
    path,
  )

describe('foldShape', () => {
  it('visits every member with its path, in the order of the contract', () => {
    expect(visited()).toEqual([
      ': group of resume,yearly,historique,mensuel',
      'resume: group of capital,interval',
      'resume.capital: euros',
      'resume.interval: two percent',
      'yearly: rows of annee,detail',
      'yearly.annee: count',
      'yearly.detail: group of gain',
      'yearly.detail.gain: euros',
      'historique: or null',
      'historique: group of pire',
      'historique.pire: percent',
      'mensuel: or omitted',
      'mensuel: rows of mois',
      'mensuel.mois: count',
    ])
  })

  it('begins the paths with that of the shape', () => {
    expect(visited('data').slice(0, 3)).toEqual([
      'data: group of resume,yearly,historique,mensuel',
      'data.resume: group of capital,interval',
      'data.resume.capital: euros',
    ])
  })
})

describe('fieldsByPath', () => {
  it('gives every field by its path, columns of tables and both ends of an interval included', () => {
    const fields = fieldsByPath(shape)
    expect([...fields.keys()]).toEqual([
      'resume.capital',
      'resume.interval',
      'yearly.annee',
      'yearly.detail.gain',
      'historique.pire',
      'mensuel.mois',
    ])
    expect(fields.get('historique.pire')).toBe(shape.historique.maybe.pire)
    expect(fields.get('resume.interval')).toBe(shape.resume.interval.pair)
    expect(fields.get('resume')).toBeUndefined()
  })
})
