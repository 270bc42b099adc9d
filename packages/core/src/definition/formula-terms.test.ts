import { expect, it } from 'vitest'
import type { FormulaStep, Term } from './explanation.ts'
import { withTerms } from './formula-terms.ts'

const pensions: Term<unknown> = { formula: '+ pensions', when: () => true }
const charges: Term<unknown> = { formula: '- charges', when: () => true }
const step = (formula: string): FormulaStep<unknown> => ({
  type: 'formula',
  id: 'revenu',
  formula,
  terms: [pensions, charges],
})

it.each([
  ['salaire {terms}', [pensions, charges], 'salaire + pensions - charges'],
  ['salaire {terms}', [charges], 'salaire - charges'],
  ['salaire {terms}', [], 'salaire'],
  ['0 {terms}', [pensions], 'pensions'],
  ['0 {terms}', [], '0'],
  ['taux * (0 {terms})', [pensions, charges], 'taux * (pensions - charges)'],
  ['max(0, salaire {terms}) / (1 {terms})', [pensions], 'max(0, salaire + pensions) / (1 + pensions)'],
] as const)('writes in the formula %s only the terms that are kept (case %#)', (formula, kept, written) => {
  expect(withTerms(step(formula), kept)).toEqual({ type: 'formula', id: 'revenu', formula: written })
})
