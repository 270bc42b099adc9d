import type { Credit } from './series.ts'

/** The day on which the addresses below were last read. */
const read = '2026-11-21'

/** A text that is the same in both languages. Used by `crises.ts`. */
export const same = (name: string) => ({ fr: name, en: name })

/**
 * US equities. The credits of this file name the publisher, the address and the day of reading of a series. Series
 * refer to them, and the page of sources lists them; those of published indices are in `crises.ts`. Used by
 * `annual-returns.ts` and `euro-investor.ts`.
 */
export const shiller: Credit = {
  title:
    'Robert Shiller (Yale), Irrational Exuberance: actions américaines depuis 1871, via datasets/s-and-p-500',
  englishTitle:
    'Robert Shiller (Yale), Irrational Exuberance: US equities since 1871, via datasets/s-and-p-500',
  url: 'https://github.com/datasets/s-and-p-500',
  licence: same('ODC-PDDL-1.0'),
  read,
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
  read,
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
  read,
}

/** French consumer prices, yearly. Used by `consumer-prices.ts`. */
export const inseePrices: Credit = {
  title: 'Source : Insee, indice des prix à la consommation, base 2015, moyennes annuelles depuis 1901',
  englishTitle: 'Source: Insee, consumer price index, base 2015, yearly averages since 1901',
  url: 'https://github.com/corenting/InflationCalculator',
  licence: { fr: 'Licence Ouverte', en: 'Licence Ouverte (French open licence)' },
  read,
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
  read,
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
  read,
}

/** Price of gold. Used by `euro-investor.ts`. */
export const worldBankGold: Credit = {
  title: 'Source: World Bank, Commodity Price Data (Pink Sheet), or, via datasets/gold-prices',
  englishTitle: 'Source: World Bank, Commodity Price Data (Pink Sheet), gold, via datasets/gold-prices',
  url: 'https://github.com/datasets/gold-prices',
  licence: same('CC-BY-4.0 (World Bank)'),
  read,
}
