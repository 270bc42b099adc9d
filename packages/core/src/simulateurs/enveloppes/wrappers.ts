import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { charge } from '../../finance/scale.ts'
import { lifeInsuranceLaw, lifeInsuranceTaxation } from '../../legislation/regles/capital/life-insurance.ts'
import { peaLaw, peaTaxation } from '../../legislation/regles/capital/pea.ts'
import {
  retirementSavingsLaw,
  retirementSavingsTaxation,
} from '../../legislation/regles/capital/retirement-savings.ts'
import { securitiesLaw, securitiesTaxation } from '../../legislation/regles/capital/securities-account.ts'
import {
  taxOnWithdrawal,
  type WithdrawalTaxation,
} from '../../legislation/regles/capital/withdrawal-taxation.ts'
import { annualRate, equivalentMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type Withdrawal, type WrapperPlan, type WrapperYear, yearsOf } from './years.ts'

type Params = ParamsOfContract<typeof contract>

/** The wrappers of an answer, in its order. */
export type WrapperName = 'pea' | 'assurance_vie' | 'cto' | 'per'

/** A wrapper with what it makes of the effort, in euros. Used by `explain-steps.ts` and `simulate.ts`. */
export interface Wrapper {
  readonly name: WrapperName
  readonly years: readonly WrapperYear[]
  /** Tax saved on payments, which is paid in too. */
  readonly saved: number
}

/** A question with its law: the four wrappers. Used by `explain-steps.ts` and `simulate.ts`. */
export function wrappersOf(params: Params, { today }: SimulationContext) {
  const laws = {
    pea: peaLaw(today),
    lifeInsurance: lifeInsuranceLaw(today),
    securities: securitiesLaw(today),
    retirement: retirementSavingsLaw(today),
  }
  const savings = taxSavingsOf(params)
  const wrap = (name: WrapperName, plan: WrapperPlan, saved = 0): Wrapper => ({
    name,
    years: yearsOf(plan, params.duree, params.retraits),
    saved,
  })
  const wrappers = [
    wrap('pea', peaPlan(params, laws.pea)),
    wrap('assurance_vie', lifeInsurancePlan(params, laws.lifeInsurance)),
    wrap('cto', securitiesPlan(params, laws.securities, laws.pea)),
    wrap('per', retirementPlan(params, laws.retirement, savings), savings.total),
  ] as const
  return { params, laws, savings, wrappers }
}

/** Deposits to which no tax saving is added. */
const plainDeposits = ({ capital, effort }: Params) => ({ first: capital, monthly: () => effort })
const noDividends = () => ({ paid: 0, taken: 0 })

/** The yearly growth of a wrapper as a factor, its fees (percent a year) taken off, and its monthly rate. */
function growthOf({ taux }: Params, fees: number) {
  const yearly = annualRate(taux)
  const growth = (1 + yearly) * (1 - fees / 100)
  return { growth, rate: equivalentMonthly(annualRate(100 * (growth - 1))) }
}

/**
 * What is taken from gains, in euros.
 * @param optionTax the income tax under the option for the scale, in euros.
 */
function chargeOf(taxation: WithdrawalTaxation, gains: number, optionTax: number) {
  const { incomeTax, socialLevies } = taxOnWithdrawal(taxation, gains)
  return { incomeTax, optionTax, socialLevies }
}

/** The marginal rate at the time of the withdrawals, as a fraction. */
const exitRate = ({ tmi_sortie }: Params): number => tmi_sortie / 100

function peaPlan(params: Params, { values }: ReturnType<typeof peaLaw>): WrapperPlan {
  return {
    ...growthOf(params, params.frais_pea),
    ...plainDeposits(params),
    dividends: noDividends,
    taxOn: ({ year, gains }) => {
      const isOld = year >= values.peaDuree
      return chargeOf(peaTaxation(values, year), gains, isOld ? 0 : exitRate(params) * gains)
    },
  }
}

