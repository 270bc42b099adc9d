/** The second evaluator of formulas, which tests use, compared with that of the library. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileFormula } from '../packages/core/src/analyses/formula/compile-formula.ts'
import { evaluate } from './support/formula-evaluator.ts'
import { cases } from './support/tier.ts'

/** What the names of formulas stand for. */
const values = { a: 3, b: -1.25, c: 0, rate: 0.03, text: 'fin', yes: true, none: null } as const
const names = Object.keys(values)
const scope = {
  slotOf: (name: string) => {
    const slot = names.indexOf(name)
    return slot < 0 ? undefined : slot
  },
  tableOf: () => undefined,
}
/** The value of a formula by the library, and by the evaluator of the tests. */
const byLibrary = (text: string) => compileFormula(text, scope)({ slots: Object.values(values), tables: [] })
const byTests = (text: string) =>
  evaluate(text, { value: (name) => values[name as keyof typeof values], table: () => undefined })

/** Formulas of every operator and function of numbers. */
const { formula } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...names, '0', '1', '2.5', '12', '"fin"', 'true', 'null'),
    fc
      .tuple(
        tie('formula'),
        fc.constantFrom('+', '-', '*', '/', '^', '<', '<=', '>', '>=', '=', '<>'),
        tie('formula'),
      )
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    fc
      .tuple(tie('formula'), fc.constantFrom('and', 'or'), tie('formula'))
      .map(([l, o, r]) => `(${l}) ${o} (${r})`),
    tie('formula').map((one) => `-(${one})`),
    tie('formula').map((one) => `not (${one})`),
    fc
      .tuple(
        fc.constantFrom('abs', 'floor', 'ceil', 'ln', 'exp', 'euro', 'centime', 'bruit', 'monthly'),
        tie('formula'),
      )
      .map(([name, one]) => `${name}(${one})`),
    fc
      .tuple(
        fc.constantFrom('min', 'max', 'growth', 'annuity', 'present', 'exceeds'),
        tie('formula'),
        tie('formula'),
      )
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc
      .tuple(tie('formula'), tie('formula'), tie('formula'))
      .map(([condition, one, other]) => `if(${condition}, ${one}, ${other})`),
  ),
}))

describe('the evaluator of the tests', () => {
  it('agrees with that of the library on random formulas', () => {
    fc.assert(
      fc.property(formula, (text) => {
        const [library, tests] = [byLibrary(text), byTests(text)]
        if (typeof library === 'number' && typeof tests === 'number') {
          expect(Math.abs(library - tests)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(library)))
        } else expect([text, tests]).toEqual([text, library])
      }),
      cases(20_000),
    )
  })

  it.each([
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['8 / 4 / 2', 1],
    ['7 - 2 - 1', 4],
    ['1 < 2 and not 2 < 1 or null', true],
    ['min(null, 4, 3)', 3],
    ['centime(478.885)', 478.89],
    ['if("fin" = text, a, 1 / 0)', 3],
  ])('evaluates %s to %j', (text, expected) => expect(byTests(text)).toBe(expected))

  it.each(['1 +', '(1', '1)', 'nothing', 'nothing(1)', '#', '1 2'])('refuses %s', (text) => {
    expect(() => byTests(text)).toThrow()
  })
})
