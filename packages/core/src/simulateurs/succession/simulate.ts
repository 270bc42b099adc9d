import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { dutyOn } from '../../legislation/regles/succession/duties.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { estateOf, heirsPartOf } from './estate.ts'
import { findWarnings } from './find-warnings.ts'
import { heirOf } from './heir.ts'
import { insuranceOf } from './insurance.ts'

/** Duties of an exempt heir. */
const EXEMPT = { allowance: 0, base: 0, slices: [], due: 0 }

/**
 * Computes the net estate, the part of each heir and the duties on it, then life insurance, which is outside the
 * estate, then the total transferred net of duties.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const estate = estateOf(params, context.today)
  const part = heirsPartOf(params, context.today)
  const heir = heirOf(params, context.today)
  const share = (estate.net * part.share) / params.heritiers
  const duty = heir.liable ? dutyOn(heir.liable.heir, share) : EXEMPT
  const insurance = insuranceOf(params, heir.liable, share, context.today)

  const droitsTotal = params.heritiers * duty.due
  const totalDroits = droitsTotal + insurance.due
  const passedOn = estate.left + insurance.received

  return {
    data: {
      resume: {
        actifNet: estate.net,
        partParHeritier: share,
        abattement: duty.allowance,
        baseTaxable: duty.base,
        droitsParHeritier: duty.due,
        droitsTotal,
        droitsAssuranceVie: insurance.due,
        totalDroits,
        netTransmis: passedOn - totalDroits,
        tauxEffectif: passedOn === 0 ? 0 : toPercent(totalDroits / passedOn),
        tauxMarginal: duty.slices.reduce(
          (rate, step) => (exceeds(step.base, 0) ? toPercent(step.rate) : rate),
          0,
        ),
        exonere: heir.liable === null,
      },
      tranches: duty.slices.map(({ above, below, rate, base, charge }) => ({
        de: above,
        a: below,
        taux: toPercent(rate),
        base,
        droits: charge,
      })),
      assuranceVie: insurance.figures,
    },
    used: { beneficiaires: insurance.beneficiaries },
    warnings: findWarnings(params, context.today),
    law: { asOf: context.today, sources: sourcesOf(estate, part, heir, insurance) },
  }
}
