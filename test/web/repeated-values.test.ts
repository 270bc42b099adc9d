/** The values that an analysis which repeats the simulation takes in place of those of a form. */
import { analyses, type Contract, readQuery, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { exampleOf } from '../../apps/web/src/model/reply.ts'
import { repeatedValues } from '../../apps/web/src/tools/repeated-values.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const [cible] = simulatorNamed('retraite-fire').contract.decisive
/** Whether the service accepts values for a study that repeats the simulation. */
const isAccepted = (simulator: Simulator, typed: Readonly<Record<string, string>>, moved = {}): boolean =>
  analyses
    .sensibilite(simulator)
    .parserFor({})
    .fromQuery(readQuery(queryOf({ ...typed, ...moved, cible: cible ?? '' }))).ok

describe('repeatedValues', () => {
  const simulator = simulatorNamed('retraite-fire')
  const typedWith = (simulations: number, years: number) => ({
    ...exampleOf(simulator),
    methode: 'monte_carlo',
    simulations: String(simulations),
    horizon_retraite: String(years),
  })

  it('lowers the draws of every length so that the study, and a step more, are accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 10, max: 70 }), (draws, years) => {
        const typed = typedWith(draws, years)
        const { typed: taken, lowered } = repeatedValues(simulator, typed)
        expect(isAccepted(simulator, taken)).toBe(true)
        expect(lowered.length).toBe(isAccepted(simulator, typed) ? 0 : 1)
        const [one] = lowered
        if (!one) {
          expect(taken).toBe(typed)
          return
        }
        const { from, to } = one
        expect([from, taken]).toEqual([draws, { ...typed, simulations: String(to) }])
        expect(to).toBeLessThan(from)
        expect(to).toBeGreaterThan(2000) // the success rate of fewer draws would be coarse
        const step = { simulations: String(to + 1) }
        expect(isAccepted(simulator, taken, step)).toBe(true)
        if (years < 70)
          expect(isAccepted(simulator, taken, { horizon_retraite: String(years + 1) })).toBe(true)
      }),
    )
  })

  it('leaves an invalid form as it is, for the fault to be reported', () => {
    const typed = { ...typedWith(5000, 40), capital: 'rien' }
    expect(repeatedValues(simulator, typed)).toEqual({ typed, lowered: [] })
  })

  it.each(simulators.map((one) => ({ name: one.contract.name, one })))(
    'leaves the worked example as it is: $name',
    ({ one }) => {
      const typed = exampleOf(one)
      expect(repeatedValues(one, typed)).toEqual({ typed, lowered: [] })
    },
  )

  it('covers every kind of constraint on repeated simulations that a contract has', () => {
    const kinds = simulators.flatMap(({ contract }) =>
      (contract as Contract).repeatedConstraints.map(({ kind }) => kind),
    )
    expect(new Set(kinds)).toEqual(new Set(['repeatedProductAtMost']))
  })
})
