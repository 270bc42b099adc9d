import type { Asked, Outcome } from '../../definition/simulator.ts'
import { windowCautions } from '../../definition/usual-warnings.ts'
import { allOverlap } from '../../finance/saving-windows.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import type { contract } from './contract.ts'

/** What the calculation found that calls for a word. */
export interface Findings {
  /** A true Livret A would refuse some of these deposits. */
  readonly isTooSmall: boolean
  /** Prices rise faster than the livret. */
  readonly isErodedByPrices: boolean
  /** There is nothing to take a percent of. */
  readonly isWithoutPercent: boolean
  /** More is paid in than the wrapper may take. */
  readonly isBeyondCeiling: boolean
  /** The wrapper is not yet as old as tax asks. */
  readonly isTooYoung: boolean
}

/** Which warnings an answer deserves. */
export function cautionsOf(
  { capital, mensuel, plafond, taux_livret, enveloppe, methode, duree }: Asked<typeof contract>,
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
    ...windowCautions(isPast, () => allOverlap(euroInvestor.table().dates.length, 12 * duree)),
  }
}
