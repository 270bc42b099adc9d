import type { Asked } from '../../definition/simulator.ts'
import { annuityFactor, growth } from '../../finance/compound.ts'
import { eachYear } from '../../units/each-year.ts'
import { type AnnualRate, annualRate, equivalentMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * The capital at the end of each year; deposits continue after independence. A deposit of `M` in today's euros at the
 * end of month k is `M(1+i)^(k/12)` in nominal euros.
 */
export function pathOf(params: Asked<typeof contract>, real: AnnualRate) {
  const { capital, mensuel: deposit } = params
  const inflation = annualRate(params.inflation)
  const monthly = equivalentMonthly(real)
  const monthlyInflation = equivalentMonthly(inflation)
  return eachYear(params.duree, (annee) => {
    const capitalReel = capital * growth(real, annee) + deposit * annuityFactor(monthly, 12 * annee)
    const paidIn = deposit * (1 + monthlyInflation) * annuityFactor(monthlyInflation, 12 * annee)
    return {
      annee,
      capitalReel,
      capitalNominal: capitalReel * growth(inflation, annee),
      totalVerse: capital + paidIn,
    }
  })
}
