import type { Asked, Outcome } from '../../definition/simulator.ts'
import { findRoot } from '../../finance/root.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { buyerWealth, live, type Standing, tenantWealth } from './live.ts'
import { HIGHEST_RENT } from './params.ts'
import { type Plan, planOf } from './plan.ts'

/** Nearer than this share of the larger, neither is worth a removal van. */
const EVEN = 0.01

/** Lives both lives once for the figures, and a few times more to find the rent at which they meet. */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const plan = planOf(params)
  const yearly: ReturnType<typeof rowOf>[] = []
  const end = live(plan, params.loyer, (standing) => yearly.push(rowOf(standing, plan)))

  const buyer = buyerWealth(end, plan)
  const tenant = tenantWealth(end, plan)
  const buyingWins = exceeds(buyer, tenant)
  const balancedRent = findRoot((rent) => gapAtEnd(plan, rent), 0, HIGHEST_RENT) ?? null

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
        loyerEquilibre: balancedRent,
        coutIrrecuperableAchat: plan.fees + end.interest + end.running + end.value * plan.sellingCost,
        interets: end.interest,
        capitalRestantDu: end.balance,
        valeurBien: end.value,
      },
    },
    warnings: {
      bascule_inexistante: !buyingWins,
      loyer_equilibre_inexistant: balancedRent === null,
      apport_superieur_au_prix: params.apport > params.prix,
      credit_apres_horizon: plan.loanMonths > 12 * plan.horizon,
    },
  }
}

const rowOf = (at: Standing, plan: Plan) => ({
  annee: at.year,
  coutAchat: at.buyerPaid,
  coutLocation: at.tenantPaid,
  patrimoineAchat: buyerWealth(at, plan),
  patrimoineLocation: tenantWealth(at, plan),
})

/** How far the buyer ends ahead at a given rent: it rises with the rent, so one rent at most makes it zero. */
function gapAtEnd(plan: Plan, rent: number): number {
  const end = live(plan, rent)
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
  if (Math.abs(gap) <= EVEN * Math.max(Math.abs(buyer), Math.abs(tenant))) return 'equivalent'
  return gap > 0 ? 'achat' : 'location'
}
