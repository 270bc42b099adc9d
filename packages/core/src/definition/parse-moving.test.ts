import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { params as fields } from '../../../../test/support/trial-parser.ts'
import { greaterThan, requiredWith } from './constraints.ts'
import { compileParser } from './parse.ts'

const parser = compileParser('essai', fields, [requiredWith('age', 'debut_le'), greaterThan('age', 'duree')])

/**
 * Valid values twenty times out of 21: with many faults in one question, the verdict would not depend on one
 * value.
 */
const mostly = <T>(sound: fc.Arbitrary<T>, ...others: unknown[]) =>
  fc.oneof({ weight: 20, arbitrary: sound }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const numberIn = (min: number, max: number) =>
  mostly(fc.integer({ min, max }), -5, 0, 200, 10.5, NaN, Infinity, undefined, null, '10', 'fin', true)

const values = {
  capital: numberIn(0, 50),
  taux: numberIn(-20, 50),
  duree: numberIn(1, 50),
  moment: mostly(fc.constant('debut'), 'fin', 'Fin', 1),
  indexe: mostly(fc.boolean(), 'true', 1),
  debut_le: mostly(fc.constant('2026-02-28'), '2026-02-30', 20_260_228),
  parts: mostly(fc.constant('50/30/20'), '1/2/3', 50),
  age: numberIn(40, 100),
}
const names = fc.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[]))

const question = fc.record(values, { requiredKeys: ['capital', 'duree'] })
const objects = fc.oneof(
  { weight: 20, arbitrary: question },
  { weight: 1, arbitrary: question.map((sound) => ({ ...sound, inconnu: 1 })) },
)
const moves = names.chain((moved) => fc.tuple(fc.constant(moved), fc.array(values[moved], { maxLength: 6 })))

it('accepts with Parser.moving the values that fromObject accepts, whatever the object contained', () => {
  const verdicts = { sound: 0, refused: 0 }
  fc.assert(
    fc.property(objects, moves, (object, [moved, values]) => {
      const judge = parser.moving(object, moved)
      for (const value of values) {
        const parsed = parser.fromObject({ ...object, [moved]: value })
        expect(JSON.stringify(judge(value))).toBe(parsed.ok ? JSON.stringify(parsed.params) : undefined)
        verdicts[parsed.ok ? 'sound' : 'refused'] += 1
      }
    }),
    cases(10_000),
  )
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(20) // both verdicts were compared
})
