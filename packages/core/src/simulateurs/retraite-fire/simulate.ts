import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { realRate } from '../../finance/real.ts'
import { annualReturns } from '../../indices/annual-returns.ts'
import { marketColumns, marketYears } from '../../indices/market-years.ts'
import { creditsOf } from '../../indices/series.ts'
import { annualRate, equivalentMonthly, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { simulateDraws } from './draws.ts'
import { findWarnings } from './find-warnings.ts'
import { type Goal, goalAt, isZero } from './goal.ts'
import { hasFewWindows, replayHistory, retirementsOf, successRateAt } from './history.ts'
import { pathOf } from './path.ts'

/** Usual withdrawal rules, in percent of the capital a year. Used by `goal.explain.ts`. */
export const RULES = [3, 4, 5]

/**
 * Computes in today's euros at the real rate: deposits, spending and pension follow prices. Nominal amounts are
 * multiplied by prices at the end. Used by `index.ts`.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { capital, age } = params
  const real = realRate(annualRate(params.taux), annualRate(params.inflation))
  const saver = { capital, deposit: params.mensuel, rate: equivalentMonthly(real) }
  const goal = goalAt(params, saver, params.taux_retrait)
  const rules = RULES.map((percent) => ({ percent, goal: goalAt(params, saver, percent) }))

  const market = marketYears(params.indice)
  const retirements = retirementsOf(params, market)
  const historique =
    params.methode === 'historique'
      ? replayHistory(retirements, market.years, goal.target, params.taux_retrait)
      : null
  const monteCarlo = params.methode === 'monte_carlo' ? simulateDraws(params, goal.target, real) : null

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
        atteint: goal.isReached,
        progression: progress(capital, goal),
        tauxReel: toPercent(real),
      },
      regles: rules.map(({ percent, goal }) => ({
        tauxRetrait: percent,
        capitalCible: goal.target,
        anneesAvantFire: goal.years,
        ageFire: ageAt(goal),
        revenuMensuelActuel: income(capital, percent),
        atteint: goal.isReached,
        tauxReussiteHistorique: successRateAt(retirements, percent),
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
      historique,
      monteCarlo,
    },
    warnings: findWarnings(params, {
      real,
      goal,
      withdrawalRules: rules.map((rule) => rule.goal),
      hasFewWindows: hasFewWindows(retirements),
      hasNoWindow: retirements.length === 0,
      historicalSuccess: historique?.tauxReussite ?? null,
      drawsSuccess: monteCarlo?.tauxReussite ?? null,
    }),
    history: creditsOf([annualReturns, ...marketColumns[params.indice]]),
  }
}

/** A capital in percent of the target; 0 when the target is 0. */
const progress = (wealth: number, goal: Goal): number => (isZero(goal) ? 0 : toPercent(wealth / goal.target))
