import { describe, expect, it } from 'vitest'
import { defineContract } from './contract.ts'
import { choice, count, euros, flag, percent } from './kinds.ts'
import { orNull, orOmitted, pair, rows } from './shape.ts'

const label = { fr: 'Essai', en: 'Trial' }

const parts = {
  name: 'essai',
  title: label,
  purpose: label,
  group: 'epargner' as const,
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: { capital: euros({ label }) },
  result: {
    resume: {
      bascule: count({ nullable: true, label }),
      gagne: flag({ label }),
      ecart: pair(percent({ label })),
    },
    yearly: rows({
      annee: count({ label }),
      valeur: euros({ nullable: true, label }),
      nom: choice({ choices: { un: label }, label }),
      atteint: flag({ label }),
    }),
    tirages: orNull({
      cible: euros({ label }),
      centiles: rows({ annee: count({ label }), p10: euros({ label }), p90: euros({ label }) }),
    }),
    mensuel: orOmitted(rows({ mois: count({ label }), valeur: euros({ label }) })),
  },
  headings: { yearly: label, tirages: label, 'tirages.centiles': label, mensuel: label },
  warnings: {},
  sources: [],
  disclaimer: label,
  example: { query: { capital: 1 }, expect: {} },
} as const

const yearly = { title: label, table: 'yearly', x: 'annee' } as const
const lined = { ...yearly, lines: ['valeur'] } as const
const monthly = { title: label, table: 'mensuel', x: 'mois', lines: ['valeur'] } as const
const half = { at: 'resume.bascule', label: { fr: 'Essai' } } as const
const grouped = { title: label, table: 'tirages.centiles', x: 'annee', lines: ['p10'] } as const
const chartsOf = (contract: { readonly charts: readonly unknown[] }) => contract.charts

describe('ChartOf', () => {
  it('accepts every drawing of every table, with a text for one that may be absent', () => {
    const absent = { ...label, appearsWith: { tirages: 'true' } }
    const { charts } = defineContract({
      ...parts,
      charts: [
        { ...yearly, lines: ['valeur'], by: 'nom', mark: { at: 'resume.bascule', label } },
        { ...yearly, areas: ['valeur'], lines: ['valeur'], note: label },
        { ...yearly, x: 'nom', bars: ['valeur'], level: { at: 'tirages.cible', label } },
        { ...yearly, stacks: ['valeur'], terms: 'nominal' },
        { title: label, table: 'tirages.centiles', x: 'annee', band: ['p10', 'p90'], absent },
        { title: label, table: 'mensuel', x: 'mois', lines: ['valeur'], absent },
      ],
    })
    expect(charts.map(({ table }) => table)).toEqual([
      'yearly',
      'yearly',
      'yearly',
      'yearly',
      'tirages.centiles',
      'mensuel',
    ])
  })

  it('does not compile for what the result does not have', () => {
    const refused = [
      // @ts-expect-error: nothing is drawn.
      defineContract({ ...parts, charts: [yearly] }),
      // @ts-expect-error: no such table.
      defineContract({ ...parts, charts: [{ ...lined, table: 'resume' }] }),
      // @ts-expect-error: no such column.
      defineContract({ ...parts, charts: [{ ...yearly, lines: ['gain'] }] }),
      // @ts-expect-error: a column of another table.
      defineContract({ ...parts, charts: [{ ...yearly, areas: ['p10'] }] }),
      // @ts-expect-error: the column holds words, which bars cannot show.
      defineContract({ ...parts, charts: [{ ...yearly, bars: ['nom'] }] }),
      // @ts-expect-error: a column holds yes or no, which stacks cannot show.
      defineContract({ ...parts, charts: [{ ...yearly, stacks: ['valeur', 'atteint'] }] }),
      // @ts-expect-error: a column of yes or no cannot be the x axis.
      defineContract({ ...parts, charts: [{ ...lined, x: 'atteint' }] }),
      // @ts-expect-error: a band has two ends.
      defineContract({ ...parts, charts: [{ ...yearly, band: ['valeur'] }] }),
      // @ts-expect-error: no such column for `by`.
      defineContract({ ...parts, charts: [{ ...lined, by: 'crise' }] }),
      // @ts-expect-error: no such figure: its path is `resume.bascule`.
      defineContract({ ...parts, charts: [{ ...lined, mark: { at: 'bascule', label } }] }),
      // @ts-expect-error: `terms` is neither `nominal` nor `real`.
      defineContract({ ...parts, charts: [{ ...lined, terms: 'constant' }] }),
      // @ts-expect-error: a figure that is no number.
      defineContract({ ...parts, charts: [{ ...lined, mark: { at: 'resume.gagne', label } }] }),
      // @ts-expect-error: a level is one number, not an interval.
      defineContract({ ...parts, charts: [{ ...lined, level: { at: 'resume.ecart', label } }] }),
      // @ts-expect-error: a mark in one language.
      defineContract({ ...parts, charts: [{ ...lined, mark: half }] }),
      // @ts-expect-error: `absent` is required, since an answer may lack the table.
      defineContract({ ...parts, charts: [monthly] }),
      // @ts-expect-error: `absent` is required, since an answer may lack the group of the table.
      defineContract({ ...parts, charts: [grouped] }),
      // @ts-expect-error: `absent` is refused, since every answer has the table.
      defineContract({ ...parts, charts: [{ ...lined, absent: label }] }),
    ]
    expect(refused.map(chartsOf).every((charts) => charts.length === 1)).toBe(true)
  })
})
