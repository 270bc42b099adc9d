import type { Asked, Outcome } from '../../definition/simulator.ts'
import { annuityFactor, growth } from '../../finance/compound.ts'
import { realRate } from '../../finance/real.ts'
import { capitalToRetire } from '../../finance/retirement.ts'
import { eachYear } from '../../units/each-year.ts'
import { exceeds, reaches } from '../../units/money.ts'
import { annualRate, equivalentMonthly, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * Everything in today's euros, at the real rate: the deposits follow prices, so does the spending.
 *
 * The capital that suffices is not one number but a rising line, `coast(t) = FIRE / (1+ρ)^(N-t)`: each year
 * lived leaves one year less for growth to do its work.
 */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const { age, capital, mensuel: deposit } = params
  const yearsLeft = params.age_retraite - age
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  const monthly = equivalentMonthly(real)
  const fire = fireNumber(params, monthly)

  /** After so many years, from 0: what is there without deposits and with them, and what would suffice. */
  const standingAt = (years: number) => {
    const grown = capital * growth(real, years)
    const saved = grown + deposit * annuityFactor(monthly, 12 * years)
    const coast = fire / growth(real, yearsLeft - years)
    return { grown, saved, coast, isThere: reaches(saved, coast) }
  }
  const start = standingAt(0)
  const later = eachYear(yearsLeft, standingAt)
  const end = later.at(-1) ?? start

  const nothingToReach = !exceeds(start.coast, 0)
  const firstYear = [start, ...later].findIndex(({ isThere }) => isThere)
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
      yearly: later.map(({ grown, saved, coast, isThere }, index) => ({
        annee: index + 1,
        age: age + index + 1,
        capitalSansVersement: grown,
        capitalAvecVersements: saved,
        coastRequis: coast,
        atteint: isThere,
      })),
    },
    warnings: {
      coast_jamais: firstYear < 0,
      objectif_nul: nothingToReach,
      rendement_reel_negatif: real < 0,
    },
  }
}

/** The capital that carries the retirement from its first day, the pension counted from its own. */
const fireNumber = (params: Asked<typeof contract>, monthly: ReturnType<typeof equivalentMonthly>): number =>
  capitalToRetire(
    {
      spending: params.depenses,
      withdrawalRate: annualRate(params.taux_retrait),
      tax: 0,
      pension: params.pension,
      monthsToPension: Math.max(0, 12 * (params.age_pension - params.age_retraite)),
    },
    monthly,
  )
