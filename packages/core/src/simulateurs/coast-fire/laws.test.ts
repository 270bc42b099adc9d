/** Properties of the answers of `coast-fire` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coastFire } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

const coast = (query: Query) => ask(coastFire, query).data
const shares = fc.double({ min: 0, max: 1, noNaN: true })
const yearsOf = (query: Query) => query.age_retraite - query.age

/** The real growth factor of a year. */
const realYear = ({ taux = 7, inflation = 2 }: Query) => (1 + taux / 100) / (1 + inflation / 100)

/** Final value of one euro a month over some years. */
function deposits(query: Query, years: number): number {
  const month = realYear(query) ** (1 / 12)
  let sum = 0
  for (let k = 0; k < 12 * years; k += 1) sum = sum * month + 1
  return sum
}

describe('coast-fire: required capital by year', () => {
  it('starts at the coast number and reaches the FIRE number', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = coast(query)
        expect(yearly.at(-1)?.coastRequis).toBe(resume.capitalFire)
        const grown = realYear(query) ** resume.anneesRestantes
        expectNear(resume.coastNumber * grown, resume.capitalFire, 0.005 * (1 + grown))
        expectNear(resume.capitalActuel * grown, resume.capitalALaRetraite, 0.005 * (1 + grown))
      }),
    )
  })

  it('equals the coast number computed at a later age', () => {
    fc.assert(
      fc.property(queries, fc.nat(), (query, draw) => {
        const later = 1 + (draw % yearsOf(query))
        fc.pre(later < yearsOf(query) && query.age + later <= 99)
        const laterResume = coast({ ...query, age: query.age + later }).resume
        expectNear(laterResume.coastNumber, coast(query).yearly[later - 1]?.coastRequis ?? Number.NaN, 0.001)
      }),
    )
  })
})

describe('coast-fire: deposits', () => {
  it('reaches the FIRE number with the required monthly effort', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { effortMensuelRequis, capitalFire } = coast(query).resume
        fc.pre(effortMensuelRequis > 0 && effortMensuelRequis <= 1e7)
        const end = coast({ ...query, mensuel: effortMensuelRequis }).yearly.at(-1)
        const slack = 0.01 + 0.005 * deposits(query, yearsOf(query))
        expectNear(end?.capitalAvecVersements ?? Number.NaN, capitalFire, slack)
      }),
    )
  })

  it('continues from the capital reached when the simulation restarts a year later', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { yearly } = coast(query)
        const first = yearly[0]
        fc.pre(
          first !== undefined && first.capitalAvecVersements <= 1e9 && yearsOf(query) > 1 && query.age < 99,
        )
        const then = coast({ ...query, age: query.age + 1, capital: first.capitalAvecVersements }).yearly
        then.forEach((row, index) => {
          const before = yearly[index + 1]
          const slack = 0.005 * (2 + realYear(query) ** row.annee)
          expectNear(row.capitalAvecVersements, before?.capitalAvecVersements ?? Number.NaN, slack)
          expect(row.age).toBe(before?.age)
        })
      }),
    )
  })

  it('adds the future value of the deposits to the capital without deposits', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const row of coast(query).yearly) {
          const added = (query.mensuel ?? 0) * deposits(query, row.annee)
          expectNear(row.capitalSansVersement + added, row.capitalAvecVersements, 0.01)
        }
      }),
    )
  })
})

describe('coast-fire: monotonicity', () => {
  it('never delays the coast age with more capital or deposits, nor lowers the target with more spending', () => {
    const age = (query: Query) => coast(query).resume.ageCoast ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const base = coast(query).resume
        const at = base.ageCoast ?? Number.POSITIVE_INFINITY
        expect(age({ ...query, capital: query.capital * share })).toBeGreaterThanOrEqual(at)
        expect(age({ ...query, mensuel: (query.mensuel ?? 0) * share })).toBeGreaterThanOrEqual(at)
        const frugal = coast({ ...query, depenses: query.depenses * share }).resume
        expectAtMost(frugal.capitalFire, base.capitalFire)
        expectAtMost(frugal.coastNumber, base.coastNumber)
        expectAtMost(frugal.effortMensuelRequis, base.effortMensuelRequis)
      }),
    )
  })

  it('never raises the FIRE number with a pension or a higher withdrawal rate', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const fire = (more: Partial<Query>) => coast({ ...query, ...more }).resume.capitalFire
        const base = fire({})
        expectAtMost(base, fire({ pension: 0 }))
        expectAtMost(base, fire({ pension: (query.pension ?? 0) * share }))
        expectAtMost(fire({ taux_retrait: 15 - (15 - (query.taux_retrait ?? 4)) * share }), base)
      }),
    )
  })

  it('agrees between the lead, the progress and the reached flag', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { ecart, atteint, progression, coastNumber, ageCoast, capitalActuel } = coast(query).resume
        expectNear(capitalActuel - ecart, coastNumber, 0.015)
        if (Math.abs(ecart) > 0.01) {
          expect(atteint).toBe(ecart > 0)
          if (progression !== null) expect(progression >= 100).toBe(atteint)
        }
        if (atteint) expect(ageCoast).toBe(query.age)
      }),
    )
  })
})
