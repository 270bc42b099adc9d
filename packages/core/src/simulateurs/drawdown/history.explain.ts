import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
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

/** Each crisis with its months in the table of the past, whose row 1 is the first month of the first crisis. */
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

const firstMonth = explainedCrises[0]?.from ?? ''

function workOf(params: ParamsOfContract<typeof contract>) {
  const history = euroInvestor.table()
  const start = history.dates.indexOf(firstMonth)
  const holdings = holdingsOf(params, history)
  const every = params.reequilibrage === 'annuel' ? 12 : undefined
  const { equities, bonds, gold, livretA, prices } = history.columns
  const values = explainedCrises.map(({ suffix, from }) => {
    const first = history.dates.indexOf(from)
    return { suffix, first, values: indexOf(holdings, first, every) }
  })
  return {
    market: params.indice,
    rankOf: (month: string) => history.dates.indexOf(month) - start + 1,
    facts: explainedCrises.flatMap(({ year }) =>
      factsOf(params.indice, year).map(({ indice, source: _, ...fact }) => ({
        annee: year,
        indice: indice.fr, // names of indices are the same in both languages
        ...fact,
      })),
    ),
    months: history.dates.slice(start).map((date, index) => {
      const at = start + index
      return {
        date,
        actionsNiveau: equities[at] ?? null,
        obligationsNiveau: bonds[at] ?? null,
        orNiveau: gold[at] ?? null,
        livretNiveau: livretA[at] ?? null,
        prix: prices[at] ?? null,
        ...Object.fromEntries(
          values.map(({ suffix, first, values: all }) => [`valeur${suffix}`, all[at - first] ?? null]),
        ),
      }
    }),
  }
}

export type Work = ReturnType<typeof workOf>

export const { step, table, observed, explanation } = explains(contract, workOf)

const SERIES = {
  fr: 'Moyenne du mois : R. Shiller, Réserve fédérale, OCDE, Banque de France, Banque mondiale, Insee.',
  en: 'Average of the month: R. Shiller, Federal Reserve, OECD, Banque de France, World Bank, Insee.',
}

const series = (fr: string, en: string) => ({ origin: SERIES, label: { fr, en }, kind: 'ratio' as const })

/** The value of a portfolio bought in the first month of a crisis: each asset follows its level since the last rebalancing. */
const valueColumns = ({ suffix }: ExplainedCrisis) => ({
  [`ecoule${suffix}`]: {
    formula: `if(reequilibrage = "annuel", rang - debut${suffix} - 12 * floor((rang - debut${suffix} - 1) / 12), rang - debut${suffix})`,
    label: { fr: 'Mois depuis le rééquilibrage', en: 'Months since the rebalancing' },
    kind: 'count' as const,
  },
  [`valeur${suffix}`]: {
    formula: `if(rang > debut${suffix}, lag(valeur${suffix}, ecoule${suffix}) * (partActions * actionsNiveau / lag(actionsNiveau, ecoule${suffix}) + partObligations * obligationsNiveau / lag(obligationsNiveau, ecoule${suffix}) + partOr * orNiveau / lag(orNiveau, ecoule${suffix}) + partLiquidites * livretNiveau / lag(livretNiveau, ecoule${suffix})), if(rang = debut${suffix}, 1, null))`,
    label: { fr: 'Valeur de 1 € du premier mois', en: 'Value of €1 of the first month' },
    kind: 'ratio' as const,
  },
  [`sommet${suffix}`]: {
    formula: `if(rang <= fin${suffix}, max(prev.sommet${suffix}, valeur${suffix}), null)`,
    label: { fr: 'Plus haute valeur depuis ce mois', en: 'Highest value since that month' },
    kind: 'ratio' as const,
  },
  [`chute${suffix}`]: {
    formula: `valeur${suffix} / sommet${suffix} - 1`,
    label: { fr: 'Baisse depuis ce plus haut', en: 'Fall since that highest value' },
    kind: 'rate' as const,
  },
})

const WINDOW = {
  fr: 'Fenêtre où la baisse est cherchée : voir la méthode.',
  en: 'Window within which the fall is looked for: see the method.',
}

const windowSteps = ({ year, suffix, from, to }: ExplainedCrisis) => [
  observed(`debut${suffix}`, {
    label: { fr: `Rang du premier mois, ${year}`, en: `Rank of the first month, ${year}` },
    kind: 'count',
    value: ({ rankOf }) => rankOf(from),
    origin: WINDOW,
  }),
  observed(`fin${suffix}`, {
    label: { fr: `Rang du dernier mois, ${year}`, en: `Rank of the last month, ${year}` },
    kind: 'count',
    value: ({ rankOf }) => rankOf(to),
    origin: WINDOW,
  }),
]

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
  ...explainedCrises.flatMap(windowSteps),
  observed('nombreMois', {
    label: {
      fr: 'Mois de la série depuis la première crise',
      en: 'Months of the series since the first crisis',
    },
    kind: 'count',
    value: ({ months }) => months.length,
    origin: SERIES,
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
      ...Object.assign({}, ...explainedCrises.map(valueColumns)),
    },
    warns: 'moyennes_mensuelles',
    warnsWhen: 'liquidites < 100',
  }),
]
