/**
 * Files as the publishers of market data document their formats, made by this project from the series that it keeps and
 * from invented new months: none was downloaded. Each carries the label `MADE_HERE`. Used by `refresh.test.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { nextMonth } from '../../scripts/refresh/checks.mjs'
import { parseStored } from '../../scripts/refresh/parse.mjs'

/** The label that each file carries. */
export const MADE_HERE = 'made by Denier from the documented format, not a published file'

const PUBLISHED = join(import.meta.dirname, '../../scripts/refresh/published')

/** Values by month, such as `2025-03`. */
type Series = Map<string, number>

/** A kept series, then months that grow by 0.5 % from its end to `last`. */
function extended(name: string, last: string): Series {
  const series = parseStored(readFileSync(join(PUBLISHED, `${name}.csv`), 'utf8'))
  let [month, value] = [...series].at(-1) as [string, number]
  while (month < last) {
    month = nextMonth(month)
    value *= 1.005
    series.set(month, value)
  }
  return series
}

/** The CSV of the European Central Bank. @param from the first month. */
const sdmx = (series: Series, from: string) =>
  ['KEY,FREQ,TIME_PERIOD,OBS_VALUE,TITLE']
    .concat(
      [...series]
        .filter(([month]) => month >= from)
        .map(([month, value]) => `X,M,${month},${value},"Rate, ${MADE_HERE}"`),
    )
    .join('\n')

/**
 * The CSV of the funds of the Thrift Savings Plan: twenty prices a month whose mean is that of the month, and
 * the first days of the month after.
 */
function tsp(cFund: Series, iFund: Series): string {
  const lines = ['Date,L Income,G Fund,F Fund,C Fund,S Fund,I Fund', '2003-05-30,,,,10.1000,,10.2000']
  for (const [month, c] of cFund)
    for (let day = 1; day <= 20; day += 1) {
      const sway = 1 + (day - 10.5) / 1000
      const prices = [c, iFund.get(month) as number].map((price) => (price * sway).toFixed(6))
      lines.push(`${month}-${String(day).padStart(2, '0')},,,,${prices[0]},,${prices[1]}`)
    }
  const running = nextMonth([...cFund.keys()].at(-1) as string)
  return `${lines.join('\n')}\n${running}-01,,,,999,,999\n`
}

