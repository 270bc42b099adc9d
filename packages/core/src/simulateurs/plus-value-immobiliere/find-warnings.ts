import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import type { SaleCase, TaxedSale } from './sale.ts'

/** Whether each warning of the contract applies, by its code. Called by `simulate.ts`. */
export function findWarnings(
  params: ParamsOfContract<typeof contract>,
  { ownership, law }: SaleCase,
  now: TaxedSale,
  next: TaxedSale,
): Outcome<typeof contract>['warnings'] {
  const { gain, due } = now
  const base = due.incomeTaxBase / params.vendeurs
  return {
    droit_projete: ownership.isProjected,
    anniversaire_proche: ownership.isAnniversaryNear && exceeds(due.total, next.due.total),
    moins_value: exceeds(0, gain.gain),
    forfait_travaux: exceeds(gain.works, params.travaux ?? 0),
    surtaxe_palier:
      exceeds(due.surtax, 0) &&
      law.values.surtaxePlusValues.some(
        ({ above, smoothedUpTo }) => exceeds(base, above) && exceeds(smoothedUpTo, base),
      ),
    exoneration_a_verifier: params.exoneration !== 'aucune' || params.remploi > 0,
    forfait_frais: exceeds(gain.purchaseCosts, params.frais_achat ?? 0),
  }
}
