/**
 * Oracle of `revenus-passifs`: random questions computed again by another method with 40 digits, and compared to
 * the cent.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, type Decimal, decimal, expectExact, POINT } from '../../../../../test/support/decimal.ts'
import { ask, type QueryOf, type ResultOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { revenusPassifs } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>
type Name = 'pea' | 'assurance_vie' | 'cto'

const ZERO = decimal(0)
const most = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b)

/** Income tax and social levies of a gross withdrawal, straight from the sentence of the specification. */
function taxesOf(name: Name, query: Query, withdrawalPercent: number, gross: Decimal) {
  const share = decimal(query.part_gains ?? 50).div(100)
  const gains = gross.times(share)
  if (name === 'pea') return { income: ZERO, levies: gains.times('0.186') }
  if (name === 'cto') {
    const rate = Math.min(12.8, query.tmi ?? 30)
    return { income: gains.times(rate).div(100), levies: gains.times('0.186') }
  }
  const people = query.couple ? 2 : 1
  const capital = gross.times(100).div(withdrawalPercent)
  const premiums = capital.minus(capital.times(share))
  const threshold = decimal(150_000 * people)
  const low = premiums.lte(threshold) ? gains : gains.times(threshold).div(premiums)
  const high = gains.minus(low)
  const allowance = decimal(4600 * people)
  const left = most(ZERO, allowance.minus(low))
  const [reduced, normal] = [most(ZERO, low.minus(allowance)), most(ZERO, high.minus(left))]
  const flat = reduced.times('0.075').plus(normal.times('0.128'))
  const beyond = most(ZERO, gains.minus(allowance))
  const option = beyond.times(query.tmi ?? 30).div(100)
  const levies = gains.times('0.172')
  return option.plus('0.005').lt(flat)
    ? { income: option, levies, premiums, gains, reduced: ZERO, normal: ZERO, option: beyond }
    : { income: option.lt(flat) ? option : flat, levies, premiums, gains, reduced, normal, option: ZERO }
}

/** The parts that life insurance is taxed by, of premiums and gains. */
interface Parts {
  readonly premiums: Decimal
  readonly gains: Decimal
  readonly reduced: Decimal
  readonly normal: Decimal
  /** Taxed at the rate of the household. */
  readonly option: Decimal
}

/** Half a cent of the capital, which is rounded, shows in what follows from it. */
function expectParts(
  figures: ResultOf<typeof contract>['assuranceVie'],
  { premiums, gains, reduced, normal, option }: Parts,
): void {
  const slack = 2 * CENT
  expectExact(figures.primes, premiums, slack, 'primes')
  expectExact(figures.gains, gains, slack, 'gains')
  expectExact(figures.gainsTauxReduit, reduced, slack, 'gainsTauxReduit')
  expectExact(figures.gainsTauxNormal, normal, slack, 'gainsTauxNormal')
  expectExact(figures.gainsBareme, option, slack, 'gainsBareme')
  expectExact(figures.abattement, gains.minus(reduced).minus(normal).minus(option), slack, 'abattement')
}

const netOf = (name: Name, query: Query, percent: number, gross: Decimal): Decimal => {
  const { income, levies } = taxesOf(name, query, percent, gross)
  return gross.minus(income).minus(levies)
}

/**
 * What is left rises with the withdrawal. So a capital is exact to half a cent when half a cent less would leave
 * less than the requested income, and half a cent more, more.
 */
function expectCapital(name: Name, query: Query, percent: number, capital: number): void {
  const requested = decimal(query.revenu).times(12)
  const slack = 0.0051 // and a hundredth of a cent for what doubles lose
  const leftBy = (offset: number) =>
    netOf(name, query, percent, decimal(capital).plus(offset).times(percent).div(100))
  if (leftBy(-slack).gt(requested)) expect.fail(`${name} at ${percent} %: ${capital} is more than it takes`)
  if (leftBy(slack).lt(requested))
    expect.fail(`${name} at ${percent} %: ${capital} does not leave ${requested}`)
}

describe('revenus-passifs', () => {
  it('solves W - tax(W·g) = 12R with 40 digits for random queries, each wrapper and four withdrawal rates', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { enveloppes, scenarios, assuranceVie } = ask(revenusPassifs, query).data
        const percent = query.taux_retrait ?? 4
        for (const row of enveloppes) {
          const name = row.enveloppe as Name
          expectCapital(name, query, percent, row.capitalNecessaire)
          const gross = decimal(row.capitalNecessaire).times(percent).div(100)
          const { income, levies, ...parts } = taxesOf(name, query, percent, gross)
          if (parts.premiums) expectParts(assuranceVie, parts)
          expectExact(row.retraitBrutAnnuel, gross, CENT, 'retraitBrutAnnuel')
          expectExact(row.impotAnnuel, income, CENT, 'impotAnnuel')
          expectExact(row.prelevementsSociaux, levies, CENT, 'prelevementsSociaux')
          // The half cent kept in the capital shows in a small withdrawal's percent.
          const cent = 0.2 / row.retraitBrutAnnuel
          const percentPaid = income.plus(levies).times(100).div(gross)
          expectExact(row.tauxImpositionEffectif, percentPaid, POINT + cent, 'tauxImpositionEffectif')
        }
        for (const { tauxRetrait, capitalPea, capitalAssuranceVie, capitalCto } of scenarios) {
          expectCapital('pea', query, tauxRetrait, capitalPea)
          expectCapital('assurance_vie', query, tauxRetrait, capitalAssuranceVie)
          expectCapital('cto', query, tauxRetrait, capitalCto)
        }
      }),
      cases(10_000),
    )
  })

  it('matches 40-digit arithmetic on the years needed to reach the capital', () => {
    fc.assert(
      fc.property(queries, (drawn) => {
        const query = { ...drawn, taux: Math.max(drawn.taux ?? 7, drawn.inflation ?? 2) }
        const { capital = 0, mensuel = 0 } = query
        const ratio = decimal(query.taux)
          .div(100)
          .plus(1)
          .div(
            decimal(query.inflation ?? 2)
              .div(100)
              .plus(1),
          )
        const month = ratio.pow(decimal(1).div(12))
        const still = ratio.minus(1).lt(1e-18)
        /** Whole months may be split: the same equation holds, as in `retraite-fire`. */
        const after = (years: number) => {
          const months = decimal(12 * years)
          const power = still ? decimal(1) : month.pow(months)
          const deposits = still ? months : power.minus(1).div(month.minus(1))
          return power.times(capital).plus(deposits.times(mensuel))
        }
        const [row] = ask(revenusPassifs, query).data.enveloppes
        const { anneesPourAtteindre: years, capitalNecessaire: needed } = row ?? expect.fail()
        if (years === null) expect(after(100 - 0.006).toNumber()).toBeLessThan(needed + 0.01)
        else if (years === 0) expect(after(0.006).toNumber()).toBeGreaterThan(needed - 0.02)
        else {
          expect(after(Math.max(0, years - 0.006)).toNumber()).toBeLessThan(needed + 0.01)
          expect(after(years + 0.006).toNumber()).toBeGreaterThan(needed - 0.01)
        }
      }),
    )
  })
})
