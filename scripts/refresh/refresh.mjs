/**
 * Reads the published series, checks them against those kept in `published/`, and writes the tables of
 * `packages/core/src/indices/tables` with their new months and years. Nothing is written unless every check passes.
 * Called by `scripts/refresh.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOverlap, checkSeries } from './checks.mjs'
import { annualRow, lastLivretMonth, newMonths, nextLevels } from './derive.mjs'
import { parseStored } from './parse.mjs'
import { RefreshError, readSources } from './sources.mjs'

const PUBLISHED = 'scripts/refresh/published'
const INDICES = 'packages/core/src/indices'
const MONTHLY = ['equities', 'bonds', 'livretA', 'gold', 'prices', 'worldEquities']
const ANNUAL = [
  'usEquities',
  'usBonds',
  'usInflation',
  'euroEquities',
  'frenchBonds',
  'livretA',
  'frenchInflation',
  'worldEquities',
]

/**
 * The `file` of each series in `published/`. `most`: how far a month already kept may move, as `SOURCES.md`
 * of the market data sets it; a share, or points with `isPoints`. `known`: months that were never published.
 * `replaces`: the first month whose kept value gives way to the published one, because it was rebuilt.
 */
const SERIES = {
  cFund: { file: 'c-fund', most: 1e-4 },
  iFund: { file: 'i-fund', most: 1e-4 },
  exchangeRate: { file: 'exchange-rate', most: 3e-3 },
  frenchYield: { file: 'french-yield', most: 0.02, isPoints: true, mayBeNegative: true },
  frenchPrices: { file: 'french-prices', most: 1e-3, replaces: '2024-09' },
  usPrices: { file: 'us-prices', most: 0, known: ['2025-10'] }, // never published: the agency was closed
  usYield: { file: 'us-yield', most: 0.02, isPoints: true },
}

/** The mean of 2025 on base 2015, on which levels of base 2025 are chained. */
const MEAN_2025 = 120.95
/**
 * Points of percent that a published change, which has one decimal, may differ by from that of the levels.
 */
const MOST_CHANGE_GAP = 0.06
/** The share by which gold in euros may differ from the table. */
const MOST_GOLD_GAP = 1e-3

/**
 * Runs a refresh.
 * @param root the repository; `from`, a folder of saved files, if any; `today`, `YYYY-MM-DD`; `isDry`, true
 * to write nothing; `fetch`, which tests replace.
 * @returns what changed, a line each.
 * @throws RefreshError with a plain message; nothing is written then.
 */
export async function refresh({ root, from, today, isDry = false, fetch }) {
  const fetched = await readSources(from, today, fetch)
  try {
    const { files, report } = prepare(root, fetched)
    if (!isDry) for (const [path, text] of files) writeFileSync(path, text)
    return report
  } catch (error) {
    throw error instanceof RefreshError ? error : new RefreshError(error.message)
  }
}

/** The new text of each file that changes, and what changed. */
function prepare(root, fetched) {
  const report = []
  const files = new Map()
  const pathOf = (name) => join(root, PUBLISHED, `${name}.csv`)
  const read = {
    ...fetched.tsp,
    exchangeRate: fetched.exchangeRate,
    frenchYield: fetched.frenchYield,
    frenchPrices: chained(fetched),
    usPrices: fetched.usPrices,
    usYield: fetched.usYield,
  }

  const series = {}
  for (const [name, { file, replaces, ...rules }] of Object.entries(SERIES)) {
    const stored = parseStored(readFileSync(pathOf(file), 'utf8'))
    checkSeries(file, stored, rules)
    series[name] = stored
    if (!read[name]) continue
    checkSeries(file, read[name], rules)
    const { months, month, gap } = checkOverlap(file, stored, read[name], rules)
    report.push(
      `${file}: ${months} months equal${gap > 0 ? ` within ${gap.toExponential(1)}${rules.isPoints ? ' point' : ''} (${month})` : ''}`,
    )
    const merged = mergedSeries(stored, read[name], replaces)
    checkSeries(file, merged, rules)
    series[name] = merged
    const text = `month,value\n${[...merged].map(([when, value]) => `${when},${shortest(value, 6)}\n`).join('')}`
    if (text !== readFileSync(pathOf(file), 'utf8')) files.set(pathOf(file), text)
  }

  const rates = livretRates(root, fetched.livretA, files, report)
  const tables = {
    monthly: readTable(join(root, INDICES, 'tables/euro-investor.ts'), MONTHLY),
    annual: readTable(join(root, INDICES, 'tables/annual-returns.ts'), ANNUAL),
  }
  checkGold(tables.monthly.rows, fetched.gold, series.exchangeRate)
  const published = { ...series, gold: fetched.gold }
  extendMonths(root, tables.monthly, published, rates, files, report)
  extendYears(root, tables, published, files, report)
  if (files.size === 0) report.push('Nothing changed: the tables are up to date.')
  return { files, report }
}

