import { same } from './credits.ts'
import type { Credit } from './series.ts'

/**
 * The name of a crisis: four crises of this century. This file has the months within which each is looked
 * for, and the falls of indices that newspapers quote. It has dates and percents only, since the levels of
 * these indices belong to their owners. Read by `drawdown` and `history.ts`.
 */
export type CrisisYear = 2000 | 2008 | 2020 | 2022

/**
 * The months within which a fall is looked for, both included. Used by `drawdown/crisis.ts` and
 * `drawdown/simulate.ts`.
 */
export interface Crisis {
  readonly year: CrisisYear
  /** A month: `1999-12`. */
  readonly from: string
  /** A month. */
  readonly to: string
}

/** The fall of one index in one crisis. Dates are days or months, by the frequency of the index. */
interface PublishedFall {
  /** In percent, negative. */
  readonly fall: number
  /** When the index was highest before the fall. */
  readonly peak: string
  /** When the index was lowest. */
  readonly trough: string
  /**
   * When the index was back at its peak; `notBy` is the last date of the data where it was not back by then.
   */
  readonly recovered: string | { readonly notBy: string }
}

/** An index as it is published, and its fall in each crisis. Used by `drawdown/facts.ts`. */
export interface PublishedIndex {
  readonly name: string
  readonly currency: 'EUR' | 'USD'
  /** Whether dividends are put back in: an index of prices leaves them out, and falls more for longer. */
  readonly withDividends: boolean
  /** How often it is observed, which sets the form of the dates of its falls. */
  readonly frequency: 'day' | 'month'
  /** The publisher of the figures. */
  readonly source: { readonly fr: string; readonly en: string }
  /** The copy from which the figures were taken. */
  readonly credit: Credit
  readonly falls: Readonly<Record<CrisisYear, PublishedFall>>
}

/**
 * The windows of the crises, all within the series of `euro-investor.ts`. Each published fall has its trough
 * in its window. Used by `drawdown/history.explain.ts` and `drawdown/portfolio.ts`.
 */
export const crises: readonly Crisis[] = [
  { year: 2000, from: '1999-12', to: '2003-12' },
  { year: 2008, from: '2007-01', to: '2009-12' },
  { year: 2020, from: '2019-12', to: '2020-12' },
  { year: 2022, from: '2021-10', to: '2023-10' },
]

/** The credit of a copy of an index in a GitHub repository: only facts taken from it are passed on here. */
const creditOfCopy = (title: string, englishTitle: string, repository: string): Credit => ({
  title: `${title}, via ${repository}`,
  englishTitle: `${englishTitle}, via ${repository}`,
  url: `https://github.com/${repository}`,
  licence: {
    fr: 'faits (dates, pourcentages) ; l’indice appartient à qui le publie',
    en: 'facts (dates, percentages); the index belongs to its publisher',
  },
  read: '2026-11-21',
})

/** A published fall, its members in the order of the table of an index. */
const fell = (
  fall: number,
  peak: string,
  trough: string,
  recovered: PublishedFall['recovered'],
): PublishedFall => ({ fall, peak, trough, recovered })

/** The copy does not say whether dividends are net of tax, nor which currency stood for the euro before 1999. */
const worldInEuros: PublishedIndex = {
  name: 'MSCI World',
  currency: 'EUR',
  withDividends: true,
  frequency: 'month',
  source: same('MSCI Inc.'),
  credit: creditOfCopy(
    'MSCI World et MSCI France, dividendes réinvestis, fin de mois (MSCI Inc.)',
    'MSCI World and MSCI France, dividends reinvested, ends of months (MSCI Inc.)',
    'NandayDev/MSCI-Historical-Data',
  ),
  falls: {
    2000: fell(-53.6, '2000-08', '2003-03', '2013-09'),
    2008: fell(-48.3, '2007-05', '2009-02', '2013-01'),
    2020: fell(-19.77, '2020-01', '2020-03', '2020-11'),
    2022: fell(-13.08, '2021-12', '2022-06', { notBy: '2023-04' }),
  },
}

const worldInDollars: PublishedIndex = {
  name: 'MSCI World',
  currency: 'USD',
  withDividends: true,
  frequency: 'month',
  source: same('MSCI Inc.'),
  credit: creditOfCopy(
    'MSCI World en dollars, dividendes réinvestis, fin de mois (MSCI Inc.)',
    'MSCI World in dollars, dividends reinvested, ends of months (MSCI Inc.)',
    'LouisDeconinck/financecalc',
  ),
  falls: {
    2000: fell(-46.8, '2000-03', '2002-09', '2006-01'),
    2008: fell(-54.03, '2007-10', '2009-02', '2013-07'),
    2020: fell(-21.05, '2019-12', '2020-03', '2020-08'),
    2022: fell(-25.42, '2021-12', '2022-09', '2023-12'),
  },
}

