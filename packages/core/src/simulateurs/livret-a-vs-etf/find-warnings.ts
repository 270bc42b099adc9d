import { applicableWindowWarnings } from '../../definition/common-warnings.ts'
import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { allOverlap } from '../../finance/saving-windows.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import type { contract } from './contract.ts'

/** Properties of the figures that decide the warnings. */
export interface Findings {
  /** The legal limit would refuse some of the deposits. */
  readonly isTooSmall: boolean
  /** Inflation exceeds the rate of the livret. */
  readonly isErodedByPrices: boolean
  /** The gap has no percentage. */
  readonly isWithoutPercent: boolean
  /** Deposits exceed the limit of the wrapper. */
  readonly isBeyondCeiling: boolean
  /** The wrapper is more recent than its lower tax requires. */
  readonly isTooYoung: boolean
}

/** The warnings of an answer. */
export function findWarnings(
  { capital, mensuel, plafond, taux_livret, enveloppe, methode, duree }: ParamsOfContract<typeof contract>,
  found: Findings,
): Outcome<typeof contract>['warnings'] {
  const isPast = methode === 'historique'
  return {
    plafond_livret_atteint: plafond && found.isTooSmall,
    pel_non_tranche: plafond && found.isTooSmall,
    plafond_livret_ignore: !plafond && found.isTooSmall,
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
    histoire_sans_plafond: isPast && capital + mensuel > 0,
    ...applicableWindowWarnings(isPast, () => allOverlap(euroInvestor.table().dates.length, 12 * duree)),
  }
}
