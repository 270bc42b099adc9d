/** Properties of the answers of `salaire-net` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { salaireNet } from './index.ts'
import { paidWageOf } from './wage.ts'

const TODAY = '2026-11-23' as CivilDate
type Query = QueryOf<typeof contract>
/** The rounding of compared amounts, in euros. */
const CENT = 0.01
/** The ceiling of social security of 2026, above which the technical balance contribution falls on the whole wage. */
const CEILING = 48_060

function dataOf(query: Query) {
  const parsed = salaireNet.parser.fromObject(query)
  if (!parsed.ok) return expect.fail(parsed.problems.map(({ message }) => message).join('; '))
  return salaireNet.compute(parsed.params, { today: TODAY }, 'fr').data
}
const holds = (check: (query: Query, data: ReturnType<typeof dataOf>) => void) =>
  fc.assert(
    fc.property(validParams(contract), (query) => check(query, dataOf(query))),
    cases(5000),
  )

describe('salaire-net', () => {
  it('shares gross between its destinations, and between the net and each line of the pay slip', () =>
    holds((_, { resume, cotisations, partage }) => {
      const shared = partage.reduce((sum, { montant }) => sum + montant, 0)
      expect(Math.abs(shared - resume.brutAnnuel)).toBeLessThan(CENT)
      const withheld = cotisations.reduce((sum, { part }) => sum + part, 0)
      expect(Math.abs(resume.netAnnuel + withheld - resume.brutAnnuel)).toBeLessThan(CENT)
    }))

  it('pays more net for a higher wage, save just above the ceiling', () =>
    holds((query, { resume }) => {
      if (query.salaire > 9e6) return // the greatest is ten million
      const more = dataOf({ ...query, salaire: query.salaire + 100 }).resume
      if (resume.brutAnnuel <= CEILING && more.brutAnnuel > CEILING) return
      expect(more.netAnnuel).toBeGreaterThan(resume.netAnnuel)
    }))

  it('never leaves more after tax than before, when the spouse earns nothing', () =>
    holds((query) => {
      const { resume } = dataOf({ ...query, revenu_conjoint: 0 })
      expect(resume.netApresImpotAnnuel).toBeLessThanOrEqual(resume.netAnnuel + CENT)
    }))

  it('owes no CDHR, which its explanation leaves out: wages are taxed at more than 20 % from its threshold on', () =>
    fc.assert(
      fc.property(
        fc.record({
          salaire: fc.integer({ min: 250_000, max: 1_200_000 }),
          situation: fc.constantFrom('celibataire', 'marie', 'veuf'),
          enfants: fc.integer({ min: 0, max: 15 }),
        }),
        (query) => {
          const parsed = salaireNet.parser.fromObject(query)
          if (!parsed.ok) return expect.fail('a wrong question')
          expect(paidWageOf(parsed.params, { today: TODAY }).tax).toMatchObject({ cdhr: 0 })
        },
      ),
      cases(2000),
    ))

  it('takes no more tax with more children', () =>
    holds((query, { resume }) => {
      if ((query.enfants ?? 0) >= 15) return
      const more = dataOf({ ...query, enfants: (query.enfants ?? 0) + 1 }).resume
      expect(more.impotFoyer).toBeLessThanOrEqual(resume.impotFoyer)
    }))

  it('takes more from an executive, and in Alsace-Moselle', () =>
    holds((query) => {
      const net = (more: object) => dataOf({ ...query, ...more }).resume.netAnnuel
      expect(net({ cadre: true })).toBeLessThanOrEqual(net({ cadre: false }))
      expect(net({ alsace_moselle: true })).toBeLessThanOrEqual(net({ alsace_moselle: false }))
    }))
})
