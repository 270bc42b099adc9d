import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { instalmentLaw } from '../../legislation/regles/succession/family/law.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { hasCents } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'
import { bracketRows, marginalRate } from './brackets.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { instalmentRows } from './instalment-rows.ts'
import { isOneKinship, type OneKinship } from './is-whole-family.ts'
import { flatRateEffect, settle } from './settlement.ts'
import { simulateFamily } from './simulate-family.ts'

/**
 * Answers a question about equal heirs of one kinship, or about a whole family. `defineSimulator` calls it with valid
 * parameters, rates in percent. The law is that of the day of the death, today unless the question has one. Used by
 * `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const day = params.date_deces ?? context.today
  return isOneKinship(params) ? simulateOneKinship(params, day) : simulateFamily(params, day)
}

/**
 * Computes the net estate, the part of each heir and the duties on it, then life insurance, which is outside the
 * estate, then the total transferred net of duties. Amounts are in euros, rates in percent. `estate.left` is what
 * is passed on; `estate.net` is what duties are computed from, where the home may count for less. `used` holds
 * values that were derived, since the question left them out.
 */
function simulateOneKinship(params: OneKinship, day: CivilDate): Outcome<typeof contract> {
  const {
    estate,
    parts,
    heir,
    share,
    duty,
    insurance,
    inheritanceDuties: droitsTotal,
    allDuties: totalDroits,
  } = settle(params, day)
  const { fractionnement: plan } = params
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
        effetForfaitMobilier: flatRateEffect(params, day),
      },
      tranches: bracketRows(duty),
      assuranceVie: insurance.figures,
      devolution: null,
      heritiers: [],
      assurances: [],
      options: [],
      echeancier:
        plan === 'aucun' ? [] : instalmentRows(droitsTotal + insurance.figures.apres70.droits, plan, day),
    },
    used: { beneficiaires: insurance.beneficiaries, date_deces: day },
    warnings: { ...findWarnings(params, day), arrondi_a_l_euro: hasCents(duty.due) },
    law: {
      asOf: day,
      sources: sourcesOf(estate, parts, heir, insurance, ...(plan === 'aucun' ? [] : [instalmentLaw(day)])),
    },
  }
}
