import fc from 'fast-check'
import { expect, it } from 'vitest'
import { params as fields } from '../../../../test/support/trial-parser.ts'
import { greaterThan, neededWith } from './constraints.ts'
import { compileParser } from './parse.ts'

const parser = compileParser('essai', fields, [neededWith('age', 'debut_le'), greaterThan('age', 'duree')])

const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -5, max: 55 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(10.5, NaN, Infinity, undefined, null, '10', 'fin', '50/30/20', true),
  },
)

const question = fc.record(
  {
    capital: number,
    taux: number,
    duree: number,
    moment: fc.constantFrom('fin', 'debut', 'Fin'),
    indexe: fc.boolean(),
    debut_le: fc.constantFrom('2026-02-28', '2026-02-30'),
    parts: fc.constantFrom('50/30/20', '1/2/3'),
    age: number,
    inconnu: fc.constant(1),
  },
  { requiredKeys: ['capital', 'duree'] },
)

it('a parameter that moves is judged as fromObject judges it, whatever stood there before', () => {
  const names = fc.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))
  const verdicts = { sound: 0, refused: 0 }
  fc.assert(
    fc.property(question, names, fc.array(number, { maxLength: 6 }), (object, moved, values) => {
      const judge = parser.moving(object, moved)
      for (const value of values) {
        const parsed = parser.fromObject({ ...object, [moved]: value })
        expect(JSON.stringify(judge(value))).toBe(parsed.ok ? JSON.stringify(parsed.params) : undefined)
        verdicts[parsed.ok ? 'sound' : 'refused'] += 1
      }
    }),
    { numRuns: 10_000 },
  )
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(20)
})
