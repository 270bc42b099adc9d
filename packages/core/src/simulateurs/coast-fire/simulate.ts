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

  const grown = (years: number) => capital * growth(real, years)
  const saved = (years: number) => grown(years) + deposit * annuityFactor(monthly, 12 * years)
  const coast = (years: number) => fire / growth(real, yearsLeft - years)
  const isThere = (years: number) => reaches(saved(years), coast(years))

  const coastNumber = coast(0)
  const nothingToReach = !exceeds(coastNumber, 0)
  const firstYear = firstIn(yearsLeft, isThere)
  const missing = fire - grown(yearsLeft)

  return {
    data: {
      resume: {
        capitalFire: fire,
        coastNumber,
        capitalActuel: capital,
        atteint: reaches(capital, coastNumber),
        ecart: capital - coastNumber,
        progression: nothingToReach ? null : toPercent(capital / coastNumber),
        anneesRestantes: yearsLeft,
        ageCoast: firstYear === null ? null : age + firstYear,
        capitalALaRetraite: grown(yearsLeft),
        tauxReel: toPercent(real),
        effortMensuelRequis: Math.max(0, missing / annuityFactor(monthly, 12 * yearsLeft)),
      },
      yearly: eachYear(yearsLeft, (annee) => ({
        annee,
        age: age + annee,
        capitalSansVersement: grown(annee),
        capitalAvecVersements: saved(annee),
        coastRequis: coast(annee),
        atteint: isThere(annee),
      })),
    },
    warnings: {
      coast_jamais: firstYear === null,
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

/** The first whole number of years, 0 to `last`, at which something holds; `null` when it never does. */
function firstIn(last: number, holds: (years: number) => boolean): number | null {
  for (let years = 0; years <= last; years += 1) if (holds(years)) return years
  return null
}
