import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const queries = validParams(contract)
type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never

const resumeOf = (query: Query) => ask(coutDette, query).data.resume
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** A loan of the vectors: amounts in euros. */
interface TaegCase {
  readonly id: string
  readonly inputs: {
    principal: number
    annual_nominal_rate_percent: number
    years: number
    fees_upfront: number
    guarantee_cost_upfront: number
    insurance_monthly: number
  }
  readonly expected: {
    monthly_payment_excl_insurance: number
    monthly_payment_incl_insurance: number
    taeg_percent: number
    total_cost_of_credit: number
  }
}

const path = new URL('../../../../../test/vectors/finance-maths.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: (TaegCase & { kind: string })[] }
const taegs = cases.filter(({ kind }) => kind === 'taeg')

describe('cout-dette: TAEG test vectors', () => {
  it('finds 14 vectors', () => expect(taegs).toHaveLength(14))

  it.each(taegs)('matches the payments, the cost and the TAEG of vector $id', ({ inputs, expected }) => {
    const { resume } = ask(coutDette, {
      capital: inputs.principal,
      taux: inputs.annual_nominal_rate_percent,
      duree: inputs.years,
      frais_dossier: inputs.fees_upfront,
      garantie: inputs.guarantee_cost_upfront,
      assurance: (inputs.insurance_monthly * 1200) / inputs.principal, // euros a month as % a year
    }).data
    const within = (figure: number | null, wanted: number, allowed: number) =>
      expect(Math.abs((figure ?? Number.NaN) - wanted)).toBeLessThanOrEqual(allowed)
    within(resume.mensualiteHorsAssurance, expected.monthly_payment_excl_insurance, 0.005_001)
    within(resume.mensualite, expected.monthly_payment_incl_insurance, 0.005_001)
    within(resume.coutCredit, expected.total_cost_of_credit, 0.005_001)
    within(resume.taeg, expected.taeg_percent, 0.000_050_01)
  })
})

describe('cout-dette: properties of the TAEG', () => {
  const effective = (percent: number) => 100 * ((1 + percent / 1200) ** 12 - 1)

  it('compounds the sum of the rate and of the insurance rate when insurance is on the balance', () => {
    fc.assert(
      fc.property(queries, ({ capital, duree, taux, assurance = 0 }) => {
        const { taeg } = resumeOf({ capital, duree, taux, assurance, assurance_base: 'restant' })
        expectNear(taeg ?? Number.NaN, effective(taux + assurance), 5.1e-5)
      }),
    )
  })

  it('stays at or above the compounded nominal rate and rises with each cost', () => {
    const rate = (query: Query) => resumeOf(query).taeg ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const base = rate(query)
        expectAtMost(effective(query.taux), base + 5.1e-5)
        expectAtMost(rate({ ...query, taux: query.taux * share }), base)
        expectAtMost(rate({ ...query, assurance: (query.assurance ?? 0) * share }), base)
        expectAtMost(rate({ ...query, garantie: (query.garantie ?? 0) * share }), base)
      }),
    )
  })
})