const cac40: PublishedIndex = {
  name: 'CAC 40',
  currency: 'EUR',
  withDividends: false,
  frequency: 'day',
  source: same('Euronext'),
  credit: creditOfCopy(
    'CAC 40 sans dividendes, clôtures quotidiennes (Euronext)',
    'CAC 40 without dividends, daily closes (Euronext)',
    'thierrymoudiki/financial-data',
  ),
  falls: {
    2000: fell(-65.29, '2000-09-04', '2003-03-12', '2021-11-02'),
    2008: fell(-59.16, '2007-06-01', '2009-03-09', '2021-04-09'),
    2020: fell(-38.56, '2020-02-19', '2020-03-18', '2021-04-06'),
    2022: fell(-23.04, '2022-01-05', '2022-09-29', '2023-04-11'),
  },
}

/**
 * Published in dollars; converted to euros at the rate that the two MSCI World series imply at each month’s
 * end.
 */
const france: PublishedIndex = {
  name: 'MSCI France',
  currency: 'EUR',
  withDividends: true,
  frequency: 'month',
  source: { fr: 'MSCI Inc., converti en euros', en: 'MSCI Inc., converted into euros' },
  credit: worldInEuros.credit,
  falls: {
    2000: fell(-58, '2000-08', '2003-03', '2007-01'),
    2008: fell(-52.73, '2007-05', '2009-02', '2014-04'),
    2020: fell(-25.63, '2019-12', '2020-03', '2021-03'),
    2022: fell(-17.03, '2021-12', '2022-09', '2023-01'),
  },
}

const sp500: PublishedIndex = {
  name: 'S&P 500',
  currency: 'USD',
  withDividends: false,
  frequency: 'day',
  source: same('S&P Dow Jones Indices'),
  credit: creditOfCopy(
    'S&P 500 sans dividendes, clôtures quotidiennes (S&P Dow Jones Indices)',
    'S&P 500 without dividends, daily closes (S&P Dow Jones Indices)',
    'culolom/culolom-backtest',
  ),
  falls: {
    2000: fell(-49.15, '2000-03-24', '2002-10-09', '2007-05-30'),
    2008: fell(-56.78, '2007-10-09', '2009-03-09', '2013-03-28'),
    2020: fell(-33.92, '2020-02-19', '2020-03-23', '2020-08-18'),
    2022: fell(-25.43, '2022-01-03', '2022-10-12', '2024-01-19'),
  },
}

/**
 * Closing prices with Shiller’s dividends accrued day by day. Compared with the official index, which the
 * copy has until 2020: the same peaks and troughs, falls within 0.01 point, one recovery a day late (the
 * official one is 2006-10-23). Only falls agree so well: the level drifts by 1 % over 21 years. The fall of
 * 2022 could not be checked.
 */
const sp500WithDividends: PublishedIndex = {
  name: 'S&P 500',
  currency: 'USD',
  withDividends: true,
  frequency: 'day',
  source: {
    fr: 'S&P Dow Jones Indices, dividendes de Robert Shiller',
    en: 'S&P Dow Jones Indices, dividends from Robert Shiller',
  },
  credit: creditOfCopy(
    'S&P 500, dividendes réinvestis, clôtures quotidiennes jusqu’en 2020 (S&P Dow Jones Indices)',
    'S&P 500, dividends reinvested, daily closes up to 2020 (S&P Dow Jones Indices)',
    'talmiller2/market_analysis',
  ),
  falls: {
    2000: fell(-47.4, '2000-09-01', '2002-10-09', '2006-10-24'),
    2008: fell(-55.25, '2007-10-09', '2009-03-09', '2012-04-02'),
    2020: fell(-33.8, '2020-02-19', '2020-03-23', '2020-08-10'),
    2022: fell(-24.54, '2022-01-03', '2022-10-12', '2023-12-13'),
  },
}

/**
 * The indices of each market; the first is the one that its investors quote. Used by `history.ts` and
 * `drawdown/facts.ts`.
 */
export const publishedIndices = {
  world: [worldInEuros, worldInDollars],
  france: [cac40, france],
  unitedStates: [sp500, sp500WithDividends],
} as const satisfies Readonly<Record<string, readonly PublishedIndex[]>>
