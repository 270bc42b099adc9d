import type { Asked } from '../../definition/simulator.ts'
import { growth } from '../../finance/compound.ts'
import { cagr } from '../../finance/return.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { expm1, log1p } from '../../units/exact-math.ts'
import { annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** The prices that an amount goes through. */
export interface Prices {
  /** For how many years. */
  readonly years: number
  /** The steady pace that leads to the same end, in percent a year. */
  readonly inflation: number
  /** What costs one euro at the start costs this much after some years. */
  growthAfter(years: number): number
  /** What one euro loses in that time, as a fraction; negative when prices fall. */
  lossAfter(years: number): number
  /** The calendar year of the start, where there is one. */
  readonly from?: number
}

/** Those of two past years where they are given, those of a steady inflation otherwise. */
export function pricesOf({ duree, inflation, annee_debut, annee_fin }: Asked<typeof contract>): Prices {
  return annee_debut === undefined || annee_fin === undefined
    ? steadyPrices(duree as number, inflation) // given without years: a constraint
    : pastPrices(annee_debut, annee_fin)
}

function steadyPrices(years: number, inflation: number): Prices {
  const rate = annualRate(inflation)
  return {
    years,
    inflation,
    growthAfter: (after) => growth(rate, after),
    // 1 - (1+i)^-n: a subtraction would leave no digit of it under a tiny inflation, and a large sum would show that.
    lossAfter: (after) => -expm1(-after * log1p(rate)),
  }
}

/** Each year has its own index; the average is geometric, `(P_end/P_start)^(1/n) - 1`. */
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
