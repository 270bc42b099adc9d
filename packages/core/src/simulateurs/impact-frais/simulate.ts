import type { Asked, Outcome } from '../../definition/simulator.ts'
import { monthsToTarget } from '../../finance/duration.ts'
import { realValue } from '../../finance/real.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, isBelow, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { gapBetween } from './gap.ts'
import { type Scenario, scenarioOf } from './scenario.ts'

/**
 * The same savings four times: without any fee, and at the three levels of fees.
 *
 * Two numbers for what fees cost: the sum of those levied, and what is missing at the end, which also holds
 * what they would have earned.
 */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const { capital, mensuel: deposit, duree: years, frais_bas, frais_moyen, frais_eleve } = params
  const savings = { capital, deposit, gross: annualRate(params.taux), years }
  const inflation = annualRate(params.inflation)

  const free = scenarioOf({ entryFee: 0, fee: 0, ...savings })
  const bearing = (percent: number) =>
    scenarioOf({ entryFee: params.frais_entree / 100, fee: percent / 100, ...savings })
  const low = bearing(frais_bas)
  const medium = bearing(frais_moyen)
  const high = bearing(frais_eleve)

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

/** Where a scenario ends, and what it cost beside the savings without fees. */
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

const yearByYear = (free: Scenario, low: Scenario, medium: Scenario, high: Scenario) =>
  free.capitals.map((sansFrais, index) => ({
    annee: index + 1,
    sansFrais,
    bas: low.capitals[index] as number,
    moyen: medium.capitals[index] as number,
    eleve: high.capitals[index] as number,
  }))

/** In percent; a percent of nothing is 0. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : toPercent(part / whole))

/**
 * How much earlier the low fees reach what the high fees end with: `years - t`, t from the equation of the
 * balance taken at any time, 0 when the start is there already. `null` unless the low fees gain a cent.
 */
function yearsLost(low: Scenario, high: Scenario): number | null {
  if (!exceeds(low.end, low.start)) return null
  const { start: capital, added: deposit, monthly: rate } = low
  const months = monthsToTarget({ capital, deposit, target: high.end, rate })
  return months === undefined ? null : Math.max(0, low.plan.years - months / 12)
}
