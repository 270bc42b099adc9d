import type { Credit } from './series.ts'

/**
 * Who is owed a credit, and where their data was read. One place for all: series name these, and the page of sources
 * lists them.
 */
const read = '2026-11-21'

export const shiller: Credit = {
  title:
    'Robert Shiller (Yale), Irrational Exuberance: actions américaines depuis 1871, via datasets/s-and-p-500',
  url: 'https://github.com/datasets/s-and-p-500',
  licence: 'ODC-PDDL-1.0',
  read,
}

export const federalReserveExchange: Credit = {
  title: 'Federal Reserve, G.5/H.10: dollars par euro (francs avant 1999), via datasets/exchange-rates',
  url: 'https://github.com/datasets/exchange-rates',
  licence: 'domaine public (États-Unis), ODC-PDDL-1.0',
  read,
}

export const oecdBonds: Credit = {
  title: 'Source: OECD (MEI), taux à long terme de la France, IRLTLT01FRM156N',
  url: 'https://github.com/barhador/French-Bonds-Analysis',
  licence: 'CC-BY-4.0 (OECD)',
  read,
}

export const inseePrices: Credit = {
  title: 'Source : Insee, indice des prix à la consommation, base 2015, moyennes annuelles depuis 1901',
  url: 'https://github.com/corenting/InflationCalculator',
  licence: 'Licence Ouverte',
  read,
}

export const inseeMonthlyPrices: Credit = {
  title: 'Source : Insee, indice des prix 001759970 ; avant 1990, OECD (MEI)',
  url: 'https://github.com/ReinforcedKnowledge/france-inflation-data-cleaned',
  licence: 'Licence Ouverte ; CC-BY-4.0 (OECD)',
  read,
}

export const livretADecisions: Credit = {
  title: 'Taux du Livret A fixés par arrêté, Journal officiel (faits relevés dans OpenFisca-France)',
  url: 'https://github.com/openfisca/openfisca-france',
  licence: 'faits de droit, Licence Ouverte',
  read,
}

export const worldBankGold: Credit = {
  title: 'Source: World Bank, Commodity Price Data (Pink Sheet), or, via datasets/gold-prices',
  url: 'https://github.com/datasets/gold-prices',
  licence: 'CC-BY-4.0 (World Bank)',
  read,
}
