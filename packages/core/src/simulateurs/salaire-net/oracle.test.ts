/**
 * Oracle of `salaire-net`: random pay slips computed again with 40 digits, line by line from the rates written here, and
 * compared to the cent. The income tax is that of `fiscalite`, which has its own oracle. `cases(n)` draws n queries in
 * the full tier of tests, and fewer in the quick one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, decimal } from '../../../../../test/support/decimal.ts'
import { type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { fiscalite } from '../fiscalite/index.ts'
import { contract } from './contract.ts'
import { salaireNet } from './index.ts'

type Query = QueryOf<typeof contract>
const context = { today: '2026-11-23' as CivilDate }
const CEILING = 48_060

/** The lines of a pay slip of 2026 (CSS, art. D. 242-4 and L. 136-2; ANI of 17 November 2017). */
function paySlip(query: Query) {
  const {
    periode = 'annuel',
    mois = 12,
    mutuelle = 0,
    mutuelle_employeur: employer = 0,
    cadre = false,
  } = query
  const gross = decimal(query.salaire).times(periode === 'mensuel' ? mois : 1)
  const first = Decimal.min(gross, CEILING)
  const between = (from: number, to: number) =>
    Decimal.max(0, Decimal.min(gross, to * CEILING).minus(from * CEILING))
  const second = between(1, 8)
  const base = between(0, 4)
    .times('0.9825')
    .plus(Decimal.max(0, gross.minus(4 * CEILING)))
    .plus(decimal(employer).times(12))
    .plus(cadre ? first.times('0.015') : 0)
  const social = first
    .times(decimal('0.069').plus('0.0315').plus('0.0086'))
    .plus(gross.times('0.004'))
    .plus(second.times(decimal('0.0864').plus('0.0108')))
    .plus(gross.gt(CEILING) ? between(0, 8).times('0.0014') : 0)
    .plus(cadre ? between(0, 4).times('0.00024') : 0)
    .plus(query.alsace_moselle ? gross.times('0.013') : 0)
  const health = decimal(mutuelle).times(12)
  const taxable = gross
    .minus(social)
    .minus(base.times('0.068'))
    .minus(health)
    .plus(decimal(employer).times(12))
  return {
    gross,
    social,
    levies: base.times('0.097'),
    net: gross.minus(social).minus(base.times('0.097')).minus(health),
    taxable,
  }
}

/** The tax of the household by `fiscalite`, on the incomes of 2025. */
function taxOf(
  { situation = 'celibataire', enfants = 0, revenu_conjoint = 0 }: Query,
  wage: number,
  expenses: number,
) {
  const parsed = fiscalite.parser.fromObject({
    revenu: wage,
    annee_revenus: 2025,
    situation,
    enfants,
    revenu_conjoint,
    ...(wage > 0 && { frais_reels: expenses }),
  })
  if (!parsed.ok) return undefined
  const { resume } = fiscalite.compute(parsed.params, context, 'fr').data
  return { tax: resume.impotNet, rate: resume.tauxMarginal }
}

describe('salaire-net', () => {
  it('matches 40-digit arithmetic, and the tax of fiscalite, on random queries', () => {
    let taxed = 0
    fc.assert(
      fc.property(validParams(contract), (query) => {
        const parsed = salaireNet.parser.fromObject(query)
        if (!parsed.ok) return expect.fail('not a question')
        const { resume } = salaireNet.compute(parsed.params, context, 'fr').data
        const exact = paySlip(query)
        const near = (found: number, value: Decimal) =>
          expect(Math.abs(found - value.toNumber())).toBeLessThanOrEqual(
            1e-10 * value.abs().toNumber() + 1e-6,
          )
        near(resume.brutAnnuel, exact.gross)
        near(resume.cotisations, exact.social)
        near(resume.csgCrds, exact.levies)
        near(resume.netAnnuel, exact.net)
        near(resume.netImposable, exact.taxable)
        const household = taxOf(query, Math.max(0, resume.netImposable), query.frais_reels ?? 0)
        const without = taxOf(query, 0, 0)
        if (!household || !without) return
        taxed += 1
        expect(resume.impotFoyer).toBe(household.tax)
        expect(resume.tauxMarginal).toBe(household.rate)
        near(resume.netApresImpotAnnuel, exact.net.minus(household.tax).plus(without.tax))
      }),
      cases(10_000),
    )
    expect(taxed).toBeGreaterThan(5)
  })
})
