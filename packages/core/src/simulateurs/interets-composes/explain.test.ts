import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { printsAlike } from '../../analyses/explanation/agreement.ts'
import { compileExplanation } from '../../analyses/explanation/compile-explanation.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { explain } from './explain.ts'
import { interetsComposes } from './index.ts'

const context = { today: '2026-11-23' as CivilDate }
const simulator = interetsComposes as unknown as Simulator
const replay = compileExplanation(simulator, explain as Explanation)

describe('explanation of interets-composes', () => {
  it('gives every figure and cell of random questions again', () => {
    fc.assert(
      fc.property(validParams(interetsComposes.contract), (query) => {
        const parsed = simulator.parser.fromObject(query)
        if (!parsed.ok) throw new Error('validParams draws valid parameters')
        const wrong = replay(parsed.params, context).steps.filter(({ agrees }) => !agrees)
        expect(
          wrong.map(({ step, value, formulaValue, wrongCells }) => [
            step.id,
            value,
            formulaValue,
            wrongCells?.[0],
          ]),
        ).toEqual([])
      }),
      cases(2000),
    )
  })

  it('has one step for each figure outside of tables and each warning', () => {
    const { contract } = interetsComposes
    const figures = [...Object.keys(contract.result.resume), ...Object.keys(contract.result.complements)]
    const parsed = simulator.parser.fromObject(contract.example.query)
    if (!parsed.ok) throw new Error('the example is valid')
    const explained = replay(parsed.params, context).steps.flatMap(({ figure }) => (figure ? [figure] : []))
    expect(
      explained
        .filter((path) => path !== 'yearly')
        .map((path) => path.split('.')[1])
        .sort(),
    ).toEqual(figures.sort())
    const warned = explain.steps.flatMap(({ warns }) => (warns ? [warns] : []))
    expect(warned.sort()).toEqual(Object.keys(contract.warnings).sort())
  })

  it('prints the digits of the answer for the worked example', () => {
    const parsed = simulator.parser.fromObject(interetsComposes.contract.example.query)
    if (!parsed.ok) throw new Error('the example is valid')
    for (const { value, formulaValue } of replay(parsed.params, context).steps)
      if (formulaValue !== undefined) expect(printsAlike(formulaValue, value, 2)).toBe(true)
  })
})
