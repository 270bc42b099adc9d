/** `denier lot` reads and writes Parquet: the figures of CSV, and columns that keep their types. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue, type Simulator } from '@denier/core'
import { cellFigures } from '@denier/core/batch'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { textsOf, validParams } from '../../support/queries.ts'
import { cases } from '../../support/tier.ts'
import { lot } from './lot.ts'
import { parquetBytes, parquetRows, parquetTypes, textColumns } from './parquet-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'denier-parquet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)
const textOf = (name: string) => readFileSync(at(name), 'utf8')

/** Writes a file of the folder; its path. */
function written(name: string, bytes: string | Uint8Array): string {
  writeFileSync(at(name), bytes)
  return at(name)
}
const run = (words: readonly string[]) => lot(words, { input: '' })
const simulators: readonly Simulator[] = catalogue

describe('denier lot with Parquet', () => {
  it.each(simulators.map((one) => [one.contract.name, one] as const))(
    'gives the figures of CSV, from Parquet and to Parquet: %s',
    async (name, { contract }) => {
      const names = Object.keys(contract.params)
      const queries = fc.array(validParams(contract) as fc.Arbitrary<Record<string, unknown>>, {
        minLength: 1,
        maxLength: 6,
      })
      await fc.assert(
        fc.asyncProperty(queries, async (rows) => {
          const cells = rows.map((query) =>
            names.map((one) => (query[one] === undefined ? '' : textsOf(query[one]).join('|'))),
          )
          const quoted = [names, ...cells].map((row) =>
            row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
          )
          const csv = written('in.csv', quoted.join('\n'))
          const nulls = cells.map((row) => row.map((cell) => (cell === '' ? null : cell)))
          const parquet = written('in.parquet', parquetBytes(textColumns(names, nulls)))
          await run([name, csv, '--sortie', at('csv.csv')])
          await run([name, parquet, '--format', 'csv', '--sortie', at('parquet.csv')])
          expect(textOf('parquet.csv')).toBe(textOf('csv.csv'))

          await run([name, csv, '--sortie', at('csv.parquet')])
          await run([name, parquet, '--sortie', at('parquet.parquet')])
          const [header = [], ...expected] = parse(textOf('csv.csv')) as string[][]
          const fromCsv = await parquetRows(at('csv.parquet'))
          const cell = (value: unknown) =>
            value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
          expect(fromCsv.map((row) => header.map((one) => cell(row[one])))).toEqual(expected)
          expect(await parquetRows(at('parquet.parquet'))).toEqual(fromCsv)
        }),
        cases(8),
      )
    },
  )

  it('reads numbers, decimals, days, flags and BigInts, and keeps each column with its type', async () => {
    const path = written(
      'typed.parquet',
      parquetBytes(
        [
          { name: 'valeur_initiale', data: [100_050n, null] },
          { name: 'valeur_finale', data: [2000, 3000] },
          { name: 'duree', data: [10n, 10n] },
          { name: 'id', data: [2n ** 62n + 1n, null] },
          { name: 'jour', data: [19_723, null] },
          { name: 'drapeau', data: [true, null] },
          { name: 'moment', data: [1_700_000_000_123_456n, null] },
        ],
        {
          schema: [
            { name: 'root', num_children: 7 },
            {
              name: 'valeur_initiale',
              type: 'INT64',
              repetition_type: 'OPTIONAL',
              converted_type: 'DECIMAL',
              scale: 2,
              precision: 12,
            },
            { name: 'valeur_finale', type: 'INT32', repetition_type: 'REQUIRED' },
            { name: 'duree', type: 'INT64', repetition_type: 'OPTIONAL' },
            { name: 'id', type: 'INT64', repetition_type: 'OPTIONAL' },
            { name: 'jour', type: 'INT32', repetition_type: 'OPTIONAL', converted_type: 'DATE' },
            { name: 'drapeau', type: 'BOOLEAN', repetition_type: 'OPTIONAL' },
            {
              name: 'moment',
              type: 'INT64',
              repetition_type: 'OPTIONAL',
              converted_type: 'TIMESTAMP_MICROS',
            },
          ],
        },
      ),
    )
    const words = ['cagr', path, '--colonnes', 'resume.cagr', '--numeroter']
    const { out } = await run([...words, '--format', 'csv'])
    expect(out).toBe(
      'ligne,valeur_initiale,valeur_finale,duree,id,jour,drapeau,moment,resume.cagr,erreurs\n' +
        '1,1000.50,2000,10,4611686018427387905,2024-01-01,true,2023-11-14T22:13:20.123456Z,7.172,\n' +
        '2,,3000,10,,,,,,valeur_initiale is required\n',
    )
    const { out: lines } = await run([...words, '--format', 'ndjson'])
    expect(lines.split('\n')[0]).toContain('"id":4611686018427387905,"jour":"2024-01-01","drapeau":true')
    const { code } = await run([...words, '--sortie', at('kept.parquet')])
    expect(code).toBe(3)
    expect(parquetTypes(at('kept.parquet'))).toEqual([
      ['ligne', 'INT64'],
      ['valeur_initiale', 'DECIMAL'],
      ['valeur_finale', 'INT32'],
      ['duree', 'INT64'],
      ['id', 'INT64'],
      ['jour', 'DATE'],
      ['drapeau', 'BOOLEAN'],
      ['moment', 'TIMESTAMP_MICROS'],
      ['resume.cagr', 'DOUBLE'],
      ['erreurs', 'UTF8'],
    ])
    const [first, second] = await parquetRows(at('kept.parquet'))
    expect(first).toMatchObject({
      valeur_initiale: 1000.5,
      id: 2n ** 62n + 1n,
      'resume.cagr': 7.172,
      erreurs: null,
    })
    expect(second).toMatchObject({ id: null, 'resume.cagr': null, erreurs: 'valeur_initiale is required' })
  })

  it('writes each figure of each simulator by its kind: numbers, integers, flags and words', async () => {
    const kinds = new Set<string>()
    for (const { contract } of simulators) {
      const { name, example } = contract
      const query = Object.entries(example.query as Record<string, unknown>)
      const cells = query.map(([, value]) => `"${textsOf(value).join('|')}"`)
      const input = written('example.csv', `${query.map(([one]) => one).join(',')}\n${cells.join(',')}\n`)
      const figures = cellFigures(contract.result).map(({ path }) => path)
      const words = [name, input, '--colonnes', figures.join(',')]
      const { out } = await run(words)
      await run([...words, '--sortie', at('example.parquet')])
      const [header = [], cellsOfCsv = []] = parse(out) as string[][]
      const [row = {}] = await parquetRows(at('example.parquet'))
      const textOfValue = (value: unknown) =>
        value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
      expect(header.map((one) => textOfValue(row[one]))).toEqual(cellsOfCsv)
      for (const [column, type] of parquetTypes(at('example.parquet')))
        if (figures.includes(column)) kinds.add(type)
    }
    expect(kinds).toEqual(new Set(['DOUBLE', 'INT64', 'BOOLEAN', 'UTF8']))
  })

  it('writes members of NDJSON as typed columns, and keeps a line that is no object as text', async () => {
    const lines = [
      '{"valeur_initiale":1000,"valeur_finale":2000,"duree":10,"id":7,"x":1}',
      '{"valeur_initiale":1000,"valeur_finale":3000,"duree":10,"id":null,"x":"a","y":true,"z":[1]}',
      '[1]',
    ]
    const words = ['cagr', '--colonnes', 'resume.cagr', '--format', 'parquet']
    const path = written('in.ndjson', lines.join('\n'))
    await run([words[0] as string, path, ...words.slice(1), '--sortie', at('file.parquet')])
    await lot([...words, '--sortie', at('stdin.parquet')], { input: lines.join('\n') })
    expect(readFileSync(at('stdin.parquet'))).toEqual(readFileSync(at('file.parquet')))
    const none = { id: null, x: null, y: null, z: null, texte: null }
    expect(await parquetRows(at('file.parquet'))).toEqual([
      {
        ...none,
        valeur_initiale: 1000n,
        valeur_finale: 2000n,
        duree: 10n,
        id: 7n,
        x: 1,
        'resume.cagr': 7.1773,
        erreurs: null,
      },
      {
        ...none,
        valeur_initiale: 1000n,
        valeur_finale: 3000n,
        duree: 10n,
        x: 'a',
        y: true,
        z: [1],
        'resume.cagr': 11.6123,
        erreurs: null,
      },
      {
        ...none,
        valeur_initiale: null,
        valeur_finale: null,
        duree: null,
        texte: '[1]',
        'resume.cagr': null,
        erreurs: 'the line must be a JSON object: it is a list',
      },
    ])
  })

  it('refuses an integer of NDJSON that no column holds', async () => {
    const path = written('long.ndjson', '{"valeur_initiale":1,"id":12345678901234567891}\n')
    const { code, err } = await run(['cagr', path, '--sortie', at('long.parquet')])
    expect([code, err]).toEqual([
      2,
      'denier: Line 1: id is an integer too large for a Parquet column: write it between quotes.\n',
    ])
  })

  const table = parquetBytes(
    [
      {
        name: 'revenu',
        data: Array.from({ length: 2500 }, (_, row) => (row * 7919) % 90_000),
        type: 'INT32',
      },
      { name: 'poids', data: Array.from({ length: 2500 }, (_, row) => 1 + (row % 3) / 2), type: 'DOUBLE' },
      { name: 'commune', data: Array.from({ length: 2500 }, (_, row) => `C${row % 7}`) },
    ],
    { rowGroupSize: 700 },
  )

  it('reads a file by what it begins with, and from standard input in any pieces', async () => {
    const words = ['--colonnes', 'resume.impotNet', '--format', 'csv']
    const { out } = await run(['fiscalite', written('sans-extension', table), ...words])
    expect(out.split('\n')).toHaveLength(2502)
    for (const pieceBytes of [3, 65_536])
      expect((await lot(['fiscalite', ...words], { input: table, pieceBytes })).out).toBe(out)
  })

  it.each([[], ['--part-par', 'commune']])('gives in parts the rows of the whole, %s', async (...by) => {
    const words = [
      'fiscalite',
      written('whole.parquet', table),
      '--colonnes',
      'resume.impotNet',
      '--numeroter',
    ]
    await run([...words, '--sortie', at('whole-out.parquet')])
    const rows: Record<string, unknown>[] = []
    for (const rank of [1, 2, 3]) {
      await run([...words, '--part', `${rank}/3`, ...by, '--sortie', at('part.parquet')])
      rows.push(...(await parquetRows(at('part.parquet'))))
    }
    rows.sort((one, other) => Number(one.ligne) - Number(other.ligne))
    expect(rows).toEqual(await parquetRows(at('whole-out.parquet')))
  })

  it('compares two laws with the summary of CSV, weighted by a typed column', async () => {
    const reform = written('reforme.json', '{"decote-celibataire": 900}')
    const words = [
      '--colonnes',
      'resume.impotNet',
      '--defauts',
      'annee_revenus=2025',
      '--reforme',
      reform,
      '--comparer',
    ]
    const parquet = written('whole.parquet', table)
    const csv = written(
      'whole.csv',
      `revenu,poids,commune\n${(await parquetRows(parquet)).map((row) => Object.values(row).join(',')).join('\n')}\n`,
    )
    const fromCsv = await run(['fiscalite', csv, ...words])
    const fromParquet = await run(['fiscalite', parquet, ...words, '--format', 'csv'])
    expect(fromParquet).toEqual(fromCsv)
    const { err } = await run(['fiscalite', parquet, ...words, '--sortie', at('compared.parquet')])
    expect(err).toBe(fromCsv.err)
    expect(parquetTypes(at('compared.parquet')).slice(3)).toEqual([
      ['resume.impotNet', 'DOUBLE'],
      ['resume.impotNet.reforme', 'DOUBLE'],
      ['resume.impotNet.ecart', 'DOUBLE'],
      ['erreurs', 'UTF8'],
    ])
  })

  it('stops at the first row that is refused when strict, with its number', async () => {
    const path = written(
      'strict.parquet',
      parquetBytes(
        textColumns(
          ['valeur_initiale', 'valeur_finale', 'duree'],
          [
            ['1', '2', '3'],
            ['1', 'x', '3'],
          ],
        ),
      ),
    )
    const { code, err } = await run(['cagr', path, '--strict', '--sortie', at('strict-out.parquet')])
    expect([code, err]).toEqual([2, 'denier: line 2: valeur_finale must be a number\n'])
  })
})
