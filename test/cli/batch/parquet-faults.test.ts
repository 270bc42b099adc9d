/** Parquet files that `denier lot` refuses as a whole: a clear message, exit code 2, nothing written. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lot } from './lot.ts'
import {
  emptyParquet,
  parquetBytes,
  parquetRows,
  parquetTypes,
  textColumns,
  withFooter,
} from './parquet-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'denier-parquet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)

const names = ['valeur_initiale', 'valeur_finale', 'duree']
const columns = textColumns(names, [['1000', '2000', '10']])
const whole = parquetBytes(columns)
const withColumn = (name: string) => parquetBytes([...columns, { name, data: ['x'] }])
const first = <T>(list: readonly T[]): T => list[0] as T
/** A file whose first column says that it is compressed so. */
const compressed = (codec: 'LZO' | 'ZSTD' | 'GZIP') =>
  withFooter(whole, ({ row_groups }) => {
    Object.assign(first(first(row_groups).columns).meta_data ?? {}, { codec })
  })
/** A file with one byte that differs. */
const changed = (bytes: Uint8Array, place: number, value: number) => {
  const copy = Uint8Array.from(bytes)
  copy[place] = value
  return copy
}
const withMagic = (bytes: Uint8Array, magic: string, from: number) => {
  const copy = Uint8Array.from(bytes)
  copy.set(Buffer.from(magic), from)
  return copy
}
const plain = parquetBytes(columns, { codec: 'UNCOMPRESSED' })

/** What is wrong, the file, and the message. */
const files: readonly (readonly [title: string, bytes: Uint8Array, message: string])[] = [
  ['is empty', new Uint8Array(0), 'The file is no Parquet: it does not begin with PAR1.'],
  ['is CSV', Buffer.from('valeur_initiale,duree\n1,2\n'), 'The file is no Parquet'],
  ['has only its signature', Buffer.from('PAR1'), 'The file is no Parquet'],
  ['lacks its end', whole.subarray(0, whole.length - 20), 'The Parquet file is truncated'],
  ['lacks its start', whole.subarray(10), 'The file is no Parquet'],
  [
    'lacks a part of its columns',
    Buffer.concat([whole.subarray(0, 4), withFooter(whole.subarray(0), () => {}).subarray(60)]),
    'The Parquet file is ',
  ],
  [
    'is encrypted',
    withMagic(withMagic(whole, 'PARE', 0), 'PARE', whole.length - 4),
    'The Parquet file is encrypted',
  ],
  [
    'has encrypted columns',
    withFooter(whole, ({ row_groups }) => {
      delete first(first(row_groups).columns).meta_data
    }),
    'The Parquet file is encrypted',
  ],
  ['has a footer of another length', changed(whole, whole.length - 8, 255), 'The Parquet file is damaged'],
  [
    'counts other rows than it has',
    withFooter(whole, (metadata) => {
      metadata.num_rows = 5n
    }),
    'The Parquet file is damaged: the rows of the row groups are not those of the file.',
  ],
  [
    'has fewer values than rows',
    withFooter(whole, (metadata) => {
      metadata.num_rows = 2n
      first(metadata.row_groups).num_rows = 2n
    }),
    'The Parquet file is damaged (row group 1, valeur_initiale): the column has fewer values than the row group has rows.',
  ],
  [
    'has columns in other files',
    withFooter(whole, ({ row_groups }) => {
      first(first(row_groups).columns).file_path = 'other.parquet'
    }),
    'The Parquet file is damaged: its columns are in other files.',
  ],
  [
    'has a page that is damaged',
    changed(whole, 4, 255),
    'The Parquet file is damaged (row group 1, valeur_initiale)',
  ],
  [
    'is compressed otherwise than it says',
    compressed('GZIP'),
    'The Parquet file is damaged (row group 1, valeur_initiale)',
  ],
  ['is compressed with LZO', compressed('LZO'), 'Column valeur_initiale: the compression LZO is not read'],
  [
    'has a text that is not UTF-8',
    changed(plain, Buffer.from(plain).indexOf('1000'), 0xe9),
    'The Parquet file is damaged (row group 1, valeur_initiale)',
  ],
  [
    'holds lists and groups',
    parquetBytes(
      [
        ...columns.map(({ name, data }) => ({ name, data })),
        { name: 'proche', data: [['conjoint']] },
        { name: 'adresse', data: [{ rue: 'a' }] },
      ],
      {
        schema: [
          { name: 'root', num_children: 5 },
          ...names.map(
            (name) =>
              ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' }) as const,
          ),
          { name: 'proche', converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
          { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
          { name: 'element', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
          { name: 'adresse', repetition_type: 'OPTIONAL', num_children: 1 },
          { name: 'rue', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        ],
      },
    ),
    'Some columns hold lists or groups, which are not read: proche, adresse.',
  ],
  ['has a column of errors', withColumn('erreurs'), 'erreurs is a column that the batch adds'],
  ['has a column of a figure', withColumn('resume.cagr'), 'resume.cagr is a column that the batch adds'],
  ['names a column twice', withColumn('duree'), 'Two columns are named duree.'],
  ['has a column without a name', withColumn(''), 'Column 4 has no name.'],
  ['misspells a parameter', withColumn('dure'), 'The column dure is near the parameter duree'],
  ['has no parameter', parquetBytes([{ name: 'a', data: ['x'] }]), 'No column is a parameter of cagr'],
]

describe('denier lot with Parquet', () => {
  it.each(files)('refuses a file that %s', async (title, bytes, message) => {
    const path = at(`${title}.parquet`)
    writeFileSync(path, bytes)
    const { code, err } = await lot(['cagr', path, '--sortie', at('out.parquet')], { input: '' })
    expect(err).toContain(`denier: ${message}`)
    expect(code).toBe(2)
    expect(existsSync(at('out.parquet'))).toBe(false)
  })

  it('refuses a file of standard input, and leaves no copy of it', async () => {
    const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('denier-lot-entree-')).length
    const before = copies()
    const { code, err } = await lot(['cagr'], { input: whole.subarray(0, whole.length - 1), pieceBytes: 7 })
    expect([code, err]).toEqual([
      2,
      'denier: The Parquet file is truncated: its end, which says where its columns are, is missing. Copy it again.\n',
    ])
    await lot(['cagr', '--format', 'csv'], { input: whole })
    expect(copies()).toBe(before)
  })

  it('keeps a column near a parameter when told to', async () => {
    writeFileSync(at('near.parquet'), withColumn('dure'))
    const { code } = await lot(['cagr', at('near.parquet'), '--garder', '--sortie', at('kept.parquet')], {
      input: '',
    })
    expect(code).toBe(0)
    expect(await parquetRows(at('kept.parquet'))).toMatchObject([{ dure: 'x', 'resume.cagr': 7.1773 }])
  })

  it.each([
    ['rows', parquetBytes(textColumns(names, []))],
    ['row groups', emptyParquet(names)],
  ])('writes the columns of a file without %s', async (_, bytes) => {
    writeFileSync(at('none.parquet'), bytes)
    const { code, err } = await lot(['cagr', at('none.parquet'), '--sortie', at('none-out.parquet')], {
      input: '',
    })
    expect([code, err]).toEqual([0, 'denier: the file has no row under the names of its columns.\n'])
    expect(parquetTypes(at('none-out.parquet')).map(([name]) => name)).toEqual([
      ...names,
      ...['resume.cagr', 'resume.gainAbsolu', 'resume.cagrReel', 'erreurs'],
    ])
    expect(await parquetRows(at('none-out.parquet'))).toEqual([])
  })
})
