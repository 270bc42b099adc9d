/**
 * The explanation of `drawdown`, first part: the value of the portfolio by month, from the start of each
 * crisis. A step explains the figure, or the table, of the answer whose path ends with its id: its formula
 * must give the value there. Where the answer has no such figure, the step is an intermediate value with its
 * own label and kind; its formula must give its `value` or `rows`, where it has one. Later formulas read a
 * step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * In a table, `count` is the number of rows, `start` the values before the first row (0 where left out) and
 * `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of
 * its condition. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`,
 * and a table its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that
 * read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `histoire` in `crisis.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { deepestFall, recoveryOf } from '../../finance/drawdown.ts'
import { type Crisis, type CrisisYear, crises } from '../../indices/crises.ts'
import { equityColumn } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { contract } from './contract.ts'
import { factsOf } from './facts.ts'
import { crisesOf, holdingsOf, holdsWorld, indexOf } from './portfolio.ts'

/** The name of a crisis within the names of its steps and columns. */
const suffixes: Readonly<Record<CrisisYear, string>> = {
  2000: 'Internet',
  2008: 'Financiere',
  2020: 'Covid',
  2022: 'Taux',
}

/**
 * A crisis as its steps name it: the rows of its table are the months from the first of its window.
 * Used by `crisis.explain.ts` and `explain.ts`.
 */
export interface ExplainedCrisis {
  readonly year: CrisisYear
  /** The end of the ids of its steps: `chuteCovid`. */
  readonly suffix: string
  /** The first and the last month of its window: `YYYY-MM`. */
  readonly from: string
  readonly to: string
}

const explained = (crisis: Crisis): ExplainedCrisis => ({ ...crisis, suffix: suffixes[crisis.year] })

/** All crises, with the names of their steps. Used by `crisis.explain.ts`. */
export const explainedCrises: readonly ExplainedCrisis[] = crises.map(explained)

/** The months of one crisis: those of its window, then up to the recovery or the end of the series. */
function monthsOf({ from, to }: ExplainedCrisis, params: ParamsOfContract<typeof contract>) {
  const history = euroInvestor.table()
  const { bonds, gold, livretA, prices } = history.columns
  const equities = history.columns[holdsWorld(params) ? equityColumn('monde') : 'equities']
  const first = history.dates.indexOf(from)
  const values = indexOf(
    holdingsOf(params, history),
    first,
    params.reequilibrage === 'annuel' ? 12 : undefined,
  )
  const windowLength = history.dates.indexOf(to) + 1 - first
  const deepest = deepestFall(values.slice(0, windowLength))
  const recovery = deepest ? (recoveryOf(values, deepest) ?? values.length - 1) : 0
  const months = history.dates
    .slice(first, first + Math.max(windowLength, recovery + 1))
    .map((date, index) => ({
      date,
      actionsNiveau: equities[first + index] ?? null,
      obligationsNiveau: bonds[first + index] ?? null,
      orNiveau: gold[first + index] ?? null,
      livretNiveau: livretA[first + index] ?? null,
      prix: prices[first + index] ?? null,
      valeur: values[index] ?? null,
    }))
  return { months, windowLength }
}

function workOf(params: ParamsOfContract<typeof contract>) {
  const replayed = crisesOf(params).map(explained)
  const histories = replayed.map((crisis) => ({ ...crisis, ...monthsOf(crisis, params) }))
  return {
    market: params.indice,
    isWorld: holdsWorld(params),
    years: replayed.map(({ year }) => year),
    facts: replayed.flatMap(({ year }) =>
      factsOf(params.indice, year).map(({ indice, source: _, ...fact }) => ({
        annee: year,
        indice: indice.fr, // names of indices are the same in both languages
        ...fact,
      })),
    ),
    months: histories.flatMap(({ year, months, windowLength }) =>
      months.map((month, index) => ({ annee: year, ...month, estCherchee: index < windowLength })),
    ),
  }
}

/**
 * What the functions of steps read, such as `when`, computed once for a question by `workOf`. Used by
 * `crisis.explain.ts`.
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `crisis.explain.ts` and `explain.ts`. */
export const { step, table, observed, explanation } = explains(contract, workOf)

const SERIES = {
  fr: 'Moyenne du mois : R. Shiller, TSP, Réserve fédérale, OCDE, BCE, Banque de France, Banque mondiale, Insee.',
  en: 'Average of the month: R. Shiller, TSP, Federal Reserve, OECD, ECB, Banque de France, World Bank, Insee.',
}

const series = (fr: string, en: string) => ({ origin: SERIES, label: { fr, en }, kind: 'ratio' as const })

