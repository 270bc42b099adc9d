import type { CivilDate } from '../../../units/civil-date.ts'
import { exceeds } from '../../../units/money.ts'
import { type Law, lawOf } from '../../law.ts'
import { ptzCoefficients } from '../../parametres/credit/ptz-coefficients.ts'
import { ptzCouts } from '../../parametres/credit/ptz-couts.ts'
import { ptzDurees } from '../../parametres/credit/ptz-durees.ts'
import { ptzQuotites } from '../../parametres/credit/ptz-quotites.ts'
import { ptzRevenuMinimal } from '../../parametres/credit/ptz-revenu-minimal.ts'
import { ptzRevenus } from '../../parametres/credit/ptz-revenus.ts'
import { ptzTravaux } from '../../parametres/credit/ptz-travaux.ts'
import { knownDay } from '../known-day.ts'

const parameters = {
  ptzRevenus,
  ptzRevenuMinimal,
  ptzCoefficients,
  ptzCouts,
  ptzQuotites,
  ptzDurees,
  ptzTravaux,
}
const law = lawOf(parameters)

/** The law of the zero-rate loan (prêt à taux zéro, PTZ) on a day. Used by `capacite-emprunt/question.ts`. */
export const zeroRateLaw = (day: CivilDate) => law(knownDay(parameters, day))

type Values = Law<typeof parameters>['values']

/** The household that a zero-rate loan is for, where and for what home. Used by `capacite-emprunt/question.ts`. */
export interface ZeroRateRequest {
  readonly zone: 'a' | 'b1' | 'b2' | 'c'
  /** How many people will live there. */
  readonly people: number
  /** The reference income of the year before last, in euros. */
  readonly referenceIncome: number
  readonly home: 'collectif' | 'individuel' | 'ancien_travaux'
  /** The cost of works, in euros, on top of the price. */
  readonly works: number
}

const BANDS = ['tranche1', 'tranche2', 'tranche3', 'tranche4'] as const
type Band = (typeof BANDS)[number]

/** What a zero-rate loan covers, and how it is repaid. */
export interface ZeroRateOffer {
  /** The band of incomes, 1 to 4. */
  readonly band: number
  /** The most that the loan may be, as a fraction of the cost; the caller keeps it within the main loan too. */
  readonly share: number
  /** The cost that counts at most, in euros. */
  readonly highestCost: number
  /** First years without a payment. */
  readonly deferredYears: number
  /** Years of equal payments after them. */
  readonly repaidYears: number
}

/** The coefficient of a household by its number of people: it multiplies the limits of income. */
const familyCoefficient = ({ ptzCoefficients: all }: Values, people: number): number => {
  const coefficients = Object.values(all)
  return coefficients[Math.min(people, coefficients.length) - 1] ?? 1
}

/** The cost that counts at most, in euros. */
function highestCost({ ptzCouts: all }: Values, { zone, people }: ZeroRateRequest): number {
  const costs = Object.values(all[zone])
  return costs[Math.min(people, costs.length) - 1] ?? 0
}

/** The highest income of each band for this household, in euros, band 1 first. */
const incomeLimits = (values: Values, { zone, people }: ZeroRateRequest): readonly number[] =>
  BANDS.map((band) => values.ptzRevenus[zone][band] * familyCoefficient(values, people))

/** Whether the home may be financed: an old one only in zones B2 and C, with works of a least share of the cost. */
function isHomeAllowed(values: Values, { home, zone, works }: ZeroRateRequest, cost: number): boolean {
  if (home !== 'ancien_travaux') return true
  return (zone === 'b2' || zone === 'c') && !exceeds(values.ptzTravaux * cost, works)
}

/**
 * The zero-rate loan for an operation of a cost; `undefined` above the ceiling of income, or for a home that it does
 * not finance. The income is the reference income, or a ninth of the cost where it is more (CCH, art. L. 31-10-1 to
 * L. 31-10-14 and D. 31-10-2 to D. 31-10-12). Used by `capacite-emprunt/search.ts`.
 * @param cost price and works, in euros.
 * @example zeroRateOffer(values, { zone: 'b1', people: 2, referenceIncome: 28_000, home: 'collectif', works: 0 }, 200_000)
 * // { band: 1, share: 0.5, highestCost: 202 500, deferredYears: 10, repaidYears: 15 }
 */
export function zeroRateOffer(
  values: Values,
  request: ZeroRateRequest,
  cost: number,
): ZeroRateOffer | undefined {
  const income = Math.max(request.referenceIncome, cost / values.ptzRevenuMinimal)
  const index = incomeLimits(values, request).findIndex((limit) => !exceeds(income, limit))
  const band: Band | undefined = BANDS[index]
  if (band === undefined || !isHomeAllowed(values, request, cost)) return undefined
  const { differe, remboursement } = values.ptzDurees[band]
  return {
    band: index + 1,
    share: values.ptzQuotites[request.home][band],
    highestCost: highestCost(values, request),
    deferredYears: differe,
    repaidYears: remboursement,
  }
}

/**
 * The costs at which the zero-rate loan changes otherwise than in proportion, in euros: a ninth of them enters the
 * next band, or works become too small a part. Up to each of them, included, the lower rule holds. Used by
 * `capacite-emprunt/search.ts`.
 */
export const zeroRateLimits = (values: Values, request: ZeroRateRequest): readonly number[] => [
  ...incomeLimits(values, request).map((limit) => limit * values.ptzRevenuMinimal),
  ...(request.home === 'ancien_travaux' ? [request.works / values.ptzTravaux] : []),
]