/** Levels of base 2025 put on base 2015 by the mean of 2025, once the published changes agree with them. */
function chained({ frenchPrices, monthlyChanges, yearlyChanges }) {
  checkSeries('insee 011814630', frenchPrices)
  const mean = average(
    [...frenchPrices].filter(([month]) => month.startsWith('2025-')).map(([, value]) => value),
  )
  for (const [name, changes, lag] of [
    ['insee 011814631', monthlyChanges, 1],
    ['insee 011814632', yearlyChanges, 12],
  ]) {
    const months = [...frenchPrices.keys()]
    let compared = 0
    for (const [month, change] of changes) {
      const base = frenchPrices.get(months[months.indexOf(month) - lag] ?? '')
      if (base === undefined) continue
      const found = 100 * (frenchPrices.get(month) / base - 1)
      if (Math.abs(found - change) > MOST_CHANGE_GAP)
        throw new RefreshError(
          `${name}: ${month} is ${change} % where the levels of 011814630 give ${found.toFixed(3)} %`,
        )
      compared += 1
    }
    if (compared < 12) throw new RefreshError(`${name}: ${compared} months to compare, fewer than 12`)
  }
  return new Map([...frenchPrices].map(([month, value]) => [month, round((value * MEAN_2025) / mean, 3)]))
}

/** The mean of the twelve months of 2025. */
const average = (values) => {
  if (values.length !== 12)
    throw new RefreshError(`insee 011814630: 2025 has ${values.length} months, not 12`)
  return values.reduce((sum, value) => sum + value, 0) / 12
}

/** What is kept, the published value of the months that were rebuilt, and the new months. */
function mergedSeries(stored, fetched, replaces) {
  const last = [...stored.keys()].at(-1)
  const merged = new Map(stored)
  for (const [month, value] of fetched)
    if (month > last || (replaces !== undefined && month >= replaces && stored.has(month)))
      merged.set(month, value)
  return merged
}

/**
 * The rates of the Livret A, with the changes that a monthly series adds; a past month that moved is an
 * error.
 * @param monthly percent by month; undefined, nothing is added.
 * @returns `rates`, rows `[day, percent]` in order, and `until`, the last month whose rate is known.
 */
function livretRates(root, monthly, files, report) {
  const path = join(root, INDICES, 'tables/livret-a-rates.ts')
  const { rows, text } = readTable(path, ['rate'])
  const rates = rows.map(([day, { rate }]) => [day, rate])
  if (monthly) {
    const last = rates.at(-1)[0]
    for (const [month, rate] of monthly) {
      const known = rates.filter(([day]) => day <= `${month}-15`).at(-1)?.[1]
      if (known === rate) continue
      if (`${month}-01` <= last) throw new RefreshError(`livret-a: ${month} is ${rate} %, and was ${known} %`)
      rates.push([`${month}-01`, rate])
      report.push(
        `livret-a-rates: ${rate} % from ${month}. Change legislation/parametres/epargne/livret-a-taux too`,
      )
    }
    const lines = rates.map(([day, rate]) => `${day},${Number.isInteger(rate) ? rate.toFixed(1) : rate}`)
    const next = withRows(text, lines)
    if (next !== text) files.set(path, next)
    const extra = rates.slice(rows.length)
    if (extra.length > 0) setLast(root, 'livret-a-rates', last, extra.at(-1)[0], files)
    const until = [...monthly.keys()].at(-1)
    return { rates, until: until > lastLivretMonth(rates) ? until : lastLivretMonth(rates) }
  }
  return { rates, until: lastLivretMonth(rates) }
}