function lifeInsurancePlan(params: Params, { values }: ReturnType<typeof lifeInsuranceLaw>): WrapperPlan {
  // With a marginal rate, also the tax under the option for the scale.
  const taxationOf = ({ year, gains, base }: Withdrawal, marginalRate?: number) =>
    lifeInsuranceTaxation(values, {
      years: year,
      gainsPerPremium: base > 0 ? gains / base : Number.POSITIVE_INFINITY,
      isCouple: params.couple,
      ...(marginalRate !== undefined && { marginalRate }),
    })
  return {
    ...growthOf(params, params.frais_av),
    ...plainDeposits(params),
    dividends: noDividends,
    taxOn: (withdrawal) => {
      const { optionTax } = taxationOf(withdrawal, exitRate(params))
      return chargeOf(
        taxationOf(withdrawal),
        withdrawal.gains,
        optionTax ? charge(optionTax, withdrawal.gains) : 0,
      )
    },
  }
}

/**
 * Gains and dividends pay the flat rate, or the marginal rate where it is lower: that of the withdrawals after the
 * years of deposits.
 */
function securitiesPlan(
  params: Params,
  { values }: ReturnType<typeof securitiesLaw>,
  { values: { prelevementsSociauxPlacement } }: ReturnType<typeof peaLaw>,
): WrapperPlan {
  const paid = params.dividendes / 100
  return {
    ...growthOf(params, params.frais_cto),
    ...plainDeposits(params),
    dividends: (year) => {
      const bracket = year > params.duree ? exitRate(params) : params.tmi / 100
      const rate = Math.min(values.prelevementForfaitaire, bracket)
      return { paid, taken: paid * (rate + prelevementsSociauxPlacement) }
    },
    taxOn: ({ gains }) =>
      chargeOf(securitiesTaxation(values, exitRate(params)), gains, exitRate(params) * gains),
  }
}

/** What payments into a PER save, in euros. Used by `explain-steps.ts`. */
export interface TaxSavings {
  /** On the deposit of the first day. */
  readonly onFirst: number
  /** On the twelve monthly deposits of the first year. */
  readonly inFirstYear: number
  /** On those of each later year. */
  readonly inLaterYears: number
  /** On all deposits. */
  readonly total: number
  /** Of all that is paid in, the share that was deducted, as a fraction. */
  readonly deductedShare: number
}

/**
 * The tax that payments into a PER save: the same effort allows a deposit of `effort / (1 - tmi)`, whose saving is
 * paid in too, up to the ceiling of each year; the first deposit uses that of year 1 before the monthly ones. Without
 * a bracket nothing is deducted, so that nothing is taxed at the exit (CGI, art. 163 quatervicies).
 */
function taxSavingsOf({ capital, effort, duree, tmi, plafond_per: ceiling }: Params): TaxSavings {
  const rate = tmi / 100
  const deductible = (paid: number, most: number): number =>
    rate > 0 ? Math.min(paid / (1 - rate), most) : 0
  const most = ceiling ?? Number.POSITIVE_INFINITY
  const first = deductible(capital, most)
  const firstYear = deductible(12 * effort, most - first)
  const laterYear = deductible(12 * effort, most)
  const deducted = first + firstYear + (duree - 1) * laterYear
  const total = rate * deducted
  const paidIn = capital + 12 * duree * effort + total
  return {
    onFirst: rate * first,
    inFirstYear: rate * firstYear,
    inLaterYears: rate * laterYear,
    total,
    deductedShare: paidIn > 0 ? deducted / paidIn : 0,
  }
}

function retirementPlan(
  params: Params,
  { values }: ReturnType<typeof retirementSavingsLaw>,
  savings: TaxSavings,
): WrapperPlan {
  const rate = exitRate(params)
  return {
    ...growthOf(params, params.frais_per),
    first: params.capital + savings.onFirst,
    monthly: (year) => params.effort + (year === 1 ? savings.inFirstYear : savings.inLaterYears) / 12,
    dividends: noDividends,
    taxOn: ({ amount, gains }) => {
      const onPayments = rate * savings.deductedShare * (amount - gains)
      const { incomeTax, optionTax, socialLevies } = chargeOf(
        retirementSavingsTaxation(values),
        gains,
        rate * gains,
      )
      return { incomeTax: incomeTax + onPayments, optionTax: optionTax + onPayments, socialLevies }
    },
  }
}
