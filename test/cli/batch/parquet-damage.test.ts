/** Parquet files with damaged bytes: each is read or refused, and none ends the process or keeps it busy. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BatchFault } from '@denier/core/batch'
import { type PageHeader, parquetMetadata } from 'hyparquet'
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import { afterAll, describe, expect, it } from 'vitest'
import { checkedPage } from '../../../apps/cli/src/batch/parquet/checked-page.ts'
import { openParquet } from '../../../apps/cli/src/batch/parquet/parquet-source.ts'
import { parquetBytes } from './parquet-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'denier-parquet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A run of 2^30 values, as levels and dictionaries are written; as a number, 2^31 - 2. */
const LONG_RUN = [0xfe, 0xff, 0xff, 0xff, 0x07]

const rows = Array.from({ length: 40 }, (_, row) => row)
const sample = (codec: 'UNCOMPRESSED' | 'SNAPPY') =>
  parquetBytes(
    [
      {
        name: 'valeur_initiale',
        data: rows.map((row) => (row % 3 ? 1000 + (row % 2) : null)),
        nullable: true,
      },
      { name: 'valeur_finale', data: rows.map((row) => 2000 + row), encoding: 'DELTA_BINARY_PACKED' },
      { name: 'duree', data: rows.map(() => '10'), type: 'STRING' },
      { name: 'vrai', data: rows.map((row) => row % 2 === 0), encoding: 'RLE' },
      { name: 'lieu', data: rows.map((row) => `C${row}`), encoding: 'DELTA_BYTE_ARRAY' },
    ],
    { codec, rowGroupSize: 20 },
  )

/** Reads all rows of a file. @throws BatchFault, as a rejection, where it is refused. */
async function readRows(path: string): Promise<number> {
  const source = await openParquet(path)
  try {
    let count = 0
    for await (const chunk of source.chunks(0)) count += chunk.rows
    return count
  } finally {
    await source.close()
  }
}

describe('openParquet', () => {
  it.each(['UNCOMPRESSED', 'SNAPPY'] as const)(
    'reads or refuses a file with a huge count at any place of its pages, %s',
    async (codec) => {
      const whole = sample(codec)
      const path = join(folder, `${codec}.parquet`)
      const pagesEnd = whole.length - 8 - parquetMetadata(whole.buffer).metadata_length
      let refused = 0
      for (let place = 4; place < pagesEnd - LONG_RUN.length; place += 1) {
        const bytes = Uint8Array.from(whole)
        bytes.set(LONG_RUN, place)
        writeFileSync(path, bytes)
        try {
          expect(await readRows(path)).toBe(rows.length)
        } catch (error) {
          expect(error).toBeInstanceOf(BatchFault)
          refused += 1
        }
      }
      expect(refused).toBeGreaterThan(pagesEnd / 3)
    },
    30_000,
  )
})

describe('checkedPage', () => {
  const element = { name: 'a', type: 'INT32', repetition_type: 'OPTIONAL' } as const
  const decoder = {
    pathInSchema: ['a'],
    type: 'INT32' as const,
    element,
    schemaPath: [],
    codec: 'UNCOMPRESSED' as const,
    parsers: DEFAULT_PARSERS,
  }
  const page = (bytes: readonly number[], values: number, encoding: 'PLAIN' | 'RLE' | 'RLE_DICTIONARY') => {
    const header: PageHeader = {
      type: 'DATA_PAGE',
      uncompressed_page_size: bytes.length,
      compressed_page_size: bytes.length,
      data_page_header: {
        num_values: values,
        encoding,
        definition_level_encoding: 'RLE',
        repetition_level_encoding: 'RLE',
      },
    }
    return () => checkedPage(new DataView(Uint8Array.from(bytes).buffer), header, decoder, 8)
  }
  /** Levels of two values that are present, with their length. */
  const levels = [2, 0, 0, 0, 4, 1]

  it('takes a page whose counts are those of its column', () => {
    expect(page([...levels, 1, 0, 0, 0, 2, 0, 0, 0], 2, 'PLAIN')().header.compressed_page_size).toBe(14)
    expect(page([...levels, 1, 4, 1], 2, 'RLE_DICTIONARY')().view.byteLength).toBe(9)
  })

  it.each([
    ['more values than its column', page([...levels, 1, 0, 0, 0], 9, 'PLAIN')],
    ['levels in a run that is too long', page([6, 0, 0, 0, ...LONG_RUN, 1, 1, 0, 0, 0], 2, 'PLAIN')],
    ['levels that are longer than it', page([200, 0, 0, 0, 4, 1], 2, 'PLAIN')],
    ['levels that end too early', page([1, 0, 0, 0, 2, 0], 2, 'PLAIN')],
    ['indexes in a run that is too long', page([...levels, 1, ...LONG_RUN, 1], 2, 'RLE_DICTIONARY')],
    ['indexes of too many bits', page([...levels, 60, 4, 1], 2, 'RLE_DICTIONARY')],
    ['an encoding of another type', page([...levels, 2, 0, 0, 0, 4, 1], 2, 'RLE')],
  ])('refuses a page that has %s', (_, check) => {
    expect(check).toThrow(RangeError)
  })
})