/** The value of €1 invested in the first row: each asset follows its level since the last rebalancing. */
const valueColumns = {
  ecoule: {
    formula: 'if(reequilibrage = "annuel", rang - 1 - 12 * floor((rang - 2) / 12), rang - 1)',
    label: { fr: 'Mois depuis le rééquilibrage', en: 'Months since the rebalancing' },
    kind: 'count' as const,
  },
  valeur: {
    formula:
      'if(rang > 1, lag(valeur, ecoule) * (partActions * actionsNiveau / lag(actionsNiveau, ecoule) + partObligations * obligationsNiveau / lag(obligationsNiveau, ecoule) + partOr * orNiveau / lag(orNiveau, ecoule) + partLiquidites * livretNiveau / lag(livretNiveau, ecoule)), 1)',
    label: { fr: 'Valeur de 1 € placé', en: 'Value of €1 invested' },
    kind: 'ratio' as const,
  },
}

const WINDOW = {
  fr: 'Fenêtre où la baisse est cherchée : voir la méthode.',
  en: 'Window within which the fall is looked for: see the method.',
}
const WATCHED = {
  fr: 'Jusqu’à la fin de la fenêtre, puis jusqu’au retour, ou jusqu’à la fin de la série.',
  en: 'Until the end of the window, then until the recovery or the end of the series.',
}

/** The months of the crises, one after the other, each with the portfolio bought in its first month. */
const monthSteps = [
  observed('nombreMois', {
    label: { fr: 'Mois des crises', en: 'Months of the crises' },
    kind: 'count',
    value: ({ months }) => months.length,
    origin: WATCHED,
  }),
  table('histoire', {
    label: {
      fr: 'Les placements et le portefeuille, mois par mois',
      en: 'Assets and portfolio, month by month',
    },
    count: 'nombreMois',
    start: {},
    rows: ({ months }) => months,
    columns: {
      ligne: { formula: 'prev.ligne + 1', label: { fr: 'Ligne', en: 'Row' }, kind: 'count' },
      annee: { origin: WATCHED, label: { fr: 'Crise', en: 'Crisis' }, kind: 'calendarYear' },
      rang: {
        formula: 'if(annee = prev.annee, prev.rang + 1, 1)',
        label: { fr: 'Rang du mois', en: 'Rank of the month' },
        kind: 'count',
      },
      date: { origin: SERIES, label: { fr: 'Mois', en: 'Month' }, kind: 'isoDate' },
      actionsNiveau: series('Actions', 'Equities'),
      obligationsNiveau: series('Obligations', 'Bonds'),
      orNiveau: series('Or', 'Gold'),
      livretNiveau: series('Livret A', 'Livret A'),
      prix: series('Prix à la consommation', 'Consumer prices'),
      ...valueColumns,
      estCherchee: {
        origin: WINDOW,
        label: { fr: 'Dans la fenêtre où la baisse est cherchée', en: 'In the window of the fall' },
        kind: 'flag',
      },
      sommet: {
        formula: 'if(estCherchee, if(rang > 1, max(prev.sommet, valeur), valeur), null)',
        label: { fr: 'Plus haute valeur', en: 'Highest value' },
        kind: 'ratio',
      },
      chute: {
        formula: 'valeur / sommet - 1',
        label: { fr: 'Baisse depuis ce plus haut', en: 'Fall since that highest value' },
        kind: 'rate',
      },
    },
    warns: 'moyennes_mensuelles',
    warnsWhen: 'liquidites < 100',
  }),
]

const share = (id: string, name: string, fr: string, en: string) =>
  step(id, `${name} / (actions + obligations + or + liquidites)`, { label: { fr, en }, kind: 'rate' })

/** Equities are compared to the indices of a market: the warning says how they differ. */
const equityShare = (
  when: (work: Work) => boolean,
  warns: `actions_et_${'msci_world' | 'cac_40' | 'sp_500'}` | 'actions_monde_approchees',
) =>
  step('partActions', 'actions / (actions + obligations + or + liquidites)', {
    label: { fr: 'Part des actions', en: 'Share of equities' },
    kind: 'rate',
    when,
    warns,
    warnsWhen: 'actions > 0',
  })

/** The portfolio month by month, from the first month of each crisis. Used by `explain.ts`. */
export const historySteps = [
  equityShare(({ isWorld, market }) => !isWorld && market === 'monde', 'actions_et_msci_world'),
  equityShare(({ isWorld, market }) => !isWorld && market === 'france', 'actions_et_cac_40'),
  equityShare(({ isWorld, market }) => !isWorld && market === 'etats_unis', 'actions_et_sp_500'),
  equityShare(({ isWorld }) => isWorld, 'actions_monde_approchees'),
  share('partObligations', 'obligations', 'Part des obligations', 'Share of bonds'),
  share('partOr', 'or', 'Part de l’or', 'Share of gold'),
  share('partLiquidites', 'liquidites', 'Part des liquidités', 'Share of cash'),
  ...monthSteps,
]
