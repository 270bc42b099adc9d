/**
 * The sources of series: the publisher, the address and the day of reading of each. The page of sources lists
 * them; those of published indices are in `crises.ts`.
 */
import type { Credit } from './series.ts'

/** The day on which the addresses below were last read, unless a credit has `EXTENSION_READ`. */
const READ = '2026-11-21'

/** The day on which the sources that continue older ones were read. */
const EXTENSION_READ = '2026-11-23'

/** A text that is the same in both languages. Used by `crises.ts`. */
export const same = (name: string) => ({ fr: name, en: name })

/**
 * US equities until 2023-06, and US bond yields and prices until 2022. Used by
 * `annual-returns.ts` and `euro-investor.ts`.
 */
export const shiller: Credit = {
  title:
    'Robert Shiller (Yale), Irrational Exuberance: actions américaines de 1871 à 2023-06, via datasets/s-and-p-500',
  englishTitle:
    'Robert Shiller (Yale), Irrational Exuberance: US equities from 1871 to 2023-06, via datasets/s-and-p-500',
  url: 'https://github.com/datasets/s-and-p-500',
  licence: same('ODC-PDDL-1.0'),
  read: READ,
}

/**
 * Two funds of the pension plan of US federal employees, dividends reinvested: US equities after 2023-06, and
 * the proxy of world equities. Their data are prices of funds, so the indices that they follow are not named.
 * Used by `annual-returns.ts` and `euro-investor.ts`.
 */
export const thriftSavingsPlan: Credit = {
  title:
    'Source: TSP.gov (FRTIB), fonds C (actions américaines) et I (autres pays), dividendes réinvestis, via matanov/finportal',
  englishTitle:
    'Source: TSP.gov (FRTIB), C Fund (US equities) and I Fund (other countries), dividends reinvested, via matanov/finportal',
  url: 'https://github.com/matanov/finportal',
  licence: {
    fr: 'œuvre fédérale, domaine public (États-Unis)',
    en: 'federal work, public domain (United States)',
  },
  read: EXTENSION_READ,
}

/**
 * The yield of US 10-year government bonds, from which returns after 2022 are computed. Used by `annual-returns.ts`.
 */
export const federalReserveYields: Credit = {
  title: 'Federal Reserve, H.15: taux américain à dix ans, via datasets/bond-yields-us-10y',
  englishTitle: 'Federal Reserve, H.15: US 10-year yield, via datasets/bond-yields-us-10y',
  url: 'https://github.com/datasets/bond-yields-us-10y',
  licence: {
    fr: 'domaine public (États-Unis), ODC-PDDL-1.0',
    en: 'public domain (United States), ODC-PDDL-1.0',
  },
  read: READ,
}

/** US consumer prices after 2022. Used by `annual-returns.ts`. */
export const blsPrices: Credit = {
  title: 'BLS, CPI-U, CUUR0000SA0 : prix américains depuis 2023, via datasets/cpi-us',
  englishTitle: 'BLS, CPI-U, CUUR0000SA0: US prices since 2023, via datasets/cpi-us',
  url: 'https://github.com/datasets/cpi-us',
  licence: {
    fr: 'domaine public (États-Unis), ODC-PDDL-1.0',
    en: 'public domain (United States), ODC-PDDL-1.0',
  },
  read: EXTENSION_READ,
}

/** The exchange rate of the dollar. Used by `annual-returns.ts` and `euro-investor.ts`. */
export const federalReserveExchange: Credit = {
  title: 'Federal Reserve, G.5/H.10: dollars par euro (francs avant 1999), via datasets/exchange-rates',
  englishTitle:
    'Federal Reserve, G.5/H.10: dollars for a euro (francs before 1999), via datasets/exchange-rates',
  url: 'https://github.com/datasets/exchange-rates',
  licence: {
    fr: 'domaine public (États-Unis), ODC-PDDL-1.0',
    en: 'public domain (United States), ODC-PDDL-1.0',
  },
  read: READ,
}

/**
 * Long-term interest rates of France, from which the returns of bonds are computed. Used by `annual-returns.ts` and
 * `euro-investor.ts`.
 */
