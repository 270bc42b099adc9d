import type { Asked, Outcome } from '../../definition/simulator.ts'
import { growth } from '../../finance/compound.ts'
import { npv } from '../../finance/irr.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import { balancedRent, selfFinancingPrice } from './break-even.ts'
import type { contract } from './contract.ts'
import { lettingYear } from './letting.ts'
import { loanYear, type Purchase, purchaseOf } from './purchase.ts'
import { rateOfReturn, sensible } from './return.ts'

type Params = Asked<typeof contract>

/**
 * Buys, lets year after year, sells at the horizon. The first year gives the yields that people compare; all the
 * years and the sale, as flows of the buyer's own money, give the rate of return. Without a tax regime nothing is
 * due, neither on rents nor on the gain.
 */
export function simulate(params: Params): Outcome<typeof contract> {
  const purchase = purchaseOf(params)
  const { cost, loan, equity, payment, insurance } = purchase
  const yearly = yearsOf(params, purchase)
  const first = yearly[0] as Year
  const last = yearly.at(-1) as Year

  const operating = first.loyers - first.charges
  const net = operating / cost
  const gained = exceeds(equity, 0) ? returnsOnEquity(params, purchase, net, first.cashFlow) : null
  const sale = last.valeurBien * (1 - params.frais_vente / 100) - last.capitalRestantDu
  const flows = [-equity, ...yearly.map(({ cashFlow }) => cashFlow)]
  flows[params.horizon] = last.cashFlow + sale
  const found = rateOfReturn(flows)

  const resume = {
    coutTotal: cost,
    montantEmprunte: loan,
    rendementBrut: toPercent((12 * params.loyer) / params.prix),
    rendementBrutCoutTotal: toPercent((12 * params.loyer) / cost),
    rendementNet: toPercent(net),
    rendementNetNet: toPercent((operating - first.impot) / cost),
    mensualiteCredit: payment + insurance,
    cashFlowMensuel: first.cashFlow / 12,
    cashFlowAnnuel: first.cashFlow,
    rendementFondsPropres: sensible(gained?.cash),
    effetLevier: sensible(gained?.leverage),
    dscr: loan > 0 ? operating / (12 * (payment + insurance)) : null,
    loyerEquilibre: balancedRent(params, purchase),
    prixMaximumAutofinance: params.duree_credit > 0 ? selfFinancingPrice(params) : null,
    tri: sensible(found),
    van: npv(annualRate(params.taux_actualisation), flows),
    plusValueImposable: 0,
    impotPlusValue: 0,
  }

  return {
    data: { resume, yearly },
    warnings: {
      effort_mensuel: exceeds(0, resume.cashFlowMensuel),
      levier_negatif: gained !== null && gained.leverage < 0,
      sans_fonds_propres: gained === null,
      taux_demesure:
        (gained !== null && (resume.rendementFondsPropres === null || resume.effetLevier === null)) ||
        (found !== undefined && resume.tri === null),
      loyer_equilibre_inexistant: resume.loyerEquilibre === null,
      prix_autofinance_inexistant: params.duree_credit > 0 && resume.prixMaximumAutofinance === null,
      tri_inexistant: found === undefined,
      credit_apres_horizon: exceeds(last.capitalRestantDu, 0),
    },
  }
}

type Year = ReturnType<typeof yearsOf>[number]

function yearsOf(params: Params, purchase: Purchase) {
  const appreciation = annualRate(params.revalo_immo)
  return Array.from({ length: params.horizon }, (_, index) => {
    const annee = index + 1
    const { rents, costs } = lettingYear(params, annee)
    const { interest, principal, balance } = loanYear(purchase, annee)
    const valeurBien = params.prix * growth(appreciation, annee)
    return {
      annee,
      loyers: rents,
      charges: costs,
      interets: interest,
      principal,
      impot: 0,
      cashFlow: rents - costs - interest - principal,
      capitalRestantDu: balance,
      valeurBien,
      patrimoineNet: valeurBien - balance,
    }
  })
}

/** What the money put in earns in cash the first year, and what the loan adds to its yield: `(r - i)·D/K`. */
function returnsOnEquity(params: Params, { loan, equity }: Purchase, net: number, cashFlow: number) {
  const costOfDebt = annualRate(params.taux_credit) + annualRate(params.assurance)
  return { cash: cashFlow / equity, leverage: loan === 0 ? 0 : (net - costOfDebt) * (loan / equity) }
}
