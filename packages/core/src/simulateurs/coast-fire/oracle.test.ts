/**
 * Oracle of `coast-fire`: random questions computed again by another method with 40 digits, and compared to the
 * cent. Deposits come at the end of each month. `cases(n)` draws n queries in the full tier of tests, and fewer in the
 * quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CENT,
  Decimal,
  decimal,
  expectExact,
  factorOf,
  monthlyFactor,
  POINT,
  sumOfPowers,
} from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, type ResultOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { coastFire } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

/** Every year with 40 digits, in today's euros: the capital alone, with deposits, and the required capital. */
function computeExactly(query: Query) {
  const { age, age_retraite, capital, taux = 7, inflation = 2, mensuel = 0 } = query
  const year = factorOf(taux).div(factorOf(inflation))
  const month = monthlyFactor(year)
  const fire = fireOf(query, month)
  const oneYear = sumOfPowers(month, 12)
  const rows = [{ alone: decimal(capital), saved: decimal(capital), coast: fire }]
  let deposits = decimal(0)
  for (let t = 1; t <= age_retraite - age; t += 1) {
    const before = rows[t - 1] ?? expect.fail('no year before')
    deposits = deposits.times(year).plus(oneYear)
    const alone = before.alone.times(year)
    rows.push({ alone, saved: alone.plus(deposits.times(mensuel)), coast: fire })
  }
  const yearBefore = decimal(1).div(year)
  let coast = fire
  for (const row of rows.toReversed()) {
    row.coast = coast
    coast = coast.times(yearBefore)
  }
  return { rows, fire, year, deposits }
}
type ExactPath = ReturnType<typeof computeExactly>

/** The perpetual spending, or the spending net of pension plus the fund that replaces the pension until it starts. */
function fireOf(query: Query, month: Decimal): Decimal {
  const { depenses, age_retraite, taux_retrait = 4, pension = 0, age_pension = 64 } = query
  const forEver = (monthly: Decimal) => monthly.times(12).times(100).div(taux_retrait)
  const paid = Math.min(pension, depenses)
  const rest = depenses - paid // where it is small it is exact for the doubles, if not for what was typed
  const months = Math.max(0, 12 * (age_pension - age_retraite))
  const rate = month.minus(1)
  const isFlat = rate.abs().lt(1e-20) // too near 1 for 40 digits to divide by the difference
  const one = isFlat ? decimal(months) : decimal(1).minus(month.pow(-months)).div(rate)
  return Decimal.min(forEver(decimal(depenses)), forEver(decimal(rest)).plus(one.times(paid)))
}

/** Whether the capital with deposits is reached within half a cent; `undefined` too close to the threshold. */
function isThere({ saved, coast }: ExactPath['rows'][number]): boolean | undefined {
  const lead = saved.minus(coast).toNumber() + 0.005
  return Math.abs(lead) < 1e-12 * (saved.toNumber() + coast.toNumber()) + 1e-9 ? undefined : lead > 0
}

describe('coast-fire', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly } = ask(coastFire, query).data
        const exact = computeExactly(query)
        const [now, last] = [exact.rows[0], exact.rows.at(-1)]
        if (!now || !last) return expect.fail('no year')
        expectExact(resume.capitalFire, exact.fire, CENT, 'capitalFire')
        expectExact(resume.coastNumber, now.coast, CENT, 'coastNumber')
        expectExact(resume.ecart, now.saved.minus(now.coast), CENT, 'ecart')
        expectExact(resume.tauxReel, exact.year.minus(1).times(100), POINT, 'tauxReel')
        expectExact(resume.capitalALaRetraite, last.alone, CENT, 'capitalALaRetraite')
        const effort = Decimal.max(0, exact.fire.minus(last.alone).div(exact.deposits))
        expectExact(resume.effortMensuelRequis, effort, CENT, 'effortMensuelRequis')
        expectProgress(resume.progression, now)
        expectYears(yearly, exact)
        expectFlags(query, { ...resume, yearly }, exact)
      }),
      cases(10_000),
    )
  })
})

/** The progress is null when the coast number is under half a cent. */
function expectProgress(found: number | null, { saved, coast }: ExactPath['rows'][number]): void {
  if (coast.minus(0.005).abs().lt(1e-12)) return
  if (coast.lt(0.005)) expect(found).toBeNull()
  else expectExact(found, saved.div(coast).times(100), POINT, 'progression')
}

type Yearly = ResultOf<typeof contract>['yearly']

function expectYears(yearly: Yearly, { rows }: ExactPath): void {
  if (yearly.length !== rows.length - 1) expect.fail(`${yearly.length} years for ${rows.length - 1}`)
  for (const { annee, ...row } of yearly) {
    const { alone, saved, coast } = rows[annee] ?? expect.fail(`no year ${annee}`)
    expectExact(row.capitalSansVersement, alone, CENT, `capitalSansVersement ${annee}`)
    expectExact(row.capitalAvecVersements, saved, CENT, `capitalAvecVersements ${annee}`)
    expectExact(row.coastRequis, coast, CENT, `coastRequis ${annee}`)
  }
}

interface Flags {
  readonly atteint: boolean
  readonly ageCoast: number | null
  readonly yearly: Yearly
}

function expectFlags({ age }: Query, { atteint, ageCoast, yearly }: Flags, { rows }: ExactPath): void {
  const there = rows.map(isThere)
  const found = [atteint, ...yearly.map((row) => row.atteint)]
  if (found.length !== there.length) expect.fail(`${found.length} flags for ${there.length} years`)
  const wrong = there.findIndex((one, year) => one !== undefined && one !== found[year])
  if (wrong >= 0) expect.fail(`atteint ${wrong} is ${found[wrong]}`)
  const first = there.findIndex((one) => one !== false)
  const coasts = first < 0 ? null : age + first
  if ((first < 0 || there[first] === true) && ageCoast !== coasts)
    expect.fail(`ageCoast is ${ageCoast}, expected ${coasts}`)
}

/** The smallest positive number that the null-figures test draws: the smallest double, for divisions by almost zero. */
const LEAST_DRAWN = Number.MIN_VALUE

describe('coast-fire: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(validParams(contract, LEAST_DRAWN), (query) => {
        expectSound(ask(coastFire, query), {
          'resume.progression': 'objectif_nul',
          'resume.ageCoast': 'coast_jamais',
        })
      }),
      cases(10_000),
    )
  })
})
