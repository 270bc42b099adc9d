/**
 * Checks the questions that a parser accepts against every constraint of its contract. The parser itself
 * skips a constraint that names no given parameter, since the defaults must meet it.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validParams } from '../../../../test/support/queries.ts'
import { cases } from '../../../../test/support/tier.ts'
import { catalogue } from '../catalogue.ts'
import type { Constraint } from './constraint.ts'
import type { Simulator } from './simulator.ts'

const simulators: readonly Simulator[] = catalogue

/** Whether a constraint holds, tested even where it names no given parameter. */
const isMet = ({ holds, rowsAtFault }: Constraint, params: object, given: object): boolean => {
  const isGiven = (name: string) => Object.hasOwn(given, name)
  return rowsAtFault ? rowsAtFault(params as never, isGiven).length === 0 : holds(params as never, isGiven)
}

describe.each(simulators)('parser of $contract.name', ({ contract, parser }) => {
  it('accepts only questions that meet every constraint, those that name nothing given included', () => {
    fc.assert(
      fc.property(validParams(contract), (question) => {
        const parsed = parser.fromObject(question)
        if (!parsed.ok) throw new Error('validParams draws valid questions')
        const broken = contract.constraints.filter((one) => !isMet(one, parsed.params, parsed.given))
        expect(broken.map(({ field, kind }) => `${field} ${kind}`)).toEqual([])
      }),
      cases(1000),
    )
  })
})
