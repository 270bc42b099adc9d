import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { monthsToTarget } from '../../finance/duration.ts'
import { realValue } from '../../finance/real.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, isBelow, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { gapBetween } from './gap.ts'
import { type Scenario, scenarioOf } from './scenario.ts'

/**
 * Simulates the same savings four times: without fees, and at three levels of fees. `defineSimulator` calls it with
 * valid parameters, rates in percent. Used by `index.ts`.
 *
 * Fees have two measures: the sum levied, and the final gap, which includes what that sum would have earned.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { capital, mensuel: deposit, duree: years, frais_bas, frais_moyen, frais_eleve } = params
  const { free, low, medium, high } = scenariosOf(params)
  const inflation = annualRate(params.inflation)
  const gap = gapBetween(low, high)
  const lost = yearsLost(low, high)
  const endOf = (scenario: Scenario) => ({
    capitalFinalReel: realValue(scenario.end, inflation, years),
    ...costOf(scenario, free),
  })

  return {
    data: {
      resume: {
        capitalSansFrais: free.end,
        totalVerse: capital + 12 * deposit * years,
        ecartMax: gap,
        ecartMaxPourcentage: shareOf(gap, low.end),
        anneesPerdues: lost,
      },
      scenarios: [
        { nom: 'bas', frais: frais_bas, ...endOf(low) },
        { nom: 'moyen', frais: frais_moyen, ...endOf(medium) },
        { nom: 'eleve', frais: frais_eleve, ...endOf(high) },
      ],
      yearly: yearByYear(free, low, medium, high),
    },
    warnings: {
      annees_perdues_inexistantes: lost === null,
      rendement_sous_inflation: isBelow(high.net, inflation),
    },
  }
}

/** The savings without fees, and at each of the three levels. Used by `explain.ts`. */
export function scenariosOf(params: ParamsOfContract<typeof contract>) {
  const { capital, mensuel: deposit, duree: years } = params
  const savings = { capital, deposit, gross: annualRate(params.taux), years }
  const bearing = (percent: number) =>
    scenarioOf({ entryFee: params.frais_entree / 100, fee: percent / 100, ...savings })
  return {
    free: scenarioOf({ entryFee: 0, fee: 0, ...savings }),
    low: bearing(params.frais_bas),
    medium: bearing(params.frais_moyen),
    high: bearing(params.frais_eleve),
  }
}

/** The final capital of a scenario and its cost compared to the savings without fees. */
function costOf(scenario: Scenario, free: Scenario) {
  const missing = gapBetween(free, scenario)
  return {
    rendementNet: toPercent(scenario.net),
    capitalFinal: scenario.end,
    fraisPreleves: scenario.levied,
    manqueAGagner: missing,
    erosion: shareOf(missing, free.end),
  }
}

/** The rows of `yearly`: the capital at the end of each year, in euros, without fees and at each level. */
const yearByYear = (free: Scenario, low: Scenario, medium: Scenario, high: Scenario) =>
  free.capitals.map((sansFrais, index) => ({
    annee: index + 1,
    sansFrais,
    bas: low.capitals[index] as number,
    moyen: medium.capitals[index] as number,
    eleve: high.capitals[index] as number,
  }))

/** A part in percent of a whole; 0 when the whole is 0. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : toPercent(part / whole))

/**
 * The lead of the low fees in years, `years - t`: at time t the low fees reach the final capital of the high
 * fees; t is 0 when the initial capital is enough. `null` unless the final capital with low fees, deposits
 * included, exceeds the initial one by more than half a cent.
 */
function yearsLost(low: Scenario, high: Scenario): number | null {
  if (!exceeds(low.end, low.start)) return null
  const { start: capital, added: deposit, monthly: rate } = low
  const months = monthsToTarget({ capital, deposit, target: high.end, rate })
  return months === undefined ? null : Math.max(0, low.plan.years - months / 12)
}
