import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../../test/support/tier.ts'
import { csvText, parseRecords } from './csv-chunk.ts'

const separators = [',', ';'] as const
const chunkOf = (text: string) => ({ bytes: Buffer.from(text), rows: 0, firstRow: 1, firstLine: 2 })
const read = (text: string, delimiter: string) =>
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
  }) as string[][]

describe.each(separators)('parseRecords, cells apart by %s', (separator) => {
  const letters = fc.constantFrom('a', 'é', ' ', '1', "'", '\r', '\n', '\r\n', '\t', '\0', ',', ';')

  it('reads a text without quotes as a CSV library does', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        expect(parseRecords(chunkOf(text), separator)).toEqual(read(text, separator))
      }),
      cases(5000),
    )
  })

  it('reads a text with quotes as a CSV library does', () => {
    const text = `1${separator}"a""b\n${separator}"\n\n2${separator}x\r\n`
    expect(parseRecords(chunkOf(text), separator)).toEqual([
      ['1', `a"b\n${separator}`],
      ['2', 'x'],
    ])
    expect(parseRecords(chunkOf(text), separator)).toEqual(read(text, separator))
  })
})

describe.each(separators)('csvText, cells apart by %s', (separator) => {
  const text = fc
    .array(fc.constantFrom('a', '"', '\r', '\n', ' ', ',', ';', 'é', '='))
    .map((all) => all.join(''))

  it('writes texts that a CSV library reads back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('row'), text), { maxLength: 5 }), (rows) => {
        expect(read(csvText(rows, separator), separator)).toEqual(rows)
      }),
      cases(5000),
    )
  })

  it('writes numbers, booleans and missing values', () => {
    const decimal = separator === ';' ? '-1,5' : '-1.5'
    expect(csvText([[1e21, -1.5, true, null, undefined, '']], separator)).toBe(
      `${['1e+21', decimal, 'true', '', '', ''].join(separator)}\n`,
    )
  })
})
