import type { ParamsOfContract } from '../../definition/simulator.ts'
import { annuityFactor, growth, prepareRate } from '../../finance/compound.ts'
import { eachYear } from '../../units/each-year.ts'
import { type AnnualRate, annualRate, equivalentMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * The capital at the end of each year, in today's and in nominal euros; deposits continue after independence. A
 * deposit of `M` in today's euros at the end of month k is `M(1+i)^(k/12)` in nominal euros, as is `totalVerse`.
 * Called by `simulate.ts`.
 * @param real yearly yield after inflation, as a fraction.
 */
export function pathOf(params: ParamsOfContract<typeof contract>, real: AnnualRate) {
  const { capital, mensuel: deposit } = params
  const inflation = annualRate(params.inflation)
  const monthlyInflation = equivalentMonthly(inflation)
  const [yields, monthlyYields] = [prepareRate(real), prepareRate(equivalentMonthly(real))]
  const [prices, monthlyPrices] = [prepareRate(inflation), prepareRate(monthlyInflation)]
  return eachYear(params.duree, (annee) => {
    const capitalReel = capital * growth(yields, annee) + deposit * annuityFactor(monthlyYields, 12 * annee)
    const paidIn = deposit * (1 + monthlyInflation) * annuityFactor(monthlyPrices, 12 * annee)
    return {
      annee,
      capitalReel,
      capitalNominal: capitalReel * growth(prices, annee),
      totalVerse: capital + paidIn,
    }
  })
}
