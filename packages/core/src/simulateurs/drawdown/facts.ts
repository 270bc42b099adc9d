import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type CrisisYear, type PublishedIndex, publishedIndices } from '../../indices/crises.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

type Market = ParamsOfContract<typeof contract>['indice']

/** The published indices of each market of the parameter `indice`. */
const markets = {
  monde: publishedIndices.world,
  france: publishedIndices.france,
  etats_unis: publishedIndices.unitedStates,
} as const satisfies Readonly<Record<Market, readonly PublishedIndex[]>>

/**
 * The falls of the published indices of a market in a crisis, with their descriptions: the rows of `faits`, in
 * percent. Called by `history.explain.ts` and `simulate.ts`.
 */
export const factsOf = (market: Market, year: CrisisYear) =>
  markets[market].map((index) => factOf(index, year))

/** Sources of the published falls of a market. Used by `simulate.ts`. */
export const factSourcesOf = (market: Market): Source[] =>
  markets[market].map(({ credit: { title, url, read } }) => ({ title, url, read }))

/** A row of `faits`: the fall in percent, days as ISO dates. */
function factOf(index: PublishedIndex, year: CrisisYear) {
  const { fall, peak, trough, recovered } = index.falls[year]
  const isBack = typeof recovered === 'string'
  return {
    indice: { fr: index.name, en: index.name },
    devise: index.currency,
    dividendes: index.withDividends ? ('reinvestis' as const) : ('exclus' as const),
    frequence: index.frequency === 'day' ? ('jour' as const) : ('fin_de_mois' as const),
    baisse: fall,
    dateSommet: peak,
    dateCreux: trough,
    dateRecuperation: isBack ? recovered : null,
    recuperation: isBack ? ('date' as const) : ('pas_encore' as const),
    suiviJusque: isBack ? null : recovered.notBy,
    source: index.source,
  }
}
