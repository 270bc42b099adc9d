/** Properties of the answers of `plus-value-immobiliere` that hold for every question, checked on random ones. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { plusValueImmobiliere } from './index.ts'

type Query = QueryOf<typeof contract>
/** The rounding of compared amounts, in euros. */
const CENT = 0.01

const context = { today: '2026-11-23' as CivilDate }
/** The answer before rounding; `undefined` where only the computation refuses it. */
function dataOf(query: Query) {
  const parsed = plusValueImmobiliere.parser.fromObject(query)
  if (!parsed.ok || (query.date_vente === undefined && query.date_achat >= context.today)) return undefined
  return plusValueImmobiliere.compute(parsed.params, context, 'fr').data
}
const queries = validParams(contract)
const holds = (check: (query: Query, data: NonNullable<ReturnType<typeof dataOf>>) => void) =>
  fc.assert(
    fc.property(queries, (query) => {
      const data = dataOf(query)
      if (data) check(query, data)
    }),
    cases(5000),
  )

describe('plus-value-immobiliere', () => {
  it('never takes more with the years of ownership, unless the law changes in between', () =>
    holds(({ amortissements = 0, date_vente }, { parDuree }) => {
      if (amortissements > 0 && date_vente !== undefined && date_vente < '2025-02-15') return
      for (const [at, row] of parDuree.slice(1).entries())
        expect(row.total).toBeLessThanOrEqual((parDuree[at]?.total ?? 0) + CENT)
    }))

  it('takes at most 42.2 % of the gain, and nothing of a loss', () =>
    holds((_, { resume }) => {
      expect(resume.total).toBeLessThanOrEqual(0.422 * Math.max(0, resume.plusValueBrute) + CENT)
    }))

  it('shares the price between the tax and the seller', () =>
    holds((_, { resume }) => {
      expect(resume.netVendeur + resume.total).toBeCloseTo(resume.prixVenteCorrige, 2)
    }))

  it('takes no less when the price of sale is higher', () =>
    holds((query, { resume }) => {
      const dearer = dataOf({ ...query, prix_vente: query.prix_vente + 1000 })
      if (dearer) expect(dearer.resume.total).toBeGreaterThanOrEqual(resume.total - CENT)
    }))

  it('takes no more when works or costs are higher', () =>
    holds((query, { resume }) => {
      const { travaux = 0, frais_achat = 0, frais_vente = 0 } = query
      for (const more of [
        { travaux: travaux + 5000 },
        { frais_achat: frais_achat + 5000 },
        { frais_vente: frais_vente + 5000 },
      ]) {
        const data = dataOf({ ...query, ...more })
        if (data) expect(data.resume.total).toBeLessThanOrEqual(resume.total + CENT)
      }
    }))

  it('takes no more of several sellers than of one', () =>
    holds((query, { resume }) => {
      const alone = dataOf({ ...query, vendeurs: 1 })
      if (alone) expect(resume.total).toBeLessThanOrEqual(alone.resume.total + CENT)
    }))

  it('begins the table with the answer', () =>
    holds((_, { resume, parDuree }) => {
      expect(parDuree[0]).toEqual(
        expect.objectContaining({ total: resume.total, dureeDetention: resume.dureeDetention }),
      )
    }))
})
