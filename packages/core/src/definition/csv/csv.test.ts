import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf, validParams } from '../../../../../test/support/queries.ts'
import { simulators } from '../../../../../test/support/simulators.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { defineContract } from '../contract.ts'
import { readQuery } from '../grammar.ts'
import { choice, count, euros, flag, percent, prose } from '../kinds.ts'
import { orNull, pair, rows } from '../shape.ts'
import { csvOf, type Separator } from './index.ts'

const label = { fr: 'Essai', en: 'Trial' }

const contract = defineContract({
  name: 'essai',
  title: label,
  purpose: label,
  group: 'epargner',
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: {},
  result: {
    lignes: rows({
      annee: count({ label }),
      valeur: euros({ nullable: true, label }),
      avis: prose({ label }),
      gagne: flag({ label }),
      entre: pair(percent({ label })),
      groupe: { part: percent({ label }), autre: { an: count({ label }) } },
      suite: orNull({ mot: choice({ choices: { oui: label }, label }) }),
      detail: rows({ mois: count({ label }) }),
    }),
  },
  table: 'lignes',
  headings: {
    lignes: label,
    'lignes.groupe': label,
    'lignes.groupe.autre': label,
    'lignes.suite': label,
    'lignes.detail': label,
  },
  charts: [],
  warnings: {},
  sources: [],
  disclaimer: label,
  example: { query: {}, expect: {} },
})

const row = (more: object = {}) => ({
  annee: 1,
  valeur: 1234.56,
  avis: 'Bien',
  gagne: true,
  entre: [-1.5, 2.25],
  groupe: { part: 3.5, autre: { an: 2030 } },
  suite: { mot: 'oui' },
  detail: [{ mois: 1 }],
  ...more,
})

const HEAD = [
  ...['annee', 'valeur', 'avis', 'gagne', 'entre.bas', 'entre.haut', 'groupe.part', 'groupe.autre.an'],
  'suite.mot',
]

const sheet = (lines: readonly object[], separator: Separator = 'virgule') =>
  csvOf(contract, { lignes: lines }, { separator })

describe('csvOf a table', () => {
  it('writes the names of the columns, then one line per row, each ended by CRLF', () => {
    expect(sheet([row(), row({ annee: 2 })])).toBe(
      [
        HEAD.join(','),
        '1,1234.56,Bien,true,-1.5,2.25,3.5,2030,oui',
        '2,1234.56,Bien,true,-1.5,2.25,3.5,2030,oui',
        '',
      ].join('\r\n'),
    )
  })

  it('writes the header alone when the table is empty', () => {
    expect(sheet([])).toBe(`${HEAD.join(',')}\r\n`)
    expect(sheet([], 'point-virgule')).toBe(`\uFEFF${HEAD.join(';')}\r\n`)
  })

  it('leaves a cell blank for null, and every cell of a null group', () => {
    expect(sheet([row({ valeur: null, suite: null })]).split('\r\n')[1]).toBe(
      '1,,Bien,true,-1.5,2.25,3.5,2030,',
    )
  })

  it('writes semicolons, decimal commas and a byte order mark for French spreadsheets', () => {
    const text = sheet([row({ avis: 'a;b' }), row({ valeur: 1e21, gagne: false })], 'point-virgule')
    expect(text).toBe(
      [
        `\uFEFF${HEAD.join(';')}`,
        '1;1234,56;"a;b";true;-1,5;2,25;3,5;2030;oui',
        '1;1e+21;Bien;false;-1,5;2,25;3,5;2030;oui',
        '',
      ].join('\r\n'),
    )
  })

  it('writes the first other table that has rows when the main table is empty', () => {
    const years = rows({ annee: count({ label }) })
    const many = { ...contract, result: { vides: years, ...contract.result, annees: years, autres: years } }
    const data = { vides: [], lignes: [], annees: [{ annee: 2030 }], autres: [{ annee: 2031 }] }
    expect(csvOf(many, data)).toBe('annee\r\n2030\r\n')
    expect(csvOf(many, { ...data, lignes: [row()] })).toContain(HEAD.join(','))
  })

  it('throws when the contract or the answer has no such table', () => {
    expect(() => csvOf({ ...contract, table: 'autres' }, { autres: [] })).toThrow('no table autres')
    expect(() => csvOf(contract, {})).toThrow('no table lignes')
  })
})

describe('csvOf a text', () => {
  const cell = (avis: string, separator: Separator = 'virgule') => {
    const delimiter = separator === 'virgule' ? ',' : ';'
    const [first] = parse<Record<string, string>>(sheet([row({ avis })], separator), {
      columns: true,
      bom: true,
      delimiter,
    })
    return first?.avis
  }

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://evil.test";"x")',
    '=cmd|" /C calc"!A0',
    '＝1',
  ])('prefixes the formula %j with an apostrophe', (formula) => {
    for (const separator of ['virgule', 'point-virgule'] as const) {
      expect(cell(formula, separator)).toBe(`'${formula}`)
    }
  })

  it.each(['a,b', 'a;b', 'a"b', '"', 'a\nb', 'a\r\nb', 'a\rb', ' a ', '1-2', 'a=b', '’', '\u00e9'])(
    'writes %j so that it is read back unchanged',
    (text) => {
      for (const separator of ['virgule', 'point-virgule'] as const) expect(cell(text, separator)).toBe(text)
    },
  )

  it('keeps any text within its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = cell(text)
        expect([text, `'${text}`]).toContain(found)
        expect(found ?? '').not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

/** The cells that a line of an answer must have once the sheet is read back, as texts; a list has no cell. */
const cellsOf = (line: object, comma: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) => {
      if (Array.isArray(value)) return []
      if (typeof value !== 'number') return [[name, value === null ? '' : String(value)]]
      const text = JSON.stringify(value)
      return [[name, comma ? text.replace('.', ',') : text]]
    }),
  )

describe.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
  'the main table of %s',
  (_, { contract, parser, answer }) => {
    it('writes a table that is read back as the answer has it, for random queries', () => {
      fc.assert(
        fc.property(validParams(contract), fc.constantFrom('fr', 'en'), (input, language) => {
          const parsed = parser.fromQuery(readQuery(textOf(input)))
          if (!parsed.ok) throw new Error('refused')
          const { data } = answer(parsed.params, { today: '2026-12-01' as CivilDate }, language)
          const tables = [contract.table, ...Object.keys(contract.result)]
            .map((name) => (data as Record<string, unknown>)[name])
            .filter((one): one is object[] => Array.isArray(one))
          const table = tables.find((rows) => rows.length > 0) ?? tables[0]
          for (const [separator, delimiter] of [
            ['virgule', ','],
            ['point-virgule', ';'],
          ] as const) {
            const text = csvOf(contract, data, { separator })
            const read = parse(text, { columns: true, bom: true, delimiter, record_delimiter: '\r\n' })
            expect(read).toEqual(table?.map((line) => cellsOf(line, delimiter === ';')))
          }
        }),
        cases(30),
      )
    })
  },
)
