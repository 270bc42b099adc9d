import type { Asked, Outcome } from '../../definition/simulator.ts'
import { annuityFactor, growth } from '../../finance/compound.ts'
import { realRate } from '../../finance/real.ts'
import { exceeds } from '../../units/money.ts'
import {
  type AnnualRate,
  annualRate,
  equivalentMonthly,
  type MonthlyRate,
  toPercent,
} from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Goal, goalAt } from './goal.ts'

/** The rules of thumb that people compare, in percent of the capital a year. */
const RULES = [3, 4, 5]

/**
 * Everything is lived in today's euros, at the real rate: deposits, spending and pension all follow prices. Euros of
 * a later year come last, by multiplying by prices.
 */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const { capital, age } = params
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  const saver = { capital, deposit: params.mensuel, rate: equivalentMonthly(real) }
  const goal = goalAt(params, saver, params.taux_retrait)
  const rules = RULES.map((percent) => ({ percent, goal: goalAt(params, saver, percent) }))

  const ageAt = ({ years }: Goal) => (age === undefined || years === null ? null : age + years)
  const income = (wealth: number, percent: number) =>
    ((wealth * percent) / 1200) * (1 - params.fiscalite_retrait / 100)

  return {
    data: {
      resume: {
        capitalActuel: capital,
        depensesAnnuelles: 12 * params.depenses,
        tauxRetrait: params.taux_retrait,
        capitalCible: goal.target,
        anneesAvantFire: goal.years,
        ageFire: ageAt(goal),
        atteint: goal.reached,
        progression: progress(capital, goal),
        tauxReel: toPercent(real),
      },
      regles: rules.map(({ percent, goal }) => ({
        tauxRetrait: percent,
        capitalCible: goal.target,
        anneesAvantFire: goal.years,
        ageFire: ageAt(goal),
        revenuMensuelActuel: income(capital, percent),
        atteint: goal.reached,
      })),
      yearly: pathOf(params, real).map((row) => ({
        annee: row.annee,
        age: age === undefined ? null : age + row.annee,
        capitalNominal: row.capitalNominal,
        capitalReel: row.capitalReel,
        totalVerse: row.totalVerse,
        interets: row.capitalNominal - row.totalVerse,
        progression: progress(row.capitalReel, goal),
        rentePossibleMensuelle: income(row.capitalReel, params.taux_retrait),
      })),
    },
    warnings: {
      fire_jamais: goal.years === null,
      regle_jamais: rules.some((rule) => rule.goal.years === null),
      fire_apres_projection: goal.years !== null && goal.years > params.duree,
      retrait_superieur_au_rendement: wearsAway(params, saver.rate),
      rendement_reel_negatif: real < 0,
      objectif_nul: isNothing(goal),
    },
  }
}

/** Whether the target, a twelfth of its yearly rate withdrawn each month for ever, would run out. */
const wearsAway = (params: Asked<typeof contract>, rate: MonthlyRate): boolean =>
  rate >= 0 && annualRate(params.taux_retrait) / 12 > rate && params.pension < params.depenses

/** Whether the target is under half a cent. */
const isNothing = ({ target }: Goal): boolean => !exceeds(target, 0)

/** In percent of the target; a percent of nothing is 0. */
const progress = (wealth: number, goal: Goal): number =>
  isNothing(goal) ? 0 : toPercent(wealth / goal.target)

/**
 * The capital at the end of each year, deposits going on after independence as before. A deposit of `M` of today's
 * euros, made at the end of month k, takes `M(1+i)^(k/12)` out of that month's pay.
 */
function pathOf(params: Asked<typeof contract>, real: AnnualRate) {
  const { capital, mensuel: deposit } = params
  const inflation = annualRate(params.inflation)
  const monthly = equivalentMonthly(real)
  const monthlyInflation = equivalentMonthly(inflation)
  return Array.from({ length: params.duree }, (_, index) => {
    const annee = index + 1
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