export const oecdBonds: Credit = {
  title: 'Source: OECD (MEI), taux à long terme de la France, IRLTLT01FRM156N',
  englishTitle: 'Source: OECD (MEI), long-term interest rate of France, IRLTLT01FRM156N',
  url: 'https://github.com/barhador/French-Bonds-Analysis',
  licence: same('CC-BY-4.0 (OECD)'),
  read: READ,
}

/** The same rates from 2025-02 on. Used by `annual-returns.ts` and `euro-investor.ts`. */
export const ecbBonds: Credit = {
  title:
    'Source: ECB, taux à long terme de la France, IRS.M.FR.L.L40.CI.0000.EUR.N.Z, via Beynat/psychohistoire',
  englishTitle:
    'Source: ECB, long-term interest rate of France, IRS.M.FR.L.L40.CI.0000.EUR.N.Z, via Beynat/psychohistoire',
  url: 'https://github.com/Beynat/psychohistoire',
  licence: {
    fr: 'réutilisation libre, source nommée (BCE)',
    en: 'free reuse, source named (ECB)',
  },
  read: EXTENSION_READ,
}

/** French consumer prices, yearly. Used by `consumer-prices.ts`. */
export const inseePrices: Credit = {
  title: 'Source : Insee, indice des prix à la consommation, base 2015, moyennes annuelles depuis 1901',
  englishTitle: 'Source: Insee, consumer price index, base 2015, yearly averages since 1901',
  url: 'https://github.com/corenting/InflationCalculator',
  licence: { fr: 'Licence Ouverte', en: 'Licence Ouverte (French open licence)' },
  read: READ,
}

/** French consumer prices, monthly. Used by `annual-returns.ts` and `euro-investor.ts`. */
export const inseeMonthlyPrices: Credit = {
  title: 'Source : Insee, indice des prix 001759970 ; avant 1990, OECD (MEI)',
  englishTitle: 'Source: Insee, price index 001759970; before 1990, OECD (MEI)',
  url: 'https://github.com/ReinforcedKnowledge/france-inflation-data-cleaned',
  licence: {
    fr: 'Licence Ouverte ; CC-BY-4.0 (OECD)',
    en: 'Licence Ouverte (French open licence); CC-BY-4.0 (OECD)',
  },
  read: READ,
}

/**
 * The same prices from 2024-09 on, levels rebuilt from published changes. Used by `annual-returns.ts` and
 * `euro-investor.ts`.
 */
export const inseeChanges: Credit = {
  title:
    'Source : Insee, variations 011814631 et 011814632, niveaux recalculés depuis 2024-09, via dmidlo/histdata.com-tools',
  englishTitle:
    'Source: Insee, changes 011814631 and 011814632, levels rebuilt since 2024-09, via dmidlo/histdata.com-tools',
  url: 'https://github.com/dmidlo/histdata.com-tools',
  licence: { fr: 'Licence Ouverte', en: 'Licence Ouverte (French open licence)' },
  read: EXTENSION_READ,
}

/** Rates of the Livret A. Used by `annual-returns.ts`, `euro-investor.ts` and `livret-a-rates.ts`. */
export const livretADecisions: Credit = {
  title: 'Taux du Livret A fixés par arrêté, Journal officiel (faits relevés dans OpenFisca-France)',
  englishTitle:
    'Rates of the Livret A set by ministerial orders, Journal officiel (facts read in OpenFisca-France)',
  url: 'https://github.com/openfisca/openfisca-france',
  licence: {
    fr: 'faits de droit, Licence Ouverte',
    en: 'facts of law, Licence Ouverte (French open licence)',
  },
  read: READ,
}

/** Price of gold. Used by `euro-investor.ts`. */
export const worldBankGold: Credit = {
  title: 'Source: World Bank, Commodity Price Data (Pink Sheet), or, via datasets/gold-prices',
  englishTitle: 'Source: World Bank, Commodity Price Data (Pink Sheet), gold, via datasets/gold-prices',
  url: 'https://github.com/datasets/gold-prices',
  licence: same('CC-BY-4.0 (World Bank)'),
  read: READ,
}
