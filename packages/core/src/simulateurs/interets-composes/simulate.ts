import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { annuityFactor, prepareRate } from '../../finance/compound.ts'
import { netOfFees } from '../../finance/fees.ts'
import { realValue } from '../../finance/real.ts'
import { eachYear } from '../../units/each-year.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, equivalentMonthly, isBelow, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * Each year the previous capital earns the net yield, and the twelve deposits grow for the rest of the year,
 * `M · ((1+m)^12 - 1)/m`, with one more month each when they are made at the start. `defineSimulator` calls it with
 * valid parameters, rates in percent. Used by `index.ts`.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const net = netOfFees(annualRate(params.taux), params.frais / 100)
  const inflation = annualRate(params.inflation)
  const prices = prepareRate(inflation)
  const monthly = equivalentMonthly(net)
  const twelveDeposits = annuityFactor(monthly, 12) * (params.versement === 'debut' ? 1 + monthly : 1)

  let capital = params.capital
  let paidIn = params.capital
  let deposit = params.mensuel
  let crossing: number | null = null

  const yearly = eachYear(params.duree, (annee) => {
    const paidThisYear = 12 * deposit
    const end = capital * (1 + net) + deposit * twelveDeposits
    const earned = end - capital - paidThisYear
    if (crossing === null && deposit > 0 && exceeds(earned, paidThisYear)) crossing = annee
    capital = end
    paidIn += paidThisYear
    deposit *= 1 + params.indexation / 100
    return {
      annee,
      capitalBrut: capital,
      capitalReel: realValue(capital, prices, annee),
      totalVerse: paidIn,
      interets: capital - paidIn,
    }
  })

  return {
    data: {
      resume: {
        capitalFinalBrut: capital,
        capitalFinalReel: realValue(capital, prices, params.duree),
        totalVerse: paidIn,
        totalInterets: capital - paidIn,
        rendementTotal: paidIn === 0 ? 0 : toPercent((capital - paidIn) / paidIn),
      },
      yearly,
      complements: { tauxMensuelEquivalent: toPercent(monthly), anneeCroisement: crossing },
    },
    warnings: {
      croisement_inexistant: crossing === null && params.mensuel > 0,
      rendement_sous_inflation: isBelow(net, inflation),
    },
  }
}
