import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefersCsv } from './accept.ts'

describe('CSV is preferred by', () => {
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
    ' text/csv , text/html',
  ])('%s', (accept) => {
    expect(prefersCsv(accept)).toBe(true)
  })
})

describe('JSON is given to', () => {
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
    'csv',
    'text / csv',
    ';;;',
    ',,,',
    '"text/csv',
  ])('%s', (accept) => {
    expect(prefersCsv(accept)).toBe(false)
  })
})

it('is a judgement that never fails, whatever is sent', () => {
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
    { numRuns: 2000 },
  )
})

it('is made in a moment, however long the header', () => {
  for (const unit of ['text/csv,', 'text/csv;q=0.1;', 'text/csv;a="', 'text/csv, */*,', ' ']) {
    const begun = performance.now()
    for (const length of [900, 16_000]) prefersCsv(`text/csv,${unit.repeat(length / unit.length)}`)
    expect(performance.now() - begun).toBeLessThan(20)
  }
})
