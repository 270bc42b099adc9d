/**
 * Oracle of `interets-composes`: random questions computed again by another method with 40 digits, and compared to
 * the cent.
 */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import {
  CENT,
  type Decimal,
  decimal,
  expectExact,
  factorOf,
  monthlyFactor,
  POINT,
} from '../../../../../test/support/decimal.ts'
import { expectSound } from '../../../../../test/support/figures.ts'
import { ask, type QueryOf, validParams } from '../../../../../test/support/queries.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { contract } from './contract.ts'
import { interetsComposes } from './index.ts'

const queries = validParams(contract)
type Query = QueryOf<typeof contract>

/** A year's end, and what that year earned and received. */
interface Year {
  readonly brut: Decimal
  readonly reel: Decimal
  readonly verse: Decimal
  readonly gagne: Decimal
  readonly depose: Decimal
}

/**
 * Computes with 40 digits the yearly growth of one euro and of twelve deposits of one euro: growth then deposit, or
 * deposit then growth at the start of the month. Every year combines these two.
 */
function computeExactly(query: Query) {
  const { capital, mensuel, duree, frais = 0, versement = 'fin', indexation = 0, inflation = 2 } = query
  const month = monthlyFactor(factorOf(query.taux).times(decimal(1).minus(decimal(frais).div(100))))
  let euro = decimal(1)
  let deposits = decimal(0)
  for (let k = 0; k < 12; k += 1) {
    euro = euro.times(month)
    deposits = versement === 'debut' ? deposits.plus(1).times(month) : deposits.times(month).plus(1)
  }
  const rows: Year[] = []
  const [dearer, more] = [factorOf(inflation), factorOf(indexation)]
  let [balance, paid, deposit, prices] = [decimal(capital), decimal(capital), decimal(mensuel), decimal(1)]
  for (let year = 1; year <= duree; year += 1) {
    const before = balance
    balance = balance.times(euro).plus(deposit.times(deposits))
    const depose = deposit.times(12)
    paid = paid.plus(depose)
    prices = prices.times(dearer)
    const gagne = balance.minus(before).minus(depose)
    rows.push({ brut: balance, reel: balance.div(prices), verse: paid, gagne, depose })
    deposit = deposit.times(more)
  }
  return { rows, month }
}

describe('interets-composes', () => {
  it('matches 40-digit arithmetic on every figure of random queries', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { resume, yearly, complements } = ask(interetsComposes, query).data
        const { rows, month } = computeExactly(query)
        rows.forEach(({ brut, reel, verse }, index) => {
          const row = yearly[index]
          expectExact(row?.capitalBrut ?? null, brut, CENT, `capitalBrut ${index + 1}`)
          expectExact(row?.capitalReel ?? null, reel, CENT, `capitalReel ${index + 1}`)
          expectExact(row?.totalVerse ?? null, verse, CENT, `totalVerse ${index + 1}`)
          expectExact(row?.interets ?? null, brut.minus(verse), CENT, `interets ${index + 1}`)
        })
        expectReturn(rows.at(-1), resume.rendementTotal)
        expectExact(
          complements.tauxMensuelEquivalent,
          month.minus(1).times(100),
          POINT,
          'tauxMensuelEquivalent',
        )
        expectCrossing(query.mensuel > 0 ? rows : [], complements.anneeCroisement)
      }),
      cases(10_000),
    )
  })
})

/** The total return is 0 when nothing is invested. */
function expectReturn(last: Year | undefined, found: number): void {
  const share = !last || last.verse.isZero() ? decimal(0) : last.brut.minus(last.verse).div(last.verse)
  expectExact(found, share.times(100), POINT, 'rendementTotal')
}

/** The first year whose interest exceeds its deposits by half a cent, except too close to the threshold. */
function expectCrossing(rows: Year[], found: number | null): void {
  const leads = rows.map(({ gagne, depose, brut }) => {
    const lead = gagne.minus(depose).minus(0.005)
    return lead.abs().lt(brut.times(1e-12)) ? 0 : lead.isPositive() ? 1 : -1
  })
  const first = leads.indexOf(1)
  const edge = leads.indexOf(0)
  if (edge >= 0 && (first < 0 || edge < first)) return
  expectExact(found ?? -1, decimal(first < 0 ? -1 : first + 1), 0, 'anneeCroisement')
}

describe('interets-composes: null figures', () => {
  it('returns finite figures for random queries and a warning for each null figure', () => {
    fc.assert(
      fc.property(validParams(contract, Number.MIN_VALUE), (query) => {
        const explanation = query.mensuel > 0 ? 'croisement_inexistant' : undefined
        expectSound(ask(interetsComposes, query), { 'complements.anneeCroisement': explanation })
      }),
      cases(10_000),
    )
  })
})
