/**
 * The size of a formula is its value where no term is taken off another: `a - b` has the size |a| + |b|. A
 * difference that is tiny beside that size is noise of doubles, not a wrong formula.
 */
import { describe, expect, it } from 'vitest'
import { formatFormula } from '../formula/format-formula.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import { agrees } from './agreement.ts'
import { sizeFormula } from './size-formula.ts'

const sizeText = (formula: string) => formatFormula(sizeFormula(parseFormula(formula)))

describe('sizeFormula', () => {
  it.each([
    ['12 * mensualite - principal', '12 * abs(mensualite) + abs(principal)'],
    ['-(a - b) / (c - d)', '(abs(a) + abs(b)) / abs(c - d)'],
    ['if(a > b, a - b, 0)', 'if(a > b, abs(a) + abs(b), 0)'],
    ['max(0, prev.a - lag(b, 2))', 'max(0, abs(prev.a) + abs(lag(b, 2)))'],
    ['min(a, b)', 'max(abs(a), abs(b))'],
    ['at(annees, n, annees.a - annees.b)', 'at(annees, n, abs(annees.a) + abs(annees.b))'],
    ['sum(annees, annees.a) * growth(r, n)', 'sum(annees, abs(annees.a)) * abs(growth(r, n))'],
    ['count(annees, annees.a > 0)', 'abs(count(annees, annees.a > 0))'],
    ['abs(a - b) ^ 2', 'abs(abs(a - b) ^ 2)'],
    ['euro(a - b)', 'euro(abs(a) + abs(b))'],
  ])('gives the size of %s', (formula, size) => expect(sizeText(formula)).toBe(size))
})

/** What `agrees` calls to have the size; `null`: the size has no value. */
const sizeOf = (size: number | null) => () => size

describe('agrees', () => {
  it('treats a small gap as noise only where the size of the operands is large', () => {
    expect(agrees(2e-7, 0)).toBe(false)
    expect(agrees(2e-7, 0, sizeOf(1e9))).toBe(true)
    expect(agrees(2e-4, 0, sizeOf(1e9))).toBe(false)
    expect(agrees(2e-7, 0, sizeOf(null))).toBe(false)
  })
})
