import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { deferredLendingLaw, lendingLaw } from '../../legislation/regles/credit/lending.ts'
import { lastUsuryLaw, usuryLaw } from '../../legislation/regles/credit/usury.ts'
import { type ZeroRateRequest, zeroRateLaw } from '../../legislation/regles/credit/zero-rate-loan.ts'
import { acquisitionLaw, type Purchase } from '../../legislation/regles/immobilier/acquisition-costs.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, type MonthlyRate, proportionalMonthly } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import type { Terms } from './terms.ts'

type Params = ParamsOfContract<typeof contract>

/** What the borrowers may pay each month, in euros. */
export interface Budget {
  /** Their income, with the part of the rents that counts. */
  readonly income: number
  /** The most that a new loan may cost, insurance included: 0 or more. */
  readonly most: number
  /** Which rule sets `most`: the share of the income, or what must be left to live on. */
  readonly limit: 'effort' | 'reste_a_vivre'
}

/** A question read: what may be paid, how it is borrowed, and what the purchase costs. Used by all files here. */
export interface Question {
  readonly params: Params
  readonly budget: Budget
  readonly terms: Terms
  /** What the costs of the purchase depend on, besides the price. */
  readonly purchase: Purchase
  /** The household and the home for the zero-rate loan; `undefined` where no zero-rate loan is asked for. */
  readonly zeroRate: ZeroRateRequest | undefined
  /** The part of the main loan that its guarantee costs, as a fraction, paid at the start. */
  readonly guaranteeRate: number
  /** The longest loan that banks may grant, in years. */
  readonly longest: number
  readonly laws: Laws
}

type Laws = ReturnType<typeof lawsOn>

/** Reads a question. Used by `explain-steps.ts` and `simulate.ts`. */
export function questionOf(params: Params, { today }: SimulationContext): Question {
  const laws = lawsOn(today)
  const isDeferred = params.differe > 0
  return {
    params,
    budget: budgetOf(params),
    terms: {
      rate: proportionalMonthly(annualRate(params.taux)),
      months: 12 * params.duree,
      deferral: params.differe,
      premium:
        premiumOf(params.assurance, params.quotite) + premiumOf(params.assurance_co, params.quotite_co),
      isSmoothed: params.lissage && !isDeferred,
    },
    purchase: {
      isNew: params.bien === 'neuf',
      departmentRate: params.taux_departement / 100,
      isFirstHome: params.primo,
      furniture: params.meubles,
      disbursements: params.debours,
    },
    zeroRate:
      params.zone === 'aucune'
        ? undefined
        : {
            zone: params.zone,
            people: params.personnes,
            referenceIncome: params.rfr,
            home: params.logement,
            works: params.travaux,
          },
    guaranteeRate: params.taux_garantie / 100,
    longest: isDeferred
      ? laws.deferredLending.values.dureeMaximaleDiffere
      : laws.lending.values.dureeMaximaleCredit,
    laws,
  }
}

/** The monthly premium of a borrower for each euro lent: a yearly rate on the share insured, both in percent. */
const premiumOf = (rate: number, insured: number): MonthlyRate =>
  proportionalMonthly(annualRate((rate * insured) / 100))

/** The laws of a day. */
const lawsOn = (today: SimulationContext['today']) => ({
  lending: lendingLaw(today),
  deferredLending: deferredLendingLaw(today),
  acquisition: acquisitionLaw(today),
  zeroRate: zeroRateLaw(today),
  /** The usury rates of the last quarter that is known; `undefined` before the first. */
  usury: lastUsuryLaw(today),
  /** Whether those of the quarter of today are known. */
  isUsuryKnown: usuryLaw(today).values.usureImmobilier.length > 0,
})

/** The lower of two limits: a share of the income less what is already paid, and what must be left to live on. */
function budgetOf(params: Params): Budget {
  const income = params.revenu + params.revenu_co + (params.loyers * params.part_loyers) / 100
  const byEffort = (income * params.effort_max) / 100 - params.charges
  const byRemainder = income - params.charges - params.reste_a_vivre
  return {
    income,
    most: Math.max(0, Math.min(byEffort, byRemainder)),
    limit: exceeds(byEffort, byRemainder) ? 'reste_a_vivre' : 'effort',
  }
}
