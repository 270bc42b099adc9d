/** `npm run refresh`: parsers, checks, and whole runs on files made from the documented formats. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { checkOverlap, checkSeries, nextMonth } from '../scripts/refresh/checks.mjs'
import {
  parseBls,
  parseFederalReserve,
  parseInseeXml,
  parsePinkSheet,
  parseSdmxCsv,
  parseTspPrices,
} from '../scripts/refresh/parse.mjs'
import { refresh } from '../scripts/refresh/refresh.mjs'
import {
  MADE_HERE,
  type PublishedFiles,
  publishedFiles,
  workbook,
  writePublishedFiles,
} from './support/published-files.ts'

const repository = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'refresh-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const TABLES = 'packages/core/src/indices'
const KEPT = 'scripts/refresh/published'

/** A copy of what a refresh reads and writes. */
function copyOfTables(name: string): string {
  const root = join(scratch, name)
  for (const folder of [TABLES, KEPT])
    cpSync(join(repository, folder), join(root, folder), { recursive: true })
  return root
}

/** The text of each file that a refresh may write, by path. */
const contentsOf = (root: string) =>
  Object.fromEntries(
    [TABLES, `${TABLES}/tables`, KEPT].flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]),
    ),
  )

/** The rows of a table, each as its cells. */
const rowsOf = (root: string, table: string) =>
  readFileSync(join(root, TABLES, 'tables', `${table}.ts`), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(','))

const goldInEuros = new Map(
  rowsOf(repository, 'euro-investor').map(([month = '', , , , gold]) => [month, Number(gold)]),
)

/**
 * Runs a refresh on files up to month `last`, which a test may change first. `report` is the error message if
 * it fails.
 */
async function run(name: string, last: string, change: (files: PublishedFiles) => void = () => {}) {
  const root = copyOfTables(name)
  const files = publishedFiles(last, goldInEuros)
  change(files)
  writePublishedFiles(join(root, 'saved'), files)
  const [year, month] = nextMonth(last).split('-')
  const before = contentsOf(root)
  const report = await refresh({ root, from: join(root, 'saved'), today: `${year}-${month}-20` }).catch(
    (error: Error) => error.message,
  )
  return { root, report, before, after: contentsOf(root) }
}

describe('parsers of published files', () => {
  it('reads months and values of SDMX columns by their names, with commas between quotes', () => {
    const text = 'KEY,TIME_PERIOD,OBS_VALUE,TITLE\nA,2026-01,3.5,"a, b"\nA,2026-02,,x\n'
    expect([...parseSdmxCsv(text)]).toEqual([['2026-01', 3.5]])
    expect(() => parseSdmxCsv('a,b\n1,2\n')).toThrow(/no columns TIME_PERIOD and OBS_VALUE/)
    expect(() => parseSdmxCsv('TIME_PERIOD,OBS_VALUE\n2026-13,1\n')).toThrow(/"2026-13" is not a month/)
    expect(() => parseSdmxCsv('TIME_PERIOD,OBS_VALUE\n2026-01,1\n2026-01,1\n')).toThrow(/comes twice/)
    expect(() => parseSdmxCsv('TIME_PERIOD,OBS_VALUE\n2026-01,n/a\n')).toThrow(/"n\/a" is not a number/)
    expect(() => parseSdmxCsv('<html>')).toThrow(/no columns/)
  })

  it('averages the prices of a month, without the running month', () => {
    const days = (month: string, count: number) =>
      Array.from(
        { length: count },
        (_, day) => `${month}-${String(day + 1).padStart(2, '0')},1,${day + 1},2,4`,
      )
    const text = (lines: readonly string[]) => `Date,G Fund,C Fund,S Fund,I Fund\n${lines.join('\n')}\n`
    const read = parseTspPrices(text([...days('2026-01', 20), ...days('2026-02', 3)]), '2026-02-04')
    expect([...read.cFund]).toEqual([['2026-01', 10.5]])
    expect([...read.iFund]).toEqual([['2026-01', 4]])
    expect(() =>
      parseTspPrices(text([...days('2026-01', 20), ...days('2026-02', 14)]), '2026-03-01'),
    ).toThrow(/2026-02 has 14 prices, fewer than 15/)
    expect(() => parseTspPrices('Day,C\n', '2026-03-01')).toThrow(/no columns Date, C Fund and I Fund/)
    expect(() => parseTspPrices(text(days('2026-03', 20)), '2026-03-21')).toThrow(/no whole month/)
  })

  it('reads observations of Insee in order of time', () => {
    const xml =
      '<Series><Obs TIME_PERIOD="2026-02" OBS_VALUE="101.5"/><Obs OBS_VALUE="101" TIME_PERIOD="2026-01"/></Series>'
    expect([...parseInseeXml(xml)]).toEqual([
      ['2026-01', 101],
      ['2026-02', 101.5],
    ])
    expect(() => parseInseeXml('<html></html>')).toThrow(/no Obs/)
    expect(() => parseInseeXml('<Obs TIME_PERIOD="2026-01" OBS_VALUE="NaN"/>')).toThrow(/not a number/)
  })

  it('leaves out the yearly mean and the month that the BLS did not publish', () => {
    const data = [
      { year: '2025', period: 'M13', value: '3' },
      { year: '2025', period: 'M10', value: '-' },
      { year: '2025', period: 'M09', value: '324.8' },
    ]
    const answer = { status: 'REQUEST_SUCCEEDED', Results: { series: [{ data }] } }
    expect([...parseBls(JSON.stringify(answer))]).toEqual([['2025-09', 324.8]])
    expect(() => parseBls('{"status":"REQUEST_NOT_PROCESSED","message":["limit"]}')).toThrow(/limit/)
  })

  it('finds the series of the Federal Reserve after its rows of description', () => {
    const text = '"Unit:","Percent"\n"Time Period","RIFLGFCY10_N.M"\n2026-06,4.47\n'
    expect([...parseFederalReserve(text, 'RIFLGFCY10_N.M')]).toEqual([['2026-06', 4.47]])
    expect(() => parseFederalReserve('2026-06,4.47', 'X')).toThrow(/no row "Time Period"/)
  })

  it('reads the column of gold in the workbook of the World Bank', () => {
    const rows = [
      ['', 'Silver', 'Gold'],
      ['2026M05', 70, 4587],
      ['2026M06', 70, 4228],
      ['2026M07', 70, '…'],
    ]
    expect([...parsePinkSheet(workbook(rows))]).toEqual([
      ['2026-05', 4587],
      ['2026-06', 4228],
    ])
    expect(() => parsePinkSheet(workbook([['', 'Silver']]))).toThrow(/no column Gold/)
    expect(() => parsePinkSheet(Buffer.from('<html>'))).toThrow(/not a workbook/)
  })
})

