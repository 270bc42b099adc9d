import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectAlike, expectAtMost, expectNear } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { achatLocation } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

const choose = (query: Query) => ask(achatLocation, query).data
const rents = fc.integer({ min: 0, max: 1e7 }).map((cents) => cents / 100)
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** Final value of one euro invested each month: the sensitivity of the wealth to the rent. */
function leverOf({ horizon = 20, rendement_alternatif = 5, revalo_loyer = 0 }: Query): number {
  const month = (1 + rendement_alternatif / 100) ** (1 / 12)
  let sum = 0
  for (let k = 0; k < 12 * horizon; k += 1) sum = sum * month + (1 + revalo_loyer / 100) ** Math.floor(k / 12)
  return sum
}

describe('achat-location: break-even rent', () => {
  it('equalises the final wealth of the buyer and of the tenant', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { loyerEquilibre } = choose(query).complements
        fc.pre(loyerEquilibre !== null)
        const { patrimoineAchatFinal, patrimoineLocationFinal } = choose({
          ...query,
          loyer: loyerEquilibre,
        }).resume
        expectNear(patrimoineAchatFinal, patrimoineLocationFinal, 0.01 + 0.0051 * leverOf(query))
      }),
    )
  })

  it('separates the rents at which buying wins from the others, whatever the given rent', () => {
    fc.assert(
      fc.property(queries, rents, (query, loyer) => {
        const base = choose(query)
        const { loyerEquilibre } = base.complements
        const other = choose({ ...query, loyer })
        expect(other.complements.loyerEquilibre).toBe(loyerEquilibre)
        fc.pre(loyerEquilibre !== null && Math.abs(loyer - loyerEquilibre) > 0.01)
        expect(other.resume.achatGagnant).toBe(loyer > loyerEquilibre)
      }),
    )
  })
})

describe('achat-location: winner', () => {
  it('declares buying the winner exactly when a break-even year exists, after which the buyer stays ahead', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, complements, yearly } = choose(query)
        const { pointBasculeAnnees, achatGagnant } = resume
        expect(pointBasculeAnnees !== null).toBe(achatGagnant)
        const ahead = yearly.filter(({ annee }) => annee >= (pointBasculeAnnees ?? Number.POSITIVE_INFINITY))
        for (const row of ahead) expectAtMost(row.patrimoineLocation, row.patrimoineAchat)
        const before = yearly[(pointBasculeAnnees ?? 1) - 2]
        if (before) expectAtMost(before.patrimoineAchat, before.patrimoineLocation + 0.01)
        if (complements.verdict !== 'equivalent') expect(complements.verdict === 'achat').toBe(achatGagnant)
        const { patrimoineAchatFinal, patrimoineLocationFinal } = resume
        const even = 0.01 * Math.max(Math.abs(patrimoineAchatFinal), Math.abs(patrimoineLocationFinal))
        const beyond = Math.abs(complements.ecartFinal) - even
        if (Math.abs(beyond) > 0.02) expect(complements.verdict === 'equivalent').toBe(beyond < 0)
      }),
    )
  })

  it('widens the gap in favour of buying when the rent rises, and changes only the costs of the tenant', () => {
    fc.assert(
      fc.property(queries, shares, (query, share) => {
        const base = choose(query)
        const cheaper = choose({ ...query, loyer: query.loyer * share })
        expect(cheaper.complements.ecartFinal).toBeLessThanOrEqual(base.complements.ecartFinal + slack(base))
        expectAtMost(cheaper.resume.coutTotalLocation, base.resume.coutTotalLocation)
        expect(cheaper.resume.coutTotalAchat).toBe(base.resume.coutTotalAchat)
        expectAtMost(cheaper.resume.patrimoineAchatFinal, base.resume.patrimoineAchatFinal + slack(base))
        expectAtMost(base.resume.patrimoineLocationFinal, cheaper.resume.patrimoineLocationFinal)
      }),
    )
  })

  it('makes the gap linear in the rent when gains are not taxed', () => {
    fc.assert(
      fc.property(queries, rents, (drawn, loyer) => {
        const query = { ...drawn, taxe_gains: 0 }
        const gap = (rent: number) => choose({ ...query, loyer: rent }).complements.ecartFinal
        const between = (gap(0) + gap(loyer)) / 2
        const size = slack(choose({ ...query, loyer })) + slack(choose({ ...query, loyer: 0 }))
        expect(Math.abs(gap(loyer / 2) - between)).toBeLessThanOrEqual(0.011 + size)
      }),
    )
  })
})

