import type { Asked, Outcome } from '../../definition/simulator.ts'
import { monthsToTarget } from '../../finance/duration.ts'
import { realValue } from '../../finance/real.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Plan, type Scenario, scenarioOf } from './scenario.ts'

/**
 * The same savings four times: without any fee, and at the three levels of fees.
 *
 * Two numbers for what fees cost: the sum of those levied, and what is missing at the end, which also holds
 * what they would have earned.
 */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const { capital, mensuel, duree } = params
  const gross = annualRate(params.taux)
  const inflation = annualRate(params.inflation)
  const entryFee = params.frais_entree / 100
  const totalPaid = capital + 12 * mensuel * duree
  const invested = { capital: capital * (1 - entryFee), deposit: mensuel * (1 - entryFee), gross, years: duree }

  const free = scenarioOf({ capital, deposit: mensuel, gross, fee: 0, years: duree })
  const low = scenarioOf({ ...invested, fee: params.frais_bas / 100 })
  const medium = scenarioOf({ ...invested, fee: params.frais_moyen / 100 })
  const high = scenarioOf({ ...invested, fee: params.frais_eleve / 100 })

  const freeEnd = endOf(free)
  const gap = endOf(low) - endOf(high)
  const lost = yearsLost(low, endOf(high), invested)

  const told = (nom: 'bas' | 'moyen' | 'eleve', frais: number, scenario: Scenario) => ({
    nom,
    frais,
    rendementNet: toPercent(scenario.net),
    capitalFinal: endOf(scenario),
    capitalFinalReel: realValue(endOf(scenario), inflation, duree),
    fraisPreleves: scenario.levied + entryFee * totalPaid,
    manqueAGagner: freeEnd - endOf(scenario),
    erosion: shareOf(freeEnd - endOf(scenario), freeEnd),
  })

  return {
    data: {
      resume: {
        capitalSansFrais: freeEnd,
        totalVerse: totalPaid,
        ecartMax: gap,
        ecartMaxPourcentage: shareOf(gap, endOf(low)),
        anneesPerdues: lost,
      },
      scenarios: [
        told('bas', params.frais_bas, low),
        told('moyen', params.frais_moyen, medium),
        told('eleve', params.frais_eleve, high),
      ],
      yearly: free.capitals.map((sansFrais, index) => ({
        annee: index + 1,
        sansFrais,
        bas: low.capitals[index] as number,
        moyen: medium.capitals[index] as number,
        eleve: high.capitals[index] as number,
      })),
    },
    warnings: {
      annees_perdues_inexistantes: lost === null,
      rendement_sous_inflation: high.net < inflation,
    },
  }
}

const endOf = ({ capitals }: Scenario): number => capitals.at(-1) as number

/** In percent; a percent of nothing is 0. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : toPercent(part / whole))

/**
 * How much earlier the low fees reach what the high fees end with: `years - t`, t from the equation of the
 * balance taken at any time, 0 when the start is there already. `null` unless the low fees gain a cent.
 */
function yearsLost(low: Scenario, target: number, { capital, deposit, years }: Omit<Plan, 'fee'>) {
  if (!exceeds(endOf(low), capital)) return null
  const months = monthsToTarget({ capital, deposit, target, rate: low.monthly })
  return months === undefined ? null : Math.max(0, years - months / 12)
}