describe('checks of a published series', () => {
  const series = (...values: readonly [string, number][]) => new Map(values)

  it('refuses a gap, a zero and what is not a number', () => {
    expect(() => checkSeries('x', series(['2026-01', 1], ['2026-03', 1]))).toThrow(
      'x: 2026-03 follows 2026-01: 2026-02 is missing',
    )
    expect(() => checkSeries('x', series(['2026-02', 1], ['2026-01', 1]))).toThrow(/2026-03 is missing/)
    expect(() => checkSeries('x', series(['2026-01', 0]))).toThrow(/2026-01 is 0/)
    expect(() => checkSeries('x', series(['2026-01', Number.NaN]))).toThrow(/not a number/)
    checkSeries('x', series(['2025-12', -0.3], ['2026-01', 0]), { mayBeNegative: true })
    checkSeries('x', series(['2025-09', 1], ['2025-11', 1]), { known: ['2025-10'] })
  })

  it('refuses months that moved by more than allowed, and too few months in common', () => {
    const [kept, same] = [
      series(['2026-01', 100], ['2026-02', 200]),
      series(['2026-02', 200.02], ['2026-03', 1]),
    ]
    expect(checkOverlap('x', kept, same, { most: 1.1e-4, least: 1 })).toMatchObject({
      months: 1,
      month: '2026-02',
    })
    expect(() => checkOverlap('x', kept, same, { most: 0.9e-4, least: 1 })).toThrow(
      'x: 2026-02 moved from 200 to 200.02',
    )
    expect(() => checkOverlap('x', kept, same, { most: 0.019, isPoints: true, least: 1 })).toThrow(
      /0.019 point/,
    )
    expect(() => checkOverlap('x', kept, same, { most: 1 })).toThrow(
      /1 months in common with what is kept, fewer than 12/,
    )
  })
})

