import { growth } from '../../finance/compound.ts'
import { lastYearOf, type PensionValues, valueIn } from '../../legislation/regles/retraite/pension-law.ts'
import { type AnnualRate, annualRate } from '../../units/rate.ts'

/** How prices, wages and the point move, as yearly rates. Used by `question.ts`. */
export interface Assumptions {
  /** The rise of prices. */
  readonly inflation: AnnualRate
  /** The rise of the average wage, that of prices included. */
  readonly wages: AnnualRate
  /** The rise of the value of the point, that of prices included. */
  readonly point: AnnualRate
}

/**
 * What amounts of the law are in a year: those of the law as far as it knows them, then projected. Amounts in euros, rises as
 * factors. */
export interface Economy {
  /** The ceiling of social security. */
  readonly ceiling: (year: number) => number
  /** The minimum wage of 1 January, an hour. */
  readonly hourlyMinimum: (year: number) => number
  /** The purchase price of a complementary point. */
  readonly pointPrice: (year: number) => number
  /** What a point pays a year, in a pension that starts that year. */
  readonly pointValue: (year: number) => number
  /** The rise of wages since the last year that the law knows, which the minimum pension follows: 1 until then. */
  readonly wageGrowth: (year: number) => number
  /** By how much a wage of a year is multiplied in a pension of the last year that the law knows. */
  readonly revaluation: (year: number) => number
  /** The rise of prices since the last year that the law knows: 1 until then. */
  readonly prices: (year: number) => number
}

/** The yearly rates that the parameters give in percent; the last two are above inflation. Used by `question.ts`. */
export const assumptionsOf = (percents: {
  readonly inflation: number
  readonly productivite: number
  readonly ecart_point: number
}): Assumptions => {
  const inflation = annualRate(percents.inflation)
  const above = (percent: number) => ((1 + inflation) * (1 + percent / 100) - 1) as AnnualRate
  return { inflation, wages: above(percents.productivite), point: above(percents.ecart_point) }
}

/** A function of a year, computed once for each year: departures of one question read the same ones. */
function byYear(of: (year: number) => number): (year: number) => number {
  const known = new Map<number, number>()
  return (year) => {
    const value = known.get(year) ?? of(year)
    known.set(year, value)
    return value
  }
}

/**
 * The law of today and its projection after the last year that it knows, that of the ceiling: the ceiling, the minimum
 * wage and the price of a point grow as wages, the value of a point by its own assumption. Used by `question.ts`.
 */
export function economyOf(values: PensionValues, { inflation, wages, point }: Assumptions): Economy {
  const last = lastYearOf(values.plafonds)
  const since = (rate: AnnualRate) => byYear((year) => (year > last ? growth(rate, year - last) : 1))
  const [wageGrowth, prices, pointGrowth] = [since(wages), since(inflation), since(point)]
  const series = (of: PensionValues['plafonds']) => byYear((year) => valueIn(of, year) * wageGrowth(year))
  const [ceiling, price] = [series(values.plafonds), series(values.prixPoint)]
  const first = values.prixPoint[0]?.annee ?? last
  return {
    ceiling,
    hourlyMinimum: series(values.smicJanvier),
    // before the table of prices, a point is taken to cost the same part of the ceiling as in its first year
    pointPrice: (year) => (year < first ? (price(first) * ceiling(year)) / ceiling(first) : price(year)),
    pointValue: (year) => values.valeurPoint * pointGrowth(year),
    wageGrowth,
    // a wage of a year after the last one known is brought back to the prices of that one
    revaluation: (year) =>
      year < last ? valueIn(values.coefficientsSalaires, year) : growth(inflation, last - year),
    prices,
  }
}
