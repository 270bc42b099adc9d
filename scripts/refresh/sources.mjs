/**
 * Where each published series is read: its address and key, the file that replaces it when saved by hand, and its
 * parser. Called by `refresh.mjs`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  parseBls,
  parseFederalReserve,
  parseInseeXml,
  parsePinkSheet,
  parseSdmxCsv,
  parseTspPrices,
} from './parse.mjs'

const ECB = 'https://data-api.ecb.europa.eu/service/data'
const INSEE = 'https://api.insee.fr/series/BDM/data/SERIES_BDM'
const WORLD_BANK = 'https://www.worldbank.org/en/research/commodity-markets'

/**
 * `page`: where a person saves the file. `link`: finds the address of the file in the page at `url`. `parse`:
 * makes values by month of the bytes. `url` undefined: the publisher refuses scripts or asks for a key, so
 * the file must be saved by hand. `optional`: what needs it is left as it is without it.
 */
export const sources = [
  {
    name: 'tsp',
    title: 'TSP.gov (FRTIB), daily prices of the C and I funds',
    file: 'fund-price-history.csv',
    page: 'https://www.tsp.gov/fund-performance/share-price-history/',
    parse: (bytes, today) => parseTspPrices(bytes.toString('utf8'), today),
  },
  {
    name: 'exchangeRate',
    title: 'ECB, EXR/M.USD.EUR.SP00.A, dollars for a euro',
    file: 'ecb-exchange-rate.csv',
    url: `${ECB}/EXR/M.USD.EUR.SP00.A?format=csvdata`,
    parse: (bytes) => parseSdmxCsv(bytes.toString('utf8')),
  },
  {
    name: 'frenchYield',
    title: 'ECB, IRS/M.FR.L.L40.CI.0000.EUR.N.Z, French long-term yield',
    file: 'ecb-french-yield.csv',
    url: `${ECB}/IRS/M.FR.L.L40.CI.0000.EUR.N.Z?format=csvdata`,
    parse: (bytes) => parseSdmxCsv(bytes.toString('utf8')),
  },
  ...[
    ['frenchPrices', '011814630', 'consumer prices, base 2025', 'insee-prices.xml'],
    ['monthlyChanges', '011814631', 'monthly changes of prices', 'insee-monthly-changes.xml'],
    ['yearlyChanges', '011814632', 'yearly changes of prices', 'insee-yearly-changes.xml'],
  ].map(([name, key, what, file]) => ({
    name,
    title: `Insee, ${key}, ${what}`,
    file,
    url: `${INSEE}/${key}`,
    parse: (bytes) => parseInseeXml(bytes.toString('utf8')),
  })),
  {
    name: 'gold',
    title: 'World Bank, Pink Sheet, sheet Monthly Prices, Gold',
    file: 'CMO-Historical-Data-Monthly.xlsx',
    page: WORLD_BANK,
    url: WORLD_BANK, // the address of the workbook changes: the page links it
    link: /href="([^"]*CMO-Historical-Data-Monthly[.]xlsx)"/,
    parse: (bytes) => parsePinkSheet(bytes),
  },
  {
    name: 'usPrices',
    title: 'BLS, CUUR0000SA0, US consumer prices',
    file: 'bls-prices.json',
    url: 'https://api.bls.gov/publicAPI/v2/timeseries/data/CUUR0000SA0',
    parse: (bytes) => parseBls(bytes.toString('utf8')),
  },
  {
    name: 'usYield',
    title: 'Federal Reserve, H.15, RIFLGFCY10_N.M, US 10-year yield',
    file: 'h15.csv',
    page: 'https://www.federalreserve.gov/datadownload/Choose.aspx?rel=H15',
    optional: true,
    parse: (bytes) => parseFederalReserve(bytes.toString('utf8'), 'RIFLGFCY10_N.M'),
  },
  {
    name: 'livretA',
    title: 'Banque de France, Webstat, MIR1.M.FR.B.L23FRLA.D.R.A.2230U6.EUR.O, rate of the Livret A',
    file: 'webstat-livret-a.csv',
    page: 'https://webstat.banque-france.fr',
    optional: true,
    parse: (bytes) => parseSdmxCsv(bytes.toString('utf8')),
  },
]

/** A failure whose message is enough for the person who runs the command. */
export class RefreshError extends Error {}

/**
 * Reads every source: from the folder of saved files first, else from its publisher.
 * @param folder of files saved by hand, or undefined.
 * @returns what each parser made, by name; an optional source that is not there is left out.
 */
export async function readSources(folder, today, fetch = globalThis.fetch) {
  const read = {}
  for (const source of sources) {
    const saved = folder === undefined ? undefined : join(folder, source.file)
    const isSaved = saved !== undefined && existsSync(saved)
    if (!isSaved && source.url === undefined && source.optional) continue
    if (!isSaved && source.url === undefined)
      throw new RefreshError(
        `${source.title}: its site refuses scripts. Save ${source.file} from ${source.page} in a folder, and give it: npm run refresh -- --from <folder>`,
      )
    const bytes = isSaved ? readFileSync(saved) : await download(source, fetch)
    try {
      read[source.name] = source.parse(bytes, today)
    } catch (error) {
      throw new RefreshError(
        `${source.title}: ${isSaved ? source.file : 'the answer'} cannot be read: ${error.message}`,
      )
    }
  }
  return read
}

async function download({ title, url, link, file }, fetch) {
  try {
    const first = await get(url, fetch)
    if (!link) return first
    const [, address] = link.exec(first.toString('utf8')) ?? []
    if (!address) throw new Error('the page has no link to the workbook')
    return await get(new URL(address, url).href, fetch)
  } catch (error) {
    const reason = error.cause?.code ?? error.message
    throw new RefreshError(
      `${title}: ${url} cannot be read (${reason}). Without a connection, save it as ${file} in a folder: npm run refresh -- --from <folder>`,
    )
  }
}

async function get(url, fetch) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
