import { applicableWindowWarnings } from '../../definition/common-warnings.ts'
import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { allOverlap } from '../../finance/saving-windows.ts'
import { equityHistory } from '../../indices/equities.ts'
import type { contract } from './contract.ts'

/** What `simulate` found in its figures, as far as warnings depend on it. */
interface Findings {
  /**
   * Whether the legal limit of the Livret A is lower than the deposits, even where the question does not apply it
   * (`plafond`).
   */
  readonly isLimitTooSmall: boolean
  /** Whether inflation exceeds the rate of the Livret A. */
  readonly isErodedByPrices: boolean
  /** Whether the gap has no percentage, because the Livret A ends at nearly 0. */
  readonly isWithoutPercent: boolean
  /** Whether deposits exceed the limit of the account that holds the fund. */
  readonly isBeyondCeiling: boolean
  /** Whether the account that holds the fund is younger at the end than its lower tax requires. */
  readonly isTooYoung: boolean
  /** How many windows of the past fit in the data; 0 when the method is not historical. */
  readonly windows: number
}

/** Whether each warning of the contract applies, by its code; the contract has their texts. Used by `simulate.ts`. */
export function findWarnings(
  {
    capital,
    mensuel,
    plafond,
    taux_livret,
    enveloppe,
    methode,
    duree,
    indice,
  }: ParamsOfContract<typeof contract>,
  found: Findings,
): Outcome<typeof contract>['warnings'] {
  const isAsked = methode === 'historique'
  const isPast = found.windows > 0
  return {
    plafond_livret_atteint: plafond && found.isLimitTooSmall,
    // A PEL could take what the Livret A refuses, and texts leave its social levies open.
    pel_non_tranche: plafond && found.isLimitTooSmall,
    plafond_livret_ignore: !plafond && found.isLimitTooSmall,
    // Without a given rate, the rate in force today holds for all years, although the State revises it.
    taux_livret_revisable: taux_livret === undefined,
    livret_sous_inflation: found.isErodedByPrices,
    plafond_pea_depasse: found.isBeyondCeiling,
    pea_avant_5_ans: enveloppe === 'pea' && found.isTooYoung,
    assurance_vie_avant_8_ans: enveloppe === 'assurance_vie' && found.isTooYoung,
    prelevements_sociaux_par_produit: enveloppe === 'cto',
    ecart_inexistant: found.isWithoutPercent,
    resume_a_rendement_constant: isPast,
    loi_d_aujourdhui: isPast,
    pea_fonds_synthetique: isPast && enveloppe === 'pea',
    // The windows of the past apply no limit to the Livret A; without deposits there is nothing to refuse.
    histoire_sans_plafond: isPast && capital + mensuel > 0,
    // The warnings that all answers from windows of the past share.
    ...applicableWindowWarnings(
      isAsked
        ? {
            market: indice,
            windows: found.windows,
            isOneStory: allOverlap(equityHistory(indice).dates.length, 12 * duree),
          }
        : undefined,
    ),
  }
}
