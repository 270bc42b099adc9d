import { describe, expect, it } from 'vitest'
import { reproduction } from './agreement.ts'
import { fewestDecimals, firstDecimals, shortenedValue } from './typed-operands.ts'

describe('fewestDecimals', () => {
  it('keeps as few decimals as print the result', () => {
    const prints = ([decimals = 0]: readonly number[]) =>
      Math.round((shortenedValue(3.916_666_666, decimals) as number) * 1430) === 5601 ? 'surely' : 'no'
    expect(fewestDecimals([2], prints)).toEqual([3])
  })

  it('gives an operand fewer decimals than the others where they are enough', () => {
    expect(fewestDecimals([2, 2], ([, rate = 0]) => (rate >= 6 ? 'surely' : 'no'))).toEqual([2, 6])
  })

  it('returns decimals that reproduce the result only exactly, where none do surely', () => {
    expect(fewestDecimals([2], () => 'exactly')).toEqual([2])
    expect(fewestDecimals([2], ([decimals = 0]) => (decimals === 4 ? 'surely' : 'exactly'))).toEqual([4])
  })

  it('finds none where no decimals print the result', () => {
    expect(fewestDecimals([2], () => 'no')).toBeUndefined()
  })
})

describe('shortenedValue', () => {
  it('keeps a digit of a value other than 0, drops the noise of doubles and keeps null', () => {
    expect(shortenedValue(0.003_995_96, 2)).toBe(0.004)
    expect(shortenedValue(-2e-11, 2)).toBe(0)
    expect(shortenedValue(null, 2)).toBeNull()
  })
})

describe('firstDecimals', () => {
  it('writes a value of few digits whole', () => {
    expect([0.486, 0.3 + 0.186, 2, 1107.723_040_9].map(firstDecimals)).toEqual([3, 3, 2, 2])
  })
})

describe('reproduction', () => {
  it('decides at half a unit by the decimal value, not by the double', () => {
    // 0.3 x 9 127.65 is 2 738.295, which rounds to 2 738.30; the double is 2738.2949999999996
    expect(reproduction(0.3 * 9127.65, 2738.2941, 2, 9127.65)).toBe('no')
    expect(reproduction(0.3 * 9127.65, 2738.2953, 2, 9127.65)).toBe('exactly')
    expect(reproduction(0.3 * 9127.647, 2738.2941, 2, 9127.65)).toBe('surely')
  })

  it('allows the noise of doubles that have no room for the last decimal', () => {
    expect(reproduction(2e15 + 0.25, 2e15, 2, 2e15)).toBe('surely')
  })
})
