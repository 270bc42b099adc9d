import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { effectiveRate, effectiveRateOf } from '../../finance/effective-rate.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { usuryLaw, usuryThreshold } from '../../legislation/regles/credit/usury.ts'
import { exceeds } from '../../units/money.ts'
import { percentOf, sensiblePercent, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { repayEarly } from './early.ts'
import { type Plan, planOf, premiumOf } from './plan.ts'
import { monthsOf, yearsOf } from './table.ts'

/**
 * Computes the signed loan by month, then its total cost, its effective rate and its share of the income, then the
 * effect of an early repayment. `defineSimulator` calls it with valid parameters, rates in percent. Used by
 * `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const plan = planOf(params)
  const early = repayEarly(plan, params, context.today)
  const yearly = yearsOf(plan, early?.owedAt)

  const mensualite = plan.payment + premiumOf(plan, plan.principal)
  const totalInterets = yearly.at(-1)?.cumulInterets ?? 0
  const totalAssurance = yearly.reduce((sum, { assurance }) => sum + assurance, 0)
  const coutCredit = totalInterets + totalAssurance + plan.fees
  const taeg = sensiblePercent(effectiveRateOfPlan(plan))
  const lending = lendingLaw(context.today)
  const { effortMaximal: effort, dureeMaximaleCredit: longest } = lending.values
  const share = percentOf(mensualite, params.revenu)
  const usury = usuryLaw(context.today)
  const threshold = usuryThreshold(usury.values, params.duree)
  const tauxUsure = threshold === null ? null : toPercent(threshold)

  return {
    data: {
      resume: {
        mensualite,
        mensualiteHorsAssurance: plan.payment,
        coutTotal: plan.principal + coutCredit,
        totalInterets,
        totalAssurance,
        coutCredit,
        taeg,
        tauxEndettement: share,
        revenuMinimum: mensualite / effort,
        tauxUsure,
      },
      remboursementAnticipe: early?.figures ?? null,
      yearly,
      mensuel: params.detail === 'mensuel' ? monthsOf(plan) : undefined,
    },
    warnings: {
      taeg_inexistant: taeg === null,
      endettement_eleve: params.revenu > 0 && exceeds(mensualite, effort * params.revenu),
      endettement_inexistant: params.revenu > 0 && share === null,
      duree_longue: params.duree > longest,
      taux_usure_depasse: taeg !== null && tauxUsure !== null && taeg > tauxUsure,
      taux_usure_inconnu: tauxUsure === null,
      remboursement_faible: early?.isSmall ?? false,
      remboursement_plafonne: early?.isCapped ?? false,
    },
    law: {
      asOf: context.today,
      sources: sourcesOf(lending, ...(early ? [early] : []), ...(tauxUsure === null ? [] : [usury])),
    },
  }
}

/**
 * The yearly rate, as a fraction, at which the amount received, net of fees, equals the present value of the
 * payments; `undefined` where there is none.
 */
function effectiveRateOfPlan(plan: Plan): number | undefined {
  const { principal, payment, months } = plan
  const received = principal - plan.fees
  const isLevel = !plan.isInsuredOnBalance || plan.premiumRate === 0
  return isLevel
    ? effectiveRate({ received, payment: payment + premiumOf(plan, principal), months })
    : effectiveRateOf(
        received,
        monthsOf(plan).map(({ mensualite }) => mensualite),
      )
}
