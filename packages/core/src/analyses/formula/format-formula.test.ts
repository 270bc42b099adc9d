import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFormula } from './format-formula.ts'
import { formulaNames } from './formula-names.ts'
import { parseFormula } from './parse-formula.ts'
import type { Formula } from './syntax.ts'

const operators = ['+', '-', '*', '/', '^', '<', '<=', '>', '>=', '=', '<>', 'and', 'or'] as const

/** Any tree of the grammar; numbers are not negative, since the grammar has no negative literal. */
const formulas = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Formula>(
      { type: 'literal', value: 2 },
      { type: 'literal', value: 0.5 },
      { type: 'literal', value: 'debut' },
      { type: 'literal', value: null },
      { type: 'name', name: 'taux' },
      { type: 'name', name: 'annees.solde' },
    ),
    fc.record({ type: fc.constant('negation' as const), operand: tie('formula') }),
    fc.record({ type: fc.constant('not' as const), operand: tie('formula') }),
    fc.record({
      type: fc.constant('binary' as const),
      operator: fc.constantFrom(...operators),
      left: tie('formula'),
      right: tie('formula'),
    }),
    fc.record({
      type: fc.constant('call' as const),
      name: fc.constantFrom('min', 'growth'),
      operands: fc.array(tie('formula'), { maxLength: 3 }),
    }),
  ),
})).formula

describe('formatFormula', () => {
  it.each([
    ['((1+taux))*2', '(1 + taux) * 2'],
    ['(a * b) + c', 'a * b + c'],
    ['a - (b - c)', 'a - (b - c)'],
    ['(2 ^ 3) ^ 2', '(2 ^ 3) ^ 2'],
    ['2 ^ (3 ^ 2)', '2 ^ 3 ^ 2'],
    ['-(2 ^ 2)', '-2 ^ 2'],
    ['(-2) ^ 2', '(-2) ^ 2'],
    ['not (a and b)', 'not (a and b)'],
    ['if(x = "debut", 1, null)', 'if(x = "debut", 1, null)'],
  ])('writes %s as %s', (text, expected) => {
    expect(formatFormula(parseFormula(text))).toBe(expected)
  })

  it('writes a text that parses to the same formula', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(parseFormula(formatFormula(formula))).toEqual(formula)
      }),
    )
  })
})

describe('formulaNames', () => {
  it('lists each name once, in its order', () => {
    expect(formulaNames(parseFormula('b + sum(annees, annees.x * a) - b'))).toEqual([
      'b',
      'annees',
      'annees.x',
      'a',
    ])
  })
})
