import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { scanRecords } from './record-scanner.ts'

/** The bytes of a text in pieces of these sizes, taken in turn. */
async function* piecesOf(text: string, sizes: readonly number[]) {
  const bytes = Buffer.from(text)
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

const cell = fc.oneof(
  fc.constantFrom('', 'a', 'é', '12', '"x,y"', '"a\nb"', '"a\r\nb"', '"say ""hi"""', '""'),
  fc.integer().map(String),
)
const record = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => cells.join(','))
/** A CSV file, with blank lines before it and between some records. */
const file = fc
  .tuple(
    fc.constantFrom('', '\n', '\r\n\n'),
    fc.array(fc.tuple(record, fc.constantFrom('\n', '\r\n', '\n\n', '\r\n\r\n', '\n\r\r\n', '\n\n\n\n')), {
      minLength: 1,
      maxLength: 30,
    }),
    fc.constantFrom('', '\n', '\n\n', '\n\r'),
  )
  .map(([start, records, end]) => start + records.flat().join('').trimEnd() + end)
/** The cells of each record, as a CSV library reads them. */
const read = (text: string | Buffer) =>
  parse(text, {
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
  }) as string[][]

describe('scanRecords', () => {
  it('cuts a file into chunks of whole records, wherever its pieces end', async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 80 }),
        async (text, sizes, chunkBytes) => {
          const format = { isQuoted: true, hasHeader: true, chunkBytes }
          const records: string[][] = []
          let rows = 0
          for await (const chunk of scanRecords(piecesOf(text, sizes), format)) {
            const own = read(Buffer.from(chunk.bytes))
            expect(own).toHaveLength(chunk.rows)
            expect(chunk.firstRow).toBe(rows) // the header is row 0
            const rest = text.split('\n').slice(chunk.firstLine - 1)
            expect(rest.join('\n').startsWith(Buffer.from(chunk.bytes).toString())).toBe(true)
            if (records.length === 0) expect(chunk.rows).toBe(1) // the header comes alone
            rows += chunk.rows
            records.push(...own)
          }
          expect(records).toEqual(read(text))
        },
      ),
      cases(5000),
    )
  })
})
