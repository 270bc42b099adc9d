import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { npv } from '../../finance/irr.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, isBelow, sensiblePercent, toPercent } from '../../units/rate.ts'
import { breakEvenRent, selfFinancingPrice } from './break-even.ts'
import type { contract } from './contract.ts'
import { investmentOf, type Year } from './investment.ts'
import type { Purchase } from './purchase.ts'
import { isTooLarge, rateOfReturn } from './return.ts'
import { UNTAXED } from './tax-warnings.ts'

type Params = ParamsOfContract<typeof contract>

/**
 * Simulates the purchase, the letting and the sale at the horizon. The yields are those of the first year; the rate
 * of return is that of the buyer's own flows, sale included. `defineSimulator` calls it with valid parameters,
 * rates in percent. Used by `index.ts`.
 */
export function simulate(params: Params, context: SimulationContext): Outcome<typeof contract> {
  const { purchase, yearly, letting, resale, flows } = investmentOf(params, context)
  const first = yearly[0] as Year
  const equity = equityReturns(params, purchase, first)
  const found = rateOfReturn(flows)
  const effort = effortIn(yearly)

  const resume = {
    rendementFondsPropres: sensiblePercent(equity?.cash),
    effetLevier: sensiblePercent(equity?.leverage),
    loyerEquilibre: breakEvenRent(params, purchase),
    prixMaximumAutofinance: params.duree_credit > 0 ? selfFinancingPrice(params) : null,
    tri: sensiblePercent(found),
    van: npv(annualRate(params.taux_actualisation), flows),
    plusValueImposable: resale?.gain ?? 0,
    impotPlusValue: resale?.tax ?? 0,
    ...yieldsOf(params, purchase, first),
  }

  return {
    data: {
      resume,
      yearly,
      fiscalAnnuel: letting?.fiscalYears ?? null,
      revente: resale?.details ?? null,
    },
    warnings: {
      effort_mensuel: effort === 'now',
      effort_plus_tard: effort === 'later',
      sans_credit: params.duree_credit > 0 && purchase.loan.principal === 0,
      levier_negatif: equity?.isCostly ?? false,
      sans_fonds_propres: equity === undefined,
      taux_demesure: [equity?.cash, equity?.leverage, found].some(isTooLarge),
      loyer_equilibre_inexistant: resume.loyerEquilibre === null,
      prix_autofinance_inexistant: params.duree_credit > 0 && resume.prixMaximumAutofinance === null,
      tri_inexistant: found === undefined,
      credit_apres_horizon: exceeds((yearly.at(-1) as Year).capitalRestantDu, 0),
      ...UNTAXED, // then what the regime finds
      ...letting?.warnings,
      ...(resale && { vente_exoneree: resale.isExempt }),
    },
    ...(letting && resale && { law: { asOf: context.today, sources: sourcesOf(letting, resale) } }),
  }
}

/** Whether the monthly cash flow is negative in the first year, or only in a later one. */
function effortIn([first, ...later]: readonly Year[]): 'now' | 'later' | undefined {
  const falls = (year: Year | undefined): boolean => year !== undefined && exceeds(0, year.cashFlow / 12)
  if (falls(first)) return 'now'
  return later.some(falls) ? 'later' : undefined
}

/** The cost, the loan and the yields of the first year. */
function yieldsOf(params: Params, { cost, loan, insurance }: Purchase, first: Year) {
  const operating = first.loyers - first.charges
  return {
    coutTotal: cost,
    montantEmprunte: loan.principal,
    rendementBrut: toPercent((12 * params.loyer) / params.prix),
    rendementBrutCoutTotal: toPercent((12 * params.loyer) / cost),
    rendementNet: toPercent(operating / cost),
    rendementNetNet: toPercent((operating - first.impot) / cost),
    mensualiteCredit: loan.payment + insurance,
    cashFlowMensuel: first.cashFlow / 12,
    cashFlowAnnuel: first.cashFlow,
    dscr: loan.months > 0 ? operating / (12 * (loan.payment + insurance)) : null,
  }
}

/**
 * The cash return on equity in the first year, the leverage effect of the loan, `(r - i)·D/K`, and whether the loan
 * costs more than the property yields. `undefined` without equity. Both returns are fractions.
 */
function equityReturns(params: Params, { cost, loan, equity }: Purchase, first: Year) {
  if (!exceeds(equity, 0)) return undefined
  const net = (first.loyers - first.charges) / cost
  const costOfDebt = annualRate(params.taux_credit) + annualRate(params.assurance)
  return {
    cash: first.cashFlow / equity,
    leverage: loan.months === 0 ? 0 : (net - costOfDebt) * (loan.principal / equity),
    isCostly: loan.months > 0 && isBelow(net, costOfDebt),
  }
}
