/** Properties of the answers of `retraite-publique` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { retraitePublique } from './index.ts'

type Query = QueryOf<typeof contract>

function dataOf(query: Query) {
  const parsed = retraitePublique.parser.fromObject(query)
  return parsed.ok
    ? retraitePublique.compute(parsed.params, { today: '2026-11-23' as CivilDate }, 'fr').data
    : undefined
}
type Data = NonNullable<ReturnType<typeof dataOf>>
const holds = (check: (query: Query, data: Data) => void) =>
  fc.assert(
    fc.property(validParams(contract), (query) => {
      const data = dataOf(query)
      if (data) check(query, data)
    }),
    cases(2000),
  )
const noise = (amount: number) => 0.01 + 1e-9 * Math.abs(amount)

describe('retraite-publique', () => {
  it('pays no less for a higher wage, at a given age, where each year validates its quarters anyway', () =>
    holds((query) => {
      if (query.salaire > 9e6) return
      // a year too poor for a quarter is left out of the mean: with a little more it counts, and lowers the mean
      const { releve: _, progression: __, ...even } = query
      // a euro of points takes one of the minimum away, which alone is raised whole for children
      const at = { age_depart: 67, mois_depart: 0, enfants: 0, salaire: Math.max(query.salaire, 12_000) }
      const [now, more] = [
        dataOf({ ...even, ...at } as Query),
        dataOf({ ...even, ...at, salaire: at.salaire + 1000 } as Query),
      ]
      if (!now || !more) return
      expect(more.resume.pensionBrute).toBeGreaterThanOrEqual(
        now.resume.pensionBrute - noise(now.resume.pensionBrute),
      )
    }))

  it('pays no less for more points, but for what children add to a minimum that they replace', () =>
    holds((question) => {
      const query = { ...question, enfants: 0 }
      const { points = 1000 } = query
      if (points > 9e5) return
      const [now, more] = [dataOf({ ...query, points }), dataOf({ ...query, points: points + 100 })]
      if (!now || !more) return
      expect(more.resume.pensionBrute).toBeGreaterThanOrEqual(
        now.resume.pensionBrute - noise(now.resume.pensionBrute),
      )
    }))

  it('asks for points alone on a wage above the ceiling', () =>
    holds((query) => {
      if (query.salaire < 60_000 || query.salaire > 300_000) return
      const { progression: _, releve: __, ...even } = query
      const [now, more] = [dataOf(even as Query), dataOf({ ...even, salaire: query.salaire + 1000 } as Query)]
      if (!now || !more) return
      expect(more.resume.salaireAnnuelMoyen).toBeCloseTo(now.resume.salaireAnnuelMoyen, 4)
      if (now.carriere.length > 0 && query.points === undefined)
        expect(more.resume.points).toBeGreaterThan(now.resume.points)
    }))

  it('never lowers the rate or the quarters of a later departure', () =>
    holds((_, { ages }) => {
      for (const [at, row] of ages.slice(1).entries()) {
        const before = ages[at] ?? row
        expect(row.taux).toBeGreaterThanOrEqual(before.taux)
        expect(row.trimestres).toBeGreaterThanOrEqual(before.trimestres)
        expect(row.dateEffet > before.dateEffet).toBe(true)
      }
    }))

  it('never lowers the gross pension of a later departure, while the point keeps up with prices', () =>
    holds((query, { ages }) => {
      const still = { inflation: 0, productivite: 0, ecart_point: 0, autres_pensions: 0 }
      const later = dataOf({ ...query, ...still } as Query)?.ages ?? ages
      for (const [at, row] of later.slice(1).entries()) {
        const before = later[at] ?? row
        // a wage that falls against the average one lowers the mean of fewer than 25 years
        if ((query.progression ?? 0) < 0 || query.annee_fin !== undefined) return
        if (row.trimestres < 100) return
        expect(row.pensionBruteMensuelle).toBeGreaterThanOrEqual(
          before.pensionBruteMensuelle - noise(row.pensionBruteMensuelle),
        )
      }
    }))

  it('gives the age where a later departure has paid as much as the first one', () => {
    let compared = 0
    holds((_, { ages }) => {
      const [first] = ages
      for (const row of ages) {
        const { ageEquilibre: age } = row
        if (!first || age === null) continue
        compared += 1
        expect(age).toBeGreaterThanOrEqual(row.ageDepart)
        const ofFirst = first.pensionNetteMensuelleReelle * (age - first.ageDepart)
        const ofThis = row.pensionNetteMensuelleReelle * (age - row.ageDepart)
        expect(Math.abs(ofFirst - ofThis)).toBeLessThan(1e-6 + 1e-9 * ofFirst)
      }
    })
    expect(compared).toBeGreaterThan(0)
  })

  it('has the departure that is asked among its ages, where no age is asked', () =>
    holds((query, { resume, ages }) => {
      if (query.age_depart !== undefined) return
      const row = ages.find(({ dateEffet }) => dateEffet === resume.dateEffet)
      expect(row?.pensionNetteMensuelle).toBeCloseTo(resume.pensionNetteMensuelle, 6)
    }))

  it('sums both pensions to the gross one, and the net one with its levies', () =>
    holds((_, { resume }) => {
      const { pensionBase, pensionComplementaire, pensionBrute, pensionNetteMensuelle, prelevements } = resume
      const difference = (sum: number) => Math.abs(sum - pensionBrute)
      expect(difference(pensionBase + pensionComplementaire)).toBeLessThan(noise(pensionBrute))
      expect(difference(pensionNetteMensuelle * 12 + prelevements)).toBeLessThan(noise(pensionBrute))
    }))
})
