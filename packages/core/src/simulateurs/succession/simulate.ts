import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { toPercent } from '../../units/rate.ts'
import { bracketRows, marginalRate } from './brackets.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { flatRateEffect, settle } from './settlement.ts'

/**
 * Computes the net estate, the part of each heir and the duties on it, then life insurance, which is outside the
 * estate, then the total transferred net of duties. Amounts are in euros, rates in percent. `estate.left` is what
 * is passed on; `estate.net` is what duties are computed from, where the home may count for less. `used` holds
 * values that were derived, since the question left them out. `defineSimulator` calls it with valid parameters,
 * rates in percent.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const {
    estate,
    parts,
    heir,
    share,
    duty,
    insurance,
    inheritanceDuties: droitsTotal,
    allDuties: totalDroits,
  } = settle(params, context.today)
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
        tauxMarginal: marginalRate(duty),
        exonere: heir.liable === null,
        partDuConjoint: estate.net * parts.spouse,
        effetForfaitMobilier: flatRateEffect(params, context.today),
      },
      tranches: bracketRows(duty),
      assuranceVie: insurance.figures,
    },
    used: { beneficiaires: insurance.beneficiaries },
    warnings: findWarnings(params, context.today),
    law: { asOf: context.today, sources: sourcesOf(estate, parts, heir, insurance) },
  }
}
