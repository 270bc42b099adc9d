import type { Asked, Outcome } from '../../definition/simulator.ts'
import { type AnnualRate, annualRate, equivalentMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Goal, isNothing } from './goal.ts'

/** What was found, as far as a caution needs it. */
interface Found {
  readonly real: AnnualRate
  readonly goal: Goal
  readonly rules: readonly Goal[]
  /** Whether history is short of retirements of this length. */
  readonly thin: boolean
  /** In percent of windows; `null` unless history was asked for. */
  readonly inHistory: number | null
  /** In percent of draws; `null` unless draws were asked for. */
  readonly inDraws: number | null
}

type Cautions = Outcome<typeof contract>['warnings']

/** Which of the contract's warnings an answer deserves. */
export function cautionsOf(params: Asked<typeof contract>, found: Found): Cautions {
  const { real, goal, rules, inHistory, inDraws } = found
  const drawn = inDraws !== null
  const tried = inHistory ?? inDraws
  const hazard = !(drawn && params.volatilite === 0)
  return {
    fire_jamais: goal.years === null,
    regle_jamais: rules.some((rule) => rule.years === null),
    fire_apres_projection: goal.years !== null && goal.years > params.duree,
    retrait_superieur_au_rendement: wearsAway(params, real),
    rendement_reel_negatif: real < 0,
    objectif_nul: isNothing(goal),
    histoire_clemente: true, // the rules always tell their successes in history
    fenetres_peu_nombreuses: found.thin,
    hasard_suppose: drawn && hazard,
    sans_alea: drawn && !hazard,
    mauvais_moment: hazard && tried !== null && tried >= 50 && tried < 100,
    echec_probable: hazard && tried !== null && tried < 50,
    pension_et_impot_ignores: tried !== null && (params.pension > 0 || params.fiscalite_retrait > 0),
  }
}

/** Whether the target, a twelfth of its yearly rate withdrawn each month for ever, would run out. */
function wearsAway(params: Asked<typeof contract>, real: AnnualRate): boolean {
  const rate = equivalentMonthly(real)
  return rate >= 0 && annualRate(params.taux_retrait) / 12 > rate && params.pension < params.depenses
}
