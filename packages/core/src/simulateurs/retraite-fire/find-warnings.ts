import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { type AnnualRate, annualRate, equivalentMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Goal, isZero } from './goal.ts'

/** What `simulate` found, as far as warnings depend on it. */
interface Findings {
  /** Yearly yield after inflation, as a fraction. */
  readonly real: AnnualRate
  /** The requested goal: its capital, and the years before it is reached. */
  readonly goal: Goal
  /** The goals under the 3, 4 and 5 % withdrawal rules. */
  readonly withdrawalRules: readonly Goal[]
  /** Whether history has few retirements of this length. */
  readonly hasFewWindows: boolean
  /** Whether no retirement of this length fits in the data. */
  readonly hasNoWindow: boolean
  /** Success rate in percent of windows; `null` for another method. */
  readonly historicalSuccess: number | null
  /** Success rate in percent of draws; `null` for another method. */
  readonly drawsSuccess: number | null
}

/**
 * Whether each warning of the contract applies, by its code; `warnings.ts` has their texts. They state the thresholds
 * 50 and 100: change both files. Called by `simulate.ts`.
 */
export function findWarnings(
  params: ParamsOfContract<typeof contract>,
  found: Findings,
): Outcome<typeof contract>['warnings'] {
  const { real, goal, withdrawalRules, historicalSuccess, drawsSuccess } = found
  const isDrawn = drawsSuccess !== null
  const successRate = historicalSuccess ?? drawsSuccess
  /** Whether outcomes differ: without volatility all draws are the same. */
  const hasSpread = !(isDrawn && params.volatilite === 0)
  return {
    fire_jamais: goal.years === null,
    regle_jamais: withdrawalRules.some((rule) => rule.years === null),
    fire_apres_projection: goal.years !== null && goal.years > params.duree,
    retrait_superieur_au_rendement: exhaustsTarget(params, real),
    rendement_reel_negatif: real < 0,
    objectif_nul: isZero(goal),
    // Every answer has the historical success of the rules.
    histoire_clemente: params.indice === 'us',
    histoire_mondiale_courte: params.indice === 'monde',
    aucune_fenetre: found.hasNoWindow,
    fenetres_peu_nombreuses: params.indice === 'us' && found.hasFewWindows,
    hasard_suppose: isDrawn && hasSpread,
    sans_alea: isDrawn && !hasSpread,
    // Some retirements fail: half of them at most, then more than half.
    mauvais_moment: hasSpread && successRate !== null && successRate >= 50 && successRate < 100,
    echec_probable: hasSpread && successRate !== null && successRate < 50,
    // Windows and draws withdraw a constant rate: a pension or a tax changes nothing in them.
    pension_et_impot_ignores: successRate !== null && (params.pension > 0 || params.fiscalite_retrait > 0),
  }
}

/** Whether perpetual monthly withdrawals would exhaust the target; a negative real yield has its own warning. */
function exhaustsTarget(params: ParamsOfContract<typeof contract>, real: AnnualRate): boolean {
  const rate = equivalentMonthly(real)
  return rate >= 0 && annualRate(params.taux_retrait) / 12 > rate && params.pension < params.depenses
}
