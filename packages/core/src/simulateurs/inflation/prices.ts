import type { ParamsOfContract } from '../../definition/simulator.ts'
import { growth, prepareRate } from '../../finance/compound.ts'
import { cagr } from '../../finance/return.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { expm1 } from '../../units/exact-math.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The evolution of prices over a period. */
interface Prices {
  /** Duration in years. */
  readonly years: number
  /** The constant inflation with the same final prices, in percent a year. */
  readonly inflation: number
  /** The price after some years of something that costs one euro at the start. */
  growthAfter(years: number): number
  /** The loss of purchasing power of one euro after some years, as a fraction; negative when prices fall. */
  lossAfter(years: number): number
  /** The calendar year of the start; absent without past years. */
  readonly from?: number
}

/** Observed prices when two past years are given, constant inflation otherwise. Called by `simulate.ts`. */
export function pricesOf({
  duree,
  inflation,
  annee_debut,
  annee_fin,
}: ParamsOfContract<typeof contract>): Prices {
  return annee_debut === undefined || annee_fin === undefined
    ? steadyPrices(duree as number, inflation) // given without years: a constraint
    : pastPrices(annee_debut, annee_fin)
}

/** Prices that rise at a constant inflation, in percent a year. */
function steadyPrices(years: number, inflation: number): Prices {
  const rate = prepareRate(annualRate(inflation))
  return {
    years,
    inflation,
    growthAfter: (after) => growth(rate, after),
    // 1 - (1+i)^-n without a subtraction, which would lose every digit of a very low inflation.
    lossAfter: (after) => -expm1(-after * rate.log),
  }
}

/** Observed prices: each year has its own index; the average is geometric, `(P_end/P_start)^(1/n) - 1`. */
function pastPrices(from: number, to: number): Prices {
  const { dates, columns } = consumerPrices.table()
  const start = dates.indexOf(String(from))
  const level = (after: number) => columns.prices[start + after] as number
  const years = to - from
  return {
    years,
    inflation: toPercent(cagr(level(0), level(years), years)),
    growthAfter: (after) => level(after) / level(0),
    lossAfter: (after) => (level(after) - level(0)) / level(after),
    from,
  }
}
