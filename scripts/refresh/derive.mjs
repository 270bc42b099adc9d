/**
 * Computes the rows of the tables of `packages/core/src/indices/tables` from published series: levels in euros month
 * by month, then returns from January to January. `docs/en/market-series.md` says each formula. Called by
 * `refresh.mjs`.
 */
import { nextMonth } from './checks.mjs'

/** The shares of the two funds that stand for world equities; the portfolio returns to them each month. */
const WORLD = { cFund: 0.6, iFund: 0.4 }

/**
 * What one euro in a ten-year par bond became in a month: bought at `before`, worth what `after` makes of its
 * semi-annual coupons and its principal a month later.
 * @param before yield at the start, in percent; `after`, at the end.
 */
export function bondGrowth(before, after) {
  const [coupon, rate] = [before / 200, 1 + after / 200]
  let worth = rate ** -(20 - 1 / 6)
  for (let half = 1; half <= 20; half += 1) worth += coupon * rate ** -(half - 1 / 6)
  return worth
}

/**
 * What a year of a ten-year par bond with annual coupons brings, in percent: nine years are left when it is
 * sold.
 * @param before yield at the start, in percent; `after`, at the end.
 */
export function annualBondReturn(before, after) {
  const rate = 1 + after / 100
  let worth = before / 100 + rate ** -9
  for (let year = 1; year <= 9; year += 1) worth += (before / 100) * rate ** -year
  return 100 * (worth - 1)
}

/** The rate in force on the 15th of a month, from rows `[day, percent]` in order. */
const rateIn = (rates, month) => rates.filter(([day]) => day <= `${month}-15`).at(-1)[1]

/**
 * The last month (`YYYY-MM`) whose rate of the Livret A is known: the one before the next revision, on 1
 * February or 1 August, after the last row.
 */
export function lastLivretMonth(rates) {
  const [year, month] = rates.at(-1)[0].split('-').map(Number)
  return month < 8 ? `${year}-07` : `${year + 1}-01`
}

/**
 * The levels of a month from those of the month before.
 * @param before columns of the table: equities, bonds, livretA, gold, prices, worldEquities.
 * @param published series by name, each values by month.
 * @param rates of the Livret A: rows `[day, percent]` in order.
 */
export function nextLevels(before, month, previousMonth, published, rates) {
  const { cFund, iFund, exchangeRate, frenchYield, frenchPrices, gold } = published
  const growth = (series) => series.get(month) / series.get(previousMonth)
  const perEuro = growth(exchangeRate)
  return {
    equities: (before.equities * growth(cFund)) / perEuro,
    bonds: before.bonds * bondGrowth(frenchYield.get(previousMonth), frenchYield.get(month)),
    livretA: before.livretA * (1 + rateIn(rates, month) / 100) ** (1 / 12),
    gold: gold.get(month) / exchangeRate.get(month),
    prices: frenchPrices.get(month),
    worldEquities:
      (before.worldEquities * (WORLD.cFund * growth(cFund) + WORLD.iFund * growth(iFund))) / perEuro,
  }
}

const MONTHLY_SERIES = ['cFund', 'iFund', 'exchangeRate', 'frenchYield', 'frenchPrices', 'gold']

/**
 * The months after `last` for which all series of the monthly table have a value, in order.
 * @param until the last month whose rate of the Livret A is known.
 */
export function newMonths(last, published, until) {
  const months = []
  for (let month = nextMonth(last); month <= until; month = nextMonth(month)) {
    if (MONTHLY_SERIES.some((name) => !published[name].has(month))) break
    months.push(month)
  }
  return months
}

/**
 * What a year brought, in percent from its January to the next; `undefined` when a January is missing.
 * @param year the first of its two Januaries, as a number.
 * @param levels rows of the monthly table by month.
 */
export function annualRow(year, levels, { cFund, usYield, usPrices }) {
  const [from, to] = [`${year}-01`, `${year + 1}-01`]
  const [start, end] = [levels.get(from), levels.get(to)]
  if (!start || !end || [cFund, usYield, usPrices].some((series) => !series.has(from) || !series.has(to)))
    return undefined
  const rise = (column) => 100 * (end[column] / start[column] - 1)
  const riseOf = (series) => 100 * (series.get(to) / series.get(from) - 1)
  return {
    usEquities: riseOf(cFund),
    usBonds: annualBondReturn(usYield.get(from), usYield.get(to)),
    usInflation: riseOf(usPrices),
    euroEquities: rise('equities'),
    frenchBonds: rise('bonds'),
    livretA: rise('livretA'),
    frenchInflation: rise('prices'),
    worldEquities: rise('worldEquities'),
  }
}
