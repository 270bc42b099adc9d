import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { LONGEST_ACCEPT, prefersCsv } from './json-or-csv.ts'

describe('prefersCsv', () => {
  // CSV is named, and every other type that JSON matches weighs less or has an invalid weight.
  it.each([
    'text/csv',
    'TEXT/CSV',
    'text/csv, */*',
    'text/csv, */*; q=0.01',
    '*/*;q=0.1, text/csv',
    'application/json;q=0.5, text/csv',
    'text/csv;q=0.2, application/json;q=0.1',
    'text/csv;charset=utf-8',
    'text/csv; header=present; q=0.9, application/json; q=0.8',
    'text/csv;q=0.001',
    'text/csv;q=1.000',
    'text/csv, application/json;q=',
    'text/csv;q=0.5, */*;q=2',
    ' text/csv , text/html',
  ])('returns true for "%s"', (accept) => {
    expect(prefersCsv(accept)).toBe(true)
  })

  // CSV is not named, does not weigh more than JSON, or has an invalid weight.
  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/*',
    'text/csv, application/json',
    'application/json, text/csv',
    'text/csv;q=0.5, application/json;q=0.5',
    'text/csv;q=0.5, */*',
    'text/csv;q=0',
    'text/csv;q=0.0, */*;q=0.1',
    'text/csv;charset=iso-8859-1',
    'text/csv-schema',
    'image/svg+xml',
    'text/csv;q=x',
    'text/csv;q=',
    'text/csv;q=2',
    'text/csv;q=1.5',
    'text/csv;q=-1',
    'text/csv; q = 1e0, application/json;q=0',
    'text/csv;q=0.1234',
    'text/csv;q=2, application/json;q=0.5',
    'csv',
    'text / csv',
    ';;;',
    ',,,',
    '"text/csv',
  ])('returns false for "%s"', (accept) => {
    expect(prefersCsv(accept)).toBe(false)
  })

  it('never throws, for any header', () => {
    const piece = fc.constantFrom(
      'text/csv',
      'application/json',
      '*/*',
      ';',
      'q=',
      '0.5',
      ',',
      '"',
      '\\',
      '=',
      ' ',
      '\t',
    )
    const headers = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(piece, { maxLength: 20 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(headers, (accept) => {
        expect(typeof prefersCsv(accept)).toBe('boolean')
      }),
      cases(2000),
    )
  })

  it('returns false for a header longer than LONGEST_ACCEPT', () => {
    expect(prefersCsv(`text/csv,${' '.repeat(LONGEST_ACCEPT - 'text/csv,'.length)}`)).toBe(true)
    expect(prefersCsv(`text/csv,${' '.repeat(LONGEST_ACCEPT + 1 - 'text/csv,'.length)}`)).toBe(false)
    // Units whose repetition is slow to parse: 16,000 characters of each.
    for (const unit of ['text/csv,', 'text/csv;q=0.1;', 'text/csv;a="', 'text/csv, */*,', ' '])
      expect(prefersCsv(`text/csv,${unit.repeat(16_000 / unit.length)}`)).toBe(false)
  })
})
