import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { annuityFactor, growth, prepareRate } from '../../finance/compound.ts'
import { realRate } from '../../finance/real.ts'
import { capitalToRetire } from '../../finance/retirement.ts'
import { eachYear } from '../../units/each-year.ts'
import { exceeds, reaches } from '../../units/money.ts'
import { annualRate, equivalentMonthly, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * Computes in today's euros, at the real rate: deposits and spending follow prices. `defineSimulator` calls it with
 * valid parameters, rates in percent. Used by `index.ts`.
 *
 * The capital that suffices rises with time, `coast(t) = FIRE / (1+ρ)^(N-t)`: each elapsed year leaves one year less
 * of growth.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { age, capital, mensuel: deposit } = params
  const yearsLeft = params.age_retraite - age
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  const monthly = equivalentMonthly(real)
  const fire = fireNumber(params, monthly) // the capital to have at retirement
  const [yearlyRate, monthlyRate] = [prepareRate(real), prepareRate(monthly)]

  /** After some years, from 0: the capital without deposits, with them, and the capital that suffices. */
  const stateAt = (years: number) => {
    const grown = capital * growth(yearlyRate, years)
    const saved = grown + deposit * annuityFactor(monthlyRate, 12 * years)
    const coast = fire / growth(yearlyRate, yearsLeft - years)
    return { grown, saved, coast, isReached: reaches(saved, coast) }
  }
  const start = stateAt(0)
  const later = eachYear(yearsLeft, stateAt)
  const end = later.at(-1) ?? start

  const nothingToReach = !exceeds(start.coast, 0)
  const firstYear = [start, ...later].findIndex(({ isReached }) => isReached)
  const missing = fire - end.grown

  return {
    data: {
      resume: {
        capitalFire: fire,
        coastNumber: start.coast,
        capitalActuel: capital,
        atteint: reaches(capital, start.coast),
        ecart: capital - start.coast,
        progression: nothingToReach ? null : toPercent(capital / start.coast),
        anneesRestantes: yearsLeft,
        ageCoast: firstYear < 0 ? null : age + firstYear,
        capitalALaRetraite: end.grown,
        tauxReel: toPercent(real),
        effortMensuelRequis: Math.max(0, missing / annuityFactor(monthly, 12 * yearsLeft)),
      },
      yearly: later.map(({ grown, saved, coast, isReached }, index) => ({
        annee: index + 1,
        age: age + index + 1,
        capitalSansVersement: grown,
        capitalAvecVersements: saved,
        coastRequis: coast,
        atteint: isReached,
      })),
    },
    warnings: {
      coast_jamais: firstYear < 0,
      objectif_nul: nothingToReach,
      rendement_reel_negatif: real < 0,
    },
  }
}

/**
 * The capital that finances the retirement from its first day, in today's euros: the pension is counted. Used by
 * `replay.ts`.
 */
export function retirementCapital(params: ParamsOfContract<typeof contract>): number {
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  return fireNumber(params, equivalentMonthly(real))
}

/**
 * The capital that finances the retirement, in today's euros, the pension counted from its first day.
 * @param monthly the real monthly rate.
 */
const fireNumber = (
  params: ParamsOfContract<typeof contract>,
  monthly: ReturnType<typeof equivalentMonthly>,
): number =>
  capitalToRetire(
    {
      spending: params.depenses,
      withdrawalRate: annualRate(params.taux_retrait),
      tax: 0, // withdrawals are counted before tax
      pension: params.pension,
      monthsToPension: Math.max(0, 12 * (params.age_pension - params.age_retraite)),
    },
    monthly,
  )