/** Gold of the table must be the published price at the kept exchange rate. */
function checkGold(rows, gold, exchangeRate) {
  let compared = 0
  for (const [month, levels] of rows) {
    if (!gold.has(month)) continue
    const found = gold.get(month) / exchangeRate.get(month)
    if (Math.abs(found / levels.gold - 1) > MOST_GOLD_GAP)
      throw new RefreshError(
        `gold: ${month} moved from ${levels.gold} to ${found.toFixed(2)} euros, more than 0.1 %`,
      )
    compared += 1
  }
  if (compared < 12)
    throw new RefreshError(`gold: ${compared} months in common with the table, fewer than 12`)
  checkSeries('gold', gold)
}

/** Adds the new months to the monthly table, and corrects the prices of the months that were rebuilt. */
function extendMonths(root, { rows, lines, text, path }, published, { rates, until }, files, report) {
  const [last, levels] = rows.at(-1)
  // Prices that were rebuilt from changes give way to the published levels.
  const from = SERIES.frenchPrices.replaces
  const changed = []
  const next = lines.map((line, index) => {
    const [month, row] = rows[index]
    const price = published.frenchPrices.get(month)
    if (month < from || price === undefined || shortest(price, 3) === shortest(row.prices, 3)) return line
    changed.push(`${month} ${shortest(row.prices, 3)} → ${shortest(price, 3)}`)
    row.prices = price
    const cells = line.split(',')
    cells[MONTHLY.indexOf('prices') + 1] = shortest(price, 3)
    return cells.join(',')
  })
  if (changed.length > 0) report.push(`euro-investor, prices: ${changed.join('; ')}`)
  let [previous, before] = [last, levels]
  for (const month of newMonths(last, published, until)) {
    const after = nextLevels(before, month, previous, published, rates)
    next.push([month, ...MONTHLY.map((column) => shortest(after[column], DECIMALS[column] ?? 4))].join(','))
    rows.push([month, after])
    ;[previous, before] = [month, after]
  }
  if (previous !== last) {
    report.push(`euro-investor: ${last} → ${previous}`)
    setLast(root, 'euro-investor', last, previous, files)
  }
  const written = withRows(text, next)
  if (written !== text) files.set(path, written)
}

/** Decimals of a column of the monthly table; 4 for the others. */
const DECIMALS = { gold: 2, prices: 3 }

/** Adds the years whose two Januaries are known to the annual table. */
function extendYears(root, { monthly, annual }, published, files, report) {
  const levels = new Map(monthly.rows)
  const [last] = annual.rows.at(-1)
  const next = [...annual.lines]
  let year = Number(last)
  for (;;) {
    const row = annualRow(year + 1, levels, published)
    if (!row) break
    year += 1
    next.push([year, ...ANNUAL.map((column) => row[column].toFixed(2))].join(','))
  }
  if (year === Number(last)) {
    if (levels.has(`${year + 2}-01`))
      report.push(`annual-returns: ${year + 1} waits for January ${year + 2} of US yields and prices`)
    return
  }
  report.push(`annual-returns: ${last} → ${year}`)
  files.set(annual.path, withRows(annual.text, next))
  setLast(root, 'annual-returns', last, String(year), files)
}

/** The rows of a table of `indices`, as `[date, columns]`, with its lines and its text. */
function readTable(path, columns) {
  const text = readFileSync(path, 'utf8')
  const lines = text.slice(text.indexOf('`\n') + 2, text.lastIndexOf('\n`')).split('\n')
  const rows = lines.map((line) => {
    const [date, ...cells] = line.split(',')
    return [
      date,
      Object.fromEntries(
        columns.map((column, index) => [column, cells[index] ? Number(cells[index]) : Number.NaN]),
      ),
    ]
  })
  return { path, text, lines, rows }
}

/** The text of a table with other rows. */
const withRows = (text, lines) =>
  `${text.slice(0, text.indexOf('`\n') + 2)}${lines.join('\n')}${text.slice(text.lastIndexOf('\n`'))}`

/** The module that describes a table says its last date. */
function setLast(root, name, before, after, files) {
  const path = join(root, INDICES, `${name}.ts`)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(`last: '${before}'`)) throw new RefreshError(`${name}.ts does not say last: '${before}'`)
  files.set(path, text.replace(`last: '${before}'`, `last: '${after}'`))
}

const round = (value, decimals) => Number(value.toFixed(decimals))
const shortest = (value, decimals) => String(round(value, decimals))
