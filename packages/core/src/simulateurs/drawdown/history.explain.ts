/**
 * The explanation of `drawdown`, first part: the value of the portfolio by month, from the start of each crisis. A
 * step explains the figure, or the table, of the answer that `figure` names, else the only one whose path ends with
 * its id: its formula must give the value there. Where the answer has no such figure, it must give its `value` or
 * `rows`, if it has one. Later formulas read a step by its id. Steps with one id are variants: at most one `when`
 * holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. Texts may change freely; an id or a column of a table, only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `histoireCovid`, `histoireFinanciere`,
 * `histoireInternet`, `histoireTaux`, `nombreMoisCovid`, `nombreMoisFinanciere`, `nombreMoisInternet` and
 * `nombreMoisTaux` in `crisis.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { deepestFall, recoveryOf } from '../../finance/drawdown.ts'
import { type CrisisYear, crises } from '../../indices/crises.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { contract } from './contract.ts'
import { factsOf } from './facts.ts'
import { holdingsOf, indexOf } from './portfolio.ts'

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
  readonly suffix: string
  readonly from: string
  readonly to: string
}

export const explainedCrises: readonly ExplainedCrisis[] = crises.map((crisis) => ({
  ...crisis,
  suffix: suffixes[crisis.year],
}))

/** The months of one crisis: those of its window, then up to the recovery or the end of the series. */
function monthsOf({ from, to }: ExplainedCrisis, params: ParamsOfContract<typeof contract>) {
  const history = euroInvestor.table()
  const { equities, bonds, gold, livretA, prices } = history.columns
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
  return {
    market: params.indice,
    facts: explainedCrises.flatMap(({ year }) =>
      factsOf(params.indice, year).map(({ indice, source: _, ...fact }) => ({
        annee: year,
        indice: indice.fr, // names of indices are the same in both languages
        ...fact,
      })),
    ),
    ...(Object.fromEntries(
      explainedCrises.map((crisis) => [crisis.year, monthsOf(crisis, params)]),
    ) as Readonly<Record<CrisisYear, ReturnType<typeof monthsOf>>>),
  }
}

export type Work = ReturnType<typeof workOf>

export const { step, table, observed, explanation } = explains(contract, workOf)

const SERIES = {
  fr: 'Moyenne du mois : R. Shiller, Réserve fédérale, OCDE, Banque de France, Banque mondiale, Insee.',
  en: 'Average of the month: R. Shiller, Federal Reserve, OECD, Banque de France, World Bank, Insee.',
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

/** The fall within the window of a crisis. */
const fallColumns = ({ suffix }: ExplainedCrisis) => ({
  sommet: {
    formula: `if(rang <= fin${suffix}, max(prev.sommet, valeur), null)`,
    label: { fr: 'Plus haute valeur', en: 'Highest value' },
    kind: 'ratio' as const,
  },
  chute: {
    formula: 'valeur / sommet - 1',
    label: { fr: 'Baisse depuis ce plus haut', en: 'Fall since that highest value' },
    kind: 'rate' as const,
  },
})

const WINDOW = {
  fr: 'Fenêtre où la baisse est cherchée : voir la méthode.',
  en: 'Window within which the fall is looked for: see the method.',
}

/** The months of a crisis, in order, with the portfolio bought in the first of them. */
const monthSteps = (crisis: ExplainedCrisis) => {
  const { year, suffix } = crisis
  const isFirst = crisis === explainedCrises[0]
  return [
    observed(`fin${suffix}`, {
      label: { fr: `Mois de la fenêtre, ${year}`, en: `Months of the window, ${year}` },
      kind: 'count',
      value: (work) => work[year].windowLength,
      origin: WINDOW,
    }),
    observed(`nombreMois${suffix}`, {
      label: { fr: `Mois jusqu’au retour, ${year}`, en: `Months until the recovery, ${year}` },
      kind: 'count',
      value: (work) => work[year].months.length,
      origin: {
        fr: 'Jusqu’à la fin de la fenêtre, puis jusqu’au retour, ou jusqu’à la fin de la série.',
        en: 'Until the end of the window, then until the recovery or the end of the series.',
      },
    }),
    table(`histoire${suffix}`, {
      label: {
        fr: `Les placements et le portefeuille, mois par mois, ${year}`,
        en: `Assets and portfolio, month by month, ${year}`,
      },
      count: `nombreMois${suffix}`,
      start: {},
      rows: (work) => work[year].months,
      columns: {
        rang: {
          formula: 'prev.rang + 1',
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
        ...fallColumns(crisis),
      },
      ...(isFirst && { warns: 'moyennes_mensuelles', warnsWhen: 'liquidites < 100' }),
    }),
  ]
}

const share = (id: string, name: string, fr: string, en: string) =>
  step(id, `${name} / (actions + obligations + or + liquidites)`, { label: { fr, en }, kind: 'rate' })

/** Equities are compared to the indices of a market: the warning says how they differ. */
const equityShare = (market: Work['market'], warns: `actions_et_${'msci_world' | 'cac_40' | 'sp_500'}`) =>
  step('partActions', 'actions / (actions + obligations + or + liquidites)', {
    label: { fr: 'Part des actions', en: 'Share of equities' },
    kind: 'rate',
    when: (work) => work.market === market,
    warns,
    warnsWhen: 'actions > 0',
  })

/** The portfolio month by month, from the first month of each crisis. */
export const historySteps = [
  equityShare('monde', 'actions_et_msci_world'),
  equityShare('france', 'actions_et_cac_40'),
  equityShare('etats_unis', 'actions_et_sp_500'),
  share('partObligations', 'obligations', 'Part des obligations', 'Share of bonds'),
  share('partOr', 'or', 'Part de l’or', 'Share of gold'),
  share('partLiquidites', 'liquidites', 'Part des liquidités', 'Share of cash'),
  ...explainedCrises.flatMap(monthSteps),
]
