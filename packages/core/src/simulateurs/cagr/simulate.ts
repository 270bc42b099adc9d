import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { type Account, accountValue } from '../../finance/account.ts'
import { yearsToDouble } from '../../finance/duration.ts'
import { realRate } from '../../finance/real.ts'
import { eachYear } from '../../units/each-year.ts'
import { log1p } from '../../units/exact-math.ts'
import { type AnnualRate, annualRate, type MonthlyRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { type GrowthRate, growthRateOf } from './growth-rate.ts'
import { spanOf } from './span.ts'

/** A calendar year of 365 days counts as a whole year, although it is shorter than 365.25 days. */
const CALENDAR_YEAR = 365 / 365.25

/**
 * Computes the rate between two amounts, then the figures that derive from it. `defineSimulator` calls it with valid
 * parameters, rates in percent. Used by `index.ts`.
 *
 * Without deposits the rate is `(end / start)^(1/n) - 1`; with them it is the one at which the account, each
 * deposit growing from its own date, reaches the end value.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { valeur_initiale: start, valeur_finale: end, versements: deposit } = params
  const span = spanOf(params) ?? 0 // the contract requires one or the other
  const account = accountOf(params, span)
  const paidIn = start + deposit * account.deposits
  const growthRate = growthRateOf(account, end, span)
  const rate = growthRate?.yearly ?? null
  const doubling = rate === null ? null : yearsToDouble(rate)

  return {
    data: {
      resume: {
        cagr: inPercent(rate),
        rendementTotal: toPercent((end - paidIn) / paidIn),
        gainAbsolu: end - paidIn,
        multiple: end / paidIn,
        cagrReel: rate === null ? null : toPercent(realRate(rate, annualRate(params.inflation))),
        tauxMensuelEquivalent: inPercent(growthRate?.monthly ?? null),
        anneesDoublement: doubling,
        tri: deposit > 0 ? inPercent(rate) : null,
      },
      yearly: steadyPath(account, growthRate, span, end),
    },
    warnings: {
      annualisation_courte: span < (params.duree === undefined ? CALENDAR_YEAR : 1),
      taux_inexistant: rate === null,
      doublement_inexistant: rate !== null && doubling === null,
    },
  }
}

/**
 * The account of the question: it starts with the first amount, and gets a deposit at the end of each whole month.
 * Used by `explain.ts`.
 * @param span in years.
 */
export const accountOf = (
  { valeur_initiale, versements }: ParamsOfContract<typeof contract>,
  span: number,
): Account => ({
  capital: valeur_initiale,
  deposit: versements,
  deposits: versements > 0 ? Math.floor(12 * span) : 0,
})

/** A rate in percent; `null` where there is none. */
const inPercent = (rate: AnnualRate | MonthlyRate | null): number | null =>
  rate === null ? null : toPercent(rate)

/** The account at the end of each year. A last fraction of a year has its own row, with the end value. */
function steadyPath(account: Account, growthRate: GrowthRate | null, span: number, end: number) {
  const lastYear = Math.ceil(span)
  const logRate = growthRate && 12 * log1p(growthRate.monthly)
  return eachYear(lastYear, (annee) => {
    if (annee === lastYear) return { annee, valeur: end }
    return { annee, valeur: logRate === null ? null : accountValue(account, logRate, annee) }
  })
}