describe('npm run refresh', () => {
  it('adds the new months, says what changed, and keeps the old rows', async () => {
    const { root, report, before, after } = await run('months', '2026-09')
    expect(report).toContain('euro-investor: 2026-06 → 2026-09')
    expect(report).toEqual(expect.arrayContaining([expect.stringMatching(/^c-fund: 278 months equal/)]))
    const [old, rows] = [rowsOf(repository, 'euro-investor'), rowsOf(root, 'euro-investor')]
    expect(rows.slice(old.length).map(([month]) => month)).toEqual(['2026-07', '2026-08', '2026-09'])
    // All columns but prices, which published levels replace from 2024-09 on.
    const withoutPrices = (cells: readonly string[]) => cells.filter((_, column) => column !== 5)
    expect(rows.slice(0, old.length).map(withoutPrices)).toEqual(old.map(withoutPrices))
    const moved = rows.slice(0, old.length).filter((cells, index) => cells[5] !== old[index]?.[5])
    for (const [month = ''] of moved) expect(month >= '2024-09').toBe(true)
    // A fund that grows by 0.5 % in dollars while the euro does too stays level; the last two months do both.
    const [last = [], earlier = []] = [rows.at(-1), rows.at(-2)]
    // Columns: the month, equities, bonds, Livret A, gold, prices, world equities.
    expect(Number(last[1]) / Number(earlier[1])).toBeCloseTo(1, 5)
    expect(Number(last[6]) / Number(earlier[6])).toBeCloseTo(1, 5)
    expect(Number(last[3]) / Number(earlier[3])).toBeCloseTo(1.017 ** (1 / 12), 6)
    expect(Number(last[4]) / Number(earlier[4])).toBeCloseTo(1.01, 4)
    expect(after[`${TABLES}/euro-investor.ts`]).toContain("last: '2026-09'")
    expect(after[`${TABLES}/tables/annual-returns.ts`]).toBe(before[`${TABLES}/tables/annual-returns.ts`])
    expect(after[`${KEPT}/c-fund.csv`]).toContain('\n2026-09,')
  })

  it('adds a year once its next January is known, and changes nothing the second time', async () => {
    const { root, report } = await run('year', '2027-01')
    expect(report).toEqual(
      expect.arrayContaining(['euro-investor: 2026-06 → 2027-01', 'annual-returns: 2025 → 2026']),
    )
    const year = rowsOf(root, 'annual-returns').at(-1) ?? []
    expect([year[0], year.length]).toEqual(['2026', 9])
    expect(year.slice(1).every((cell) => /^-?\d+\.\d\d$/.test(cell))).toBe(true)
    const again = await refresh({ root, from: join(root, 'saved'), today: '2027-02-20' })
    expect(again.at(-1)).toBe('Nothing changed: the tables are up to date.')
  })

  it('stops the months at the next revision of the Livret A', async () => {
    const { report } = await run('livret', '2027-03')
    expect(report).toContain('euro-investor: 2026-06 → 2027-01')
  })

  it('writes nothing in a dry run', async () => {
    const { root } = await run('dry', '2026-06')
    const before = contentsOf(root)
    writePublishedFiles(join(root, 'saved'), publishedFiles('2026-09', goldInEuros))
    const report = await refresh({ root, from: join(root, 'saved'), today: '2026-10-20', isDry: true })
    expect(report).toContain('euro-investor: 2026-06 → 2026-09')
    expect(contentsOf(root)).toEqual(before)
  })

  it.each<readonly [string, RegExp, (files: PublishedFiles) => void]>([
    [
      'a fund whose past month moved',
      /c-fund: 2015-05 moved from/,
      ({ cFund }) => scale(cFund, '2015-05', 1.0002),
    ],
    [
      'an exchange rate that moved',
      /exchange-rate: 2020-01 moved/,
      (files) => scale(files.exchangeRate, '2020-01', 1.004),
    ],
    [
      'a yield that moved',
      /french-yield: 2024-10 moved .* 0.02 point/,
      (files) => scale(files.frenchYield, '2024-10', 1.01),
    ],
    [
      'a US price that moved',
      /us-prices: 2024-01 moved/,
      (files) => scale(files.usPrices, '2024-01', 1.0001),
    ],
    ['a price of gold that moved', /gold: 2010-01 moved/, (files) => scale(files.gold, '2010-01', 1.002)],
    [
      'a missing month',
      /french-yield: .* 2026-07 is missing/,
      (files) => files.frenchYield.delete('2026-07'),
    ],
    ['a month at zero', /exchange-rate: 2026-08 is 0/, (files) => files.exchangeRate.set('2026-08', 0)],
    [
      'a missing month of prices',
      /insee 011814630: .*2019-03 is missing/,
      (files) => files.frenchPrices.delete('2019-03'),
    ],
  ])('stops without writing at %s', async (title, message, change) => {
    const { report, before, after } = await run(title, '2026-09', change)
    expect(report).toMatch(message)
    expect(after).toEqual(before)
  })

  it('stops without writing when the changes of prices disagree with their levels', async () => {
    const { root } = await run('changes', '2026-06')
    writePublishedFiles(join(root, 'saved'), publishedFiles('2026-09', goldInEuros))
    const file = join(root, 'saved/insee-monthly-changes.xml')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/("2025-03" OBS_VALUE=")[^"]*/, '$19.9'))
    const before = contentsOf(root)
    await expect(refresh({ root, from: join(root, 'saved'), today: '2026-10-20' })).rejects.toThrow(
      /011814631: 2025-03 is 9.9 % where the levels/,
    )
    expect(contentsOf(root)).toEqual(before)
  })

  it('says which file cannot be read', async () => {
    const { root } = await run('broken', '2026-06')
    writeFileSync(join(root, 'saved/h15.csv'), '<html>')
    await expect(refresh({ root, from: join(root, 'saved'), today: '2026-07-20' })).rejects.toThrow(
      /RIFLGFCY10_N.M, US 10-year yield: h15.csv cannot be read: it has no row "Time Period"/,
    )
  })

  it('fails offline with the address and what to do, and leaves the files as they are', async () => {
    const root = copyOfTables('offline')
    const saved = join(root, 'saved')
    const before = contentsOf(root)
    const offline = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }))
    await expect(refresh({ root, today: '2026-10-20', fetch: offline })).rejects.toThrow(
      /Save fund-price-history.csv from https:\/\/www.tsp.gov/,
    )
    writePublishedFiles(saved, publishedFiles('2026-09', goldInEuros))
    rmSync(join(saved, 'ecb-exchange-rate.csv'))
    await expect(refresh({ root, from: saved, today: '2026-10-20', fetch: offline })).rejects.toThrow(
      /ECB, EXR\/M.USD.EUR.SP00.A.* cannot be read \(ENOTFOUND\). Without a connection, save it as ecb-exchange-rate.csv/,
    )
    expect(contentsOf(root)).toEqual(before)
  })

  it('reads what is not saved from its publisher, by the keys of the sources, and follows the link to the workbook', async () => {
    const root = copyOfTables('online')
    const saved = join(root, 'saved')
    const served = join(root, 'served')
    writePublishedFiles(served, publishedFiles('2026-09', goldInEuros))
    mkdirSync(saved)
    cpSync(join(served, 'fund-price-history.csv'), join(saved, 'fund-price-history.csv'))
    const addresses: string[] = []
    const fileOf = (url: string) => {
      if (url.includes('EXR/M.USD.EUR.SP00.A')) return 'ecb-exchange-rate.csv'
      if (url.includes('IRS/M.FR.L.L40.CI.0000.EUR.N.Z')) return 'ecb-french-yield.csv'
      if (url.endsWith('/011814630')) return 'insee-prices.xml'
      if (url.endsWith('/011814631')) return 'insee-monthly-changes.xml'
      if (url.endsWith('/011814632')) return 'insee-yearly-changes.xml'
      if (url.endsWith('/CUUR0000SA0')) return 'bls-prices.json'
      if (url === 'https://thedocs.worldbank.org/x/CMO-Historical-Data-Monthly.xlsx')
        return 'CMO-Historical-Data-Monthly.xlsx'
      return undefined
    }
    const fetch = (url: string | URL | Request) => {
      addresses.push(String(url))
      const file = fileOf(String(url))
      const body = file
        ? readFileSync(join(served, file))
        : '<a href="https://thedocs.worldbank.org/x/CMO-Historical-Data-Monthly.xlsx">Monthly prices</a>'
      return Promise.resolve(new Response(body))
    }
    const report = await refresh({ root, from: saved, today: '2026-10-20', fetch })
    expect(report).toContain('euro-investor: 2026-06 → 2026-09')
    expect(addresses).toHaveLength(8)
    expect(new Set(addresses.map((url) => new URL(url).hostname))).toEqual(
      new Set([
        'data-api.ecb.europa.eu',
        'api.insee.fr',
        'www.worldbank.org',
        'thedocs.worldbank.org',
        'api.bls.gov',
      ]),
    )
    const busy = () => Promise.resolve(new Response('', { status: 503 }))
    await expect(refresh({ root, from: saved, today: '2026-10-20', fetch: busy })).rejects.toThrow(
      /status 503/,
    )
  })

  it('ends with 1 and a plain message when it fails, with 2 for a wrong argument', async () => {
    const root = copyOfTables('command')
    const before = contentsOf(root)
    const command = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [
        join(repository, 'scripts/refresh.mjs'),
        '--root',
        root,
        ...args,
      ]).then(
        () => expect.fail('it succeeded'),
        ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
      )
    const refused = await command()
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/^TSP.gov .*refuses scripts[\s\S]*\nNothing was written.\n$/)
    expect((await command('--frm', 'x')).code).toBe(2)
    expect(contentsOf(root)).toEqual(before)
  })

  it('labels the files made for these tests as such', () => {
    const folder = join(scratch, 'labels')
    writePublishedFiles(folder, publishedFiles('2026-06', goldInEuros))
    for (const file of ['insee-prices.xml', 'bls-prices.json', 'h15.csv', 'ecb-exchange-rate.csv'])
      expect(readFileSync(join(folder, file), 'utf8')).toContain(MADE_HERE)
  })
})

/** Moves one month of a series. */
function scale(series: Map<string, number>, month: string, factor: number): void {
  series.set(month, (series.get(month) as number) * factor)
}
