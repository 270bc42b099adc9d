/**
 * Reads each published file of market data into months and values, from the formats that their publishers document.
 * Each parser throws with a plain message when the file is not what it says. Called by `sources.mjs`.
 */
import { readSheet } from './xlsx.mjs'

/** Fewer prices than this do not make the average of a month. */
const LEAST_PRICES = 15

/** The cells of a line of CSV; a cell between quotes may hold a comma. */
function cellsOf(line) {
  const cells = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
  return cells
}

const linesOf = (text) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')

/** A number, or an error that names what it was read from. A blank or a dash is no figure. */
function numberOf(cell, where) {
  const value = Number(cell)
  if (cell === '' || !Number.isFinite(value)) throw new Error(`${where}: "${cell}" is not a number`)
  return value
}

const isMonth = (text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Months of a CSV with a column of dates and one of values, found by their names. Rows without a value are left out. */
function twoColumns(text, dateName, valueName) {
  const [header = '', ...lines] = linesOf(text)
  const names = cellsOf(header)
  const [date, value] = [names.indexOf(dateName), names.indexOf(valueName)]
  if (date < 0 || value < 0)
    throw new Error(`no columns ${dateName} and ${valueName} in "${header.slice(0, 80)}"`)
  const series = new Map()
  for (const line of lines) {
    const cells = cellsOf(line)
    const month = cells[date]?.slice(0, 7) ?? ''
    if (!isMonth(month)) throw new Error(`"${cells[date]}" is not a month`)
    if (series.has(month)) throw new Error(`${month} comes twice`)
    if (cells[value]) series.set(month, numberOf(cells[value], month))
  }
  if (series.size === 0) throw new Error('it has no month')
  return series
}

/**
 * CSV of SDMX (ECB Data Portal, OECD, Webstat): columns `TIME_PERIOD` and `OBS_VALUE`. Used by `sources.mjs`
 * and `test/refresh.test.ts`.
 */
export const parseSdmxCsv = (text) => twoColumns(text, 'TIME_PERIOD', 'OBS_VALUE')

/**
 * A series kept in `published/`: columns `month` and `value`. Used by `refresh.mjs`,
 * `test/market-joins.test.ts` and `support/published-files.ts`.
 */
export const parseStored = (text) => twoColumns(text, 'month', 'value')

/**
 * Daily prices of the funds of tsp.gov (`fund-price-history.csv`): the average of each month for the C and I
 * funds. The last month is dropped unless it is over, and a month of few prices is an error. Used by
 * `sources.mjs` and `test/refresh.test.ts`.
 * @param today the day of the refresh, `YYYY-MM-DD`.
 */
export function parseTspPrices(text, today) {
  const [header = '', ...lines] = linesOf(text)
  const names = cellsOf(header)
  const [date, c, i] = ['Date', 'C Fund', 'I Fund'].map((name) => names.indexOf(name))
  if (date < 0 || c < 0 || i < 0)
    throw new Error(`no columns Date, C Fund and I Fund in "${header.slice(0, 80)}"`)
  const months = new Map()
  for (const line of lines) {
    const cells = cellsOf(line)
    const day = cells[date] ?? ''
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`"${day}" is not a day`)
    const month = day.slice(0, 7)
    if (month >= today.slice(0, 7)) continue
    const prices = months.get(month) ?? []
    prices.push([numberOf(cells[c], `C Fund, ${day}`), numberOf(cells[i], `I Fund, ${day}`)])
    months.set(month, prices)
  }
  const [cFund, iFund] = [new Map(), new Map()]
  for (const [index, [month, prices]] of [...months].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    // The file starts on a last day of May: no average of that month.
    if (prices.length < LEAST_PRICES && index === 0) continue
    if (prices.length < LEAST_PRICES)
      throw new Error(`${month} has ${prices.length} prices, fewer than ${LEAST_PRICES}`)
    cFund.set(month, average(prices.map(([price]) => price)))
    iFund.set(month, average(prices.map(([, price]) => price)))
  }
  if (cFund.size === 0) throw new Error('it has no whole month')
  return { cFund, iFund }
}

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * SDMX-ML of Insee (BDM): `Obs` elements with `TIME_PERIOD` and `OBS_VALUE`. Used by `sources.mjs` and
 * `test/refresh.test.ts`.
 */
export function parseInseeXml(text) {
  const series = new Map()
  for (const [element] of text.matchAll(/<Obs\b[^>]*>/g)) {
    const attribute = (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? ''
    const [month, value] = [attribute('TIME_PERIOD'), attribute('OBS_VALUE')]
    if (!isMonth(month)) throw new Error(`"${month}" is not a month`)
    if (series.has(month)) throw new Error(`${month} comes twice`)
    series.set(month, numberOf(value, month))
  }
  if (series.size === 0) throw new Error('it has no Obs element')
  return sorted(series)
}

/**
 * JSON of the public API of the BLS: `Results.series[0].data`, rows by `year` and `period` (`M01` to `M12`).
 * Used by `sources.mjs` and `test/refresh.test.ts`.
 */
export function parseBls(text) {
  const answer = JSON.parse(text)
  if (answer.status !== 'REQUEST_SUCCEEDED')
    throw new Error(`the BLS answered ${answer.status}: ${answer.message}`)
  const series = new Map()
  for (const { year, period, value } of answer.Results?.series?.[0]?.data ?? []) {
    if (!/^M(0[1-9]|1[0-2])$/.test(period)) continue // M13 is the mean of the year
    if (value !== '-') series.set(`${year}-${period.slice(1)}`, numberOf(value, `${year} ${period}`))
  }
  if (series.size === 0) throw new Error('it has no month')
  return sorted(series)
}

/**
 * CSV of the Federal Reserve (H.15, G.5): rows of description, then `Time Period` and the mnemonic of the
 * series. Used by `sources.mjs` and `test/refresh.test.ts`.
 */
export function parseFederalReserve(text, mnemonic) {
  const lines = linesOf(text)
  const start = lines.findIndex((line) => cellsOf(line)[0] === 'Time Period')
  if (start < 0) throw new Error('it has no row "Time Period"')
  return twoColumns(lines.slice(start).join('\n').replace('Time Period', 'Period'), 'Period', mnemonic)
}

/**
 * Workbook of the World Bank (Pink Sheet): sheet `Monthly Prices`, column `Gold`, months as `2026M06`. Used
 * by `sources.mjs` and `test/refresh.test.ts`.
 */
export function parsePinkSheet(buffer) {
  const rows = readSheet(buffer, 'Monthly Prices')
  const column = rows.map((row) => row.indexOf('Gold')).find((index) => index > 0)
  if (column === undefined) throw new Error('its sheet Monthly Prices has no column Gold')
  const series = new Map()
  for (const row of rows) {
    const [, year, month] = /^(\d{4})M(\d\d)$/.exec(row[0] ?? '') ?? []
    if (year && row[column] !== '' && row[column] !== undefined && row[column] !== '…')
      series.set(`${year}-${month}`, numberOf(row[column], `${year}-${month}`))
  }
  if (series.size === 0) throw new Error('its sheet Monthly Prices has no month')
  return series
}

const sorted = (series) => new Map([...series].sort(([a], [b]) => (a < b ? -1 : 1)))
