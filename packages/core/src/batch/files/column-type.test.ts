import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ColumnType, cellReader, jsonReader, paramReader } from './column-type.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const moment = (perSecond: number, isUtc = false): ColumnType => ({ kind: 'timestamp', perSecond, isUtc })

describe('cellReader', () => {
  const cases: readonly (readonly [type: ColumnType, value: unknown, text: string])[] = [
    [{ kind: 'text' }, 'é', 'é'],
    [{ kind: 'boolean' }, true, 'true'],
    [{ kind: 'double' }, 0.1, '0.1'],
    [{ kind: 'float' }, Math.fround(0.1), '0.1'],
    [{ kind: 'float' }, Math.fround(16_777_217.5), '16777218'],
    [{ kind: 'integer' }, 9_007_199_254_740_993n, '9007199254740993'],
    [{ kind: 'integer', unsignedBits: 32 }, -1, '4294967295'],
    [{ kind: 'integer', unsignedBits: 64 }, -1n, '18446744073709551615'],
    [{ kind: 'decimal', scale: 2 }, 1250n, '12.50'],
    [{ kind: 'decimal', scale: 3 }, -5, '-0.005'],
    [{ kind: 'decimal', scale: 0 }, 7, '7'],
    [{ kind: 'decimal', scale: 1 }, bytes(0xff, 0x85), '-12.3'],
    [{ kind: 'date' }, 0, '1970-01-01'],
    [moment(1e6, true), 1_700_000_000_250_000n, '2023-11-14T22:13:20.25Z'],
    [moment(1e9), -1n, '1969-12-31T23:59:59.999999999'],
    [moment(1e3), 2n ** 62n, String(2n ** 62n)],
    [{ kind: 'time', perSecond: 1e6 }, 34_200_000_001n, '09:30:00.000001'],
    [
      { kind: 'uuid' },
      bytes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
      '00010203-0405-0607-0809-0a0b0c0d0e0f',
    ],
    [{ kind: 'bytes' }, bytes(255, 0), '/wA='],
  ]
  it.each(cases)('writes a value of %j', (type, value, text) => {
    expect(cellReader(type)(value)).toBe(text)
  })

  it('writes the days of the calendar', () => {
    const range = { min: -719_162, max: 2_932_896 } // from year 1 to year 9999
    fc.assert(
      fc.property(fc.integer(range), (days) => {
        const iso = new Date(days * 86_400_000).toISOString().slice(0, 10)
        expect(cellReader({ kind: 'date' })(days)).toBe(iso)
      }),
    )
  })
})

describe('paramReader', () => {
  it('reads a moment at midnight as a day, and bytes as text', () => {
    expect(paramReader(moment(1e3))(86_400_000n)).toBe('1970-01-02')
    expect(paramReader(moment(1e3, true))(86_400_001n)).toBe('1970-01-02T00:00:00.001Z')
    expect(paramReader({ kind: 'bytes' })(bytes(0x61))).toBe('a')
  })
})

describe('jsonReader', () => {
  const cases: readonly (readonly [type: ColumnType, value: unknown, json: string])[] = [
    [{ kind: 'text' }, 'a"b', '"a\\"b"'],
    [{ kind: 'integer' }, 9_007_199_254_740_993n, '9007199254740993'],
    [{ kind: 'decimal', scale: 2 }, 1250n, '12.50'],
    [{ kind: 'double' }, Number.NaN, '"NaN"'],
    [{ kind: 'json' }, '{"a":\n1}', '{"a": 1}'],
    [{ kind: 'json' }, '{', '"{"'],
    [{ kind: 'date' }, 1, '"1970-01-02"'],
  ]
  it.each(cases)('writes a value of %j', (type, value, json) => {
    expect(jsonReader(type)(value)).toBe(json)
  })
})
