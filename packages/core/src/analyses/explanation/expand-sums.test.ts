import { describe, expect, it } from 'vitest'
import type { StepValue } from '../../definition/explanation.ts'
import { compileFormula } from '../formula/compile-formula.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import type { Replay } from './compile-explanation.ts'
import { expandSums, valueAtRow } from './expand-sums.ts'
import { ExplanationNames } from './names.ts'

const SCALE = [
  { de: 0, taux: 0, a: 11_600 },
  { de: 11_600, taux: 0.11, a: 29_579 },
  { de: 29_579, taux: 0.3, a: null },
]
const TAX = 'sum(bareme, bareme.taux * max(0, min(quotient, bareme.a) - bareme.de))'

/** The formula that expandSums writes for a value of `quotient`; `bareme` is a scale with these rows. */
function expanded(
  text: string,
  quotient: number,
  rows: readonly Readonly<Record<string, StepValue>>[] = SCALE,
) {
  const names = new ExplanationNames({ quotient: {} } as never, [])
  const law = [{ name: 'bareme', value: null, rows }] as never
  names.addLaw(law)
  const frame = names.frame({ quotient }, law)
  const evaluate = (one: string) => compileFormula(one, names)(frame)
  return formatFormula(expandSums(parseFormula(text), { names, frame, law, evaluate } as unknown as Replay))
}

describe('expandSums', () => {
  it.each([
    [24_653.33, 'bareme.taux@2 * (quotient@0 - bareme.de@2)'],
    [36_980, 'bareme.taux@2 * (bareme.a@2 - bareme.de@2) + bareme.taux@3 * (quotient@0 - bareme.de@3)'],
    [11_600, '0'],
  ])('writes the brackets of a scale that %d uses', (quotient, written) => {
    expect(expanded(TAX, quotient)).toBe(written)
  })

  it('keeps a product around a sum, and does not write out a sum over more than seven rows', () => {
    expect(expanded(`3 * ${TAX}`, 36_980)).toMatch(/^3 \* \(bareme.taux@2 .* - bareme.de@3\)\)$/)
    const long = Array.from({ length: 8 }, () => ({ de: 1 }))
    expect(expanded('sum(bareme, bareme.de)', 1, long)).toBe('sum(bareme, bareme.de)')
  })
})

describe('expandSums of conditions', () => {
  it('writes the side that each row takes', () => {
    const rows = [{ de: 5 }, { de: -3 }]
    expect(expanded('sum(bareme, if(bareme.de > 0, bareme.de, 0) * quotient + 1)', 2, rows)).toBe(
      'bareme.de@1 * quotient@0 + 1 + (0 * quotient@0 + 1)',
    )
  })
})

describe('expandSums of a row', () => {
  it('writes a formula at one row of a scale with the values of that row', () => {
    const text = 'if(quotient = 0, 0, at(bareme, 1 + 1, bareme.taux * max(0, quotient - bareme.de)))'
    expect(expanded(text, 20_000)).toBe('if(quotient = 0, 0, bareme.taux@2 * (quotient@0 - bareme.de@2))')
  })

  it('keeps a reading of a row that the scale does not have', () => {
    expect(expanded('at(bareme, 4, bareme.taux)', 1)).toBe('at(bareme, 4, bareme.taux)')
  })

  it('writes the last row, and the first that fulfils a condition, with their values', () => {
    const text = '1 - max(first(bareme, quotient < bareme.a, bareme.taux), last(bareme, bareme.taux))'
    expect(expanded(text, 20_000)).toBe('1 - max(bareme.taux@2, bareme.taux@3)')
    expect(expanded('first(bareme, quotient < 0, bareme.taux) + 1', 1)).toBe(
      'first(bareme, quotient < 0, bareme.taux) + 1',
    )
  })
})

describe('expandSums of the greatest value', () => {
  it('writes the max of the terms of the rows, without those that are 0 or null', () => {
    const text = 'most(bareme, if(bareme.de < quotient, bareme.taux, null))'
    expect(expanded(text, 36_980)).toBe('max(bareme.taux@2, bareme.taux@3)')
    expect(expanded(text, 20_000)).toBe('bareme.taux@2')
    expect(expanded(text, 5_000)).toBe('0')
    expect(expanded(text, -1)).toBe(text)
  })
})

describe('expandSums beside a zero', () => {
  const text = (offset: string) => `sum(bareme, bareme.taux * (${offset} + bareme.de - ${offset}))`

  it('leaves out a value of 0 that is no bound of a bracket', () => {
    expect(expanded(text('quotient'), 0)).toBe('bareme.taux@2 * bareme.de@2 + bareme.taux@3 * bareme.de@3')
  })

  it('keeps any other value', () => {
    expect(expanded(text('quotient'), 1)).toContain('(quotient@0 + bareme.de@2 - quotient@0)')
  })
})

describe('valueAtRow', () => {
  it('reads the name and the row of a value, and none of a plain name', () => {
    expect(valueAtRow('bareme.taux@2')).toEqual({ name: 'bareme.taux', row: 2 })
    expect(valueAtRow('quotient')).toBeUndefined()
  })
})
