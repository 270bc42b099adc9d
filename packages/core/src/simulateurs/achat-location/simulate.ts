import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { findRoot } from '../../finance/root.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { exceeds } from '../../units/money.ts'
import { percentOf } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { HIGHEST_RENT } from './params.ts'
import { type Plan, planOf } from './plan.ts'
import { buyerWealth, simulateMonths, tenantWealth, type YearState } from './simulate-months.ts'

/** Results within 1 % of the larger one are reported as equivalent. */
const EQUIVALENT_WITHIN = 0.01

/**
 * Simulates both households once for the figures, then about twenty times to find the break-even rent.
 * Called by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const plan = planOf(params)
  const yearly: ReturnType<typeof rowOf>[] = []
  const end = simulateMonths(plan, params.loyer, (state) => yearly.push(rowOf(state, plan)))

  const buyer = buyerWealth(end, plan)
  const tenant = tenantWealth(end, plan)
  const buyingWins = exceeds(buyer, tenant)
  const breakEvenRent = findRoot((rent) => gapAtEnd(plan, rent), 0, HIGHEST_RENT) ?? null

  const lending = lendingLaw(context.today)
  const { effortMaximal, dureeMaximaleCredit } = lending.values
  const repaid = plan.payment + plan.insurance + params.charges_credits

  return {
    data: {
      resume: {
        mensualiteCredit: plan.payment,
        fraisNotaire: plan.fees,
        coutTotalAchat: end.buyerPaid,
        coutTotalLocation: end.tenantPaid,
        patrimoineAchatFinal: buyer,
        patrimoineLocationFinal: tenant,
        pointBasculeAnnees: breakEven(yearly),
        achatGagnant: buyingWins,
      },
      yearly,
      complements: {
        ecartFinal: buyer - tenant,
        verdict: verdictOf(buyer, tenant),
        loyerEquilibre: breakEvenRent,
        coutIrrecuperableAchat: plan.fees + end.interest + end.running + end.value * plan.sellingCost,
        interets: end.interest,
        capitalRestantDu: end.balance,
        valeurBien: end.value,
        tauxEffort: percentOf(repaid, params.revenu),
        revenuMinimum: repaid / effortMaximal,
      },
    },
    warnings: {
      endettement_eleve: plan.loan > 0 && params.revenu > 0 && exceeds(repaid / effortMaximal, params.revenu),
      duree_longue: plan.loan > 0 && params.duree_credit > dureeMaximaleCredit,
      couts_omis: params.revalo_loyer === 0 || params.entretien === 0,
      bascule_inexistante: !buyingWins,
      loyer_equilibre_inexistant: breakEvenRent === null,
      apport_superieur_au_prix: params.apport > params.prix,
      credit_apres_horizon: plan.loanMonths > 12 * plan.horizon,
    },
    law: { asOf: context.today, sources: sourcesOf(lending) },
  }
}

/** A row of `yearly`. */
const rowOf = (state: YearState, plan: Plan) => ({
  annee: state.year,
  coutAchat: state.buyerPaid,
  coutLocation: state.tenantPaid,
  patrimoineAchat: buyerWealth(state, plan),
  patrimoineLocation: tenantWealth(state, plan),
})

/** The buyer's lead at a given rent. It rises with the rent, so it has at most one root. */
function gapAtEnd(plan: Plan, rent: number): number {
  const end = simulateMonths(plan, rent)
  return buyerWealth(end, plan) - tenantWealth(end, plan)
}

/** The first year from which buying is ahead and stays so; `null` when it is not ahead at the end. */
function breakEven(
  yearly: readonly { annee: number; patrimoineAchat: number; patrimoineLocation: number }[],
) {
  const behind = yearly.findLastIndex((row) => !exceeds(row.patrimoineAchat, row.patrimoineLocation))
  return yearly[behind + 1]?.annee ?? null
}

function verdictOf(buyer: number, tenant: number): 'achat' | 'location' | 'equivalent' {
  const gap = buyer - tenant
  if (Math.abs(gap) <= EQUIVALENT_WITHIN * Math.max(Math.abs(buyer), Math.abs(tenant))) return 'equivalent'
  return gap > 0 ? 'achat' : 'location'
}