/** The XML of INSEE. */
const inseeXml = (series: Series, decimals: number) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${MADE_HERE} -->\n<message:StructureSpecificData xmlns:message="m"><message:DataSet><Series IDBANK="0" FREQ="M">\n${[
    ...series,
  ]
    .reverse()
    .map(
      ([month, value]) =>
        `<Obs TIME_PERIOD="${month}" OBS_VALUE="${value.toFixed(decimals)}" OBS_STATUS="A"/>`,
    )
    .join('\n')}\n</Series></message:DataSet></message:StructureSpecificData>\n`

/** Changes in percent over so many months. */
const changes = (series: Series, lag: number): Series => {
  const months = [...series.keys()]
  return new Map(
    months
      .slice(lag)
      .map((month, index) => [
        month,
        100 * ((series.get(month) as number) / (series.get(months[index] as string) as number) - 1),
      ]),
  )
}

/** The JSON of the Bureau of Labor Statistics, with a missing month and a mean of the year. */
const bls = (series: Series) =>
  JSON.stringify({
    status: 'REQUEST_SUCCEEDED',
    message: [MADE_HERE],
    Results: {
      series: [
        {
          seriesID: 'CUUR0000SA0',
          data: [
            ...[...series]
              .filter(([month]) => month >= '2017-01')
              .map(([month, value]) => ({
                year: month.slice(0, 4),
                period: `M${month.slice(5)}`,
                value: value.toFixed(3),
              })),
            { year: '2025', period: 'M10', value: '-' },
            { year: '2025', period: 'M13', value: '320.0' },
          ].reverse(),
        },
      ],
    },
  })

/** The CSV of release H.15 of the Federal Reserve. */
const h15 = (series: Series) =>
  [
    `"Series Description","10-year, ${MADE_HERE}"`,
    '"Unit:","Percent:_Per_Year"',
    '"Multiplier:","1"',
    '"Currency:","NA"',
    '"Unique Identifier: ","H15/H15/RIFLGFCY10_N.M"',
    '"Time Period","RIFLGFCY10_N.M"',
    ...[...series].map(([month, value]) => `${month},${value.toFixed(2)}`),
  ].join('\n')

/** The bytes of an Excel workbook: an empty sheet, then `Monthly Prices` with these rows. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const letter = (index: number) => String.fromCharCode(65 + index)
  const cell = (value: string | number, column: number, row: number) =>
    typeof value === 'number'
      ? `<c r="${letter(column)}${row}"><v>${value}</v></c>`
      : `<c r="${letter(column)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
    )
    .join('')
  return zip({
    'xl/workbook.xml': `<workbook><sheets><sheet name="AFOSHEET" sheetId="1" r:id="rId1"/><sheet name="Monthly Prices" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

/** The bytes of a ZIP archive of text files. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [bytes, label] = [Buffer.from(text), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(checksum(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, label, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), head, tail, label]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

/** The CRC-32 of a file, which our reader does not check; 0 where this Node has no `crc32`. */
const checksum = (bytes: Buffer): number => crc32?.(bytes) ?? 0

/** The series of each file, before it is written: a test changes a value to make the refresh fail. */
export interface PublishedFiles {
  readonly cFund: Series
  readonly iFund: Series
  readonly exchangeRate: Series
  readonly frenchYield: Series
  readonly frenchPrices: Series
  readonly usPrices: Series
  readonly usYield: Series
  readonly gold: Series
}

/**
 * The published series up to the month `last`. French prices are on base 2025 with two decimals; gold is in
 * dollars.
 * @param goldInEuros levels of gold in euros of the table of market history, by month.
 */
export function publishedFiles(last: string, goldInEuros: ReadonlyMap<string, number>): PublishedFiles {
  const kept = extended('french-prices', last)
  const of2025 = [...kept].filter(([month]) => month.startsWith('2025-')).map(([, value]) => value)
  const mean = of2025.reduce((sum, value) => sum + value, 0) / 12
  const exchangeRate = extended('exchange-rate', last)
  let euros = 0
  const gold: Series = new Map(
    [...exchangeRate].map(([month, rate]) => {
      euros = goldInEuros.get(month) ?? euros * 1.01
      return [month, euros * rate]
    }),
  )
  return {
    cFund: extended('c-fund', last),
    iFund: extended('i-fund', last),
    exchangeRate,
    frenchYield: extended('french-yield', last),
    frenchPrices: new Map(
      [...kept].map(([month, value]) => [month, Number(((100 * value) / mean).toFixed(2))]),
    ),
    usPrices: extended('us-prices', last),
    usYield: extended('us-yield', last),
    gold,
  }
}

/** Writes the files in a folder, each in the format of its publisher. */
export function writePublishedFiles(folder: string, files: PublishedFiles): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
  write('fund-price-history.csv', tsp(files.cFund, files.iFund))
  write('ecb-exchange-rate.csv', sdmx(files.exchangeRate, '1999-01'))
  write('ecb-french-yield.csv', sdmx(files.frenchYield, '1986-01'))
  write('insee-prices.xml', inseeXml(files.frenchPrices, 2))
  write('insee-monthly-changes.xml', inseeXml(changes(files.frenchPrices, 1), 1))
  write('insee-yearly-changes.xml', inseeXml(changes(files.frenchPrices, 12), 1))
  write('bls-prices.json', bls(files.usPrices))
  write('h15.csv', h15(files.usYield))
  write(
    'CMO-Historical-Data-Monthly.xlsx',
    workbook([
      [`World Bank Commodity Price Data, ${MADE_HERE}`],
      ['', 'Crude oil, average', 'Gold'],
      ['', '($/bbl)', '($/troy oz)'],
      ...[...files.gold].map(([month, dollars]) => [month.replace('-', 'M'), 70, Number(dollars.toFixed(2))]),
    ]),
  )
}