/** Rounding error of the gap between two large amounts. */
const slack = ({ resume }: ReturnType<typeof choose>): number =>
  1e-11 * (Math.abs(resume.patrimoineAchatFinal) + resume.patrimoineLocationFinal)

describe('achat-location: accounting identities', () => {
  it('splits what the buyer paid into the home, the repaid loan and losses', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, complements } = choose(query)
        const { coutIrrecuperableAchat, capitalRestantDu, valeurBien } = complements
        const down = Math.min(query.apport, query.prix)
        const repaid = query.prix - down - capitalRestantDu
        const sale = (valeurBien * (query.frais_vente ?? 0)) / 100
        expectNear(resume.coutTotalAchat + sale, down + repaid + coutIrrecuperableAchat, 0.03)
      }),
    )
  })

  it('gives both households equal spending plus savings when investments yield nothing', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, rendement_alternatif: 0 }
        const { resume, complements } = choose(query)
        const home =
          complements.valeurBien * (1 - (query.frais_vente ?? 0) / 100) - complements.capitalRestantDu
        const buyer = resume.coutTotalAchat + resume.patrimoineAchatFinal - home
        const tenant = resume.coutTotalLocation + resume.patrimoineLocationFinal
        const size = Math.abs(home) + tenant
        expect(Math.abs(buyer - tenant)).toBeLessThanOrEqual(0.03 + 1e-11 * size)
      }),
    )
  })

  it('equates the interest of a fully repaid loan to its payments less the amount borrowed', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, horizon: Math.max(drawn.horizon ?? 20, drawn.duree_credit) }
        const { resume, complements } = choose(query)
        const paid = 12 * query.duree_credit * resume.mensualiteCredit
        const lent = Math.max(0, query.prix - query.apport)
        expectNear(lent + complements.interets, paid, 0.011 + 0.06 * query.duree_credit)
        expect(complements.capitalRestantDu).toBe(0)
      }),
    )
  })
})

describe('achat-location: yearly table', () => {
  it('returns the first rows of a longer horizon when the horizon is shorter', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 40 }), (query, years) => {
        const { yearly } = choose(query)
        const short = Math.min(years, yearly.length)
        expectAlike(choose({ ...query, horizon: short }).yearly, yearly.slice(0, short))
      }),
    )
  })

  it('ends with the figures of the summary', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, complements, yearly } = choose(query)
        expectAlike(
          yearly.map(({ annee }) => annee),
          yearly.map((_, index) => index + 1),
        )
        expect(yearly).toHaveLength(query.horizon ?? 20)
        expect(yearly.at(-1)).toMatchObject({
          coutAchat: resume.coutTotalAchat,
          coutLocation: resume.coutTotalLocation,
          patrimoineAchat: resume.patrimoineAchatFinal,
          patrimoineLocation: resume.patrimoineLocationFinal,
        })
        const gap = resume.patrimoineAchatFinal - resume.patrimoineLocationFinal
        expect(Math.abs(complements.ecartFinal - gap)).toBeLessThanOrEqual(
          0.016 + slack({ resume, complements, yearly }),
        )
      }),
    )
  })
})

describe('achat-location: currency scale', () => {
  it('keeps the winner and scales the amounts when every amount is halved', () => {
    fc.assert(
      fc.property(queries, (query) => {
        fc.pre(query.prix >= 20_000)
        const { charges = 200, taxe_fonciere = 1500 } = query
        const half = choose({
          ...query,
          prix: query.prix / 2,
          apport: query.apport / 2,
          loyer: query.loyer / 2,
          charges: charges / 2,
          taxe_fonciere: taxe_fonciere / 2,
        })
        const { resume, complements } = choose(query)
        expectNear(2 * half.resume.patrimoineAchatFinal, resume.patrimoineAchatFinal, 0.015)
        expectNear(2 * half.resume.patrimoineLocationFinal, resume.patrimoineLocationFinal, 0.015)
        expectNear(2 * half.resume.mensualiteCredit, resume.mensualiteCredit, 0.015)
        fc.pre(Math.abs(complements.ecartFinal) > 0.02)
        expect(half.resume.achatGagnant).toBe(resume.achatGagnant)
      }),
    )
  })
})
