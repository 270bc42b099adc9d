import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import type { Crisis } from '../../indices/crises.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { measureCrisis } from './crisis.ts'
import { factSourcesOf, factsOf } from './facts.ts'
import { type PathRow, pathOf } from './path.ts'
import { crisesOf, type Holding, holdingsOf, holdsWorld, indexOf } from './portfolio.ts'

type Params = ParamsOfContract<typeof contract>
type Result = Outcome<typeof contract>
type CrisisRow = Result['data']['crises'][number]

/** Months between two rebalancings. */
const YEARLY = 12

/**
 * Buys the portfolio in the first month of each crisis and follows it to the end of the data: its deepest fall in the
 * window and its recovery, then the capital invested at the peak with deposits and withdrawals, then the worst of
 * the crises. Called by `index.ts`.
 */
export function simulate(params: Params): Result {
  const { capital, indice } = params
  const holdings = holdingsOf(params, euroInvestor.table())
  const rows = crisesOf(params).map(measureWith(params, holdings))
  const trajectoires = ([] as PathRow[]).concat(...rows.map(({ path }) => path)) // flatMap takes a third longer
  const capitalMinimum = trajectoires.reduce((lowest, row) => Math.min(lowest, row.capital), capital)
  return {
    data: { resume: { capitalMinimum, ...summaryOf(rows) }, crises: rows, trajectoires },
    warnings: warningsFor(params, rows, capitalMinimum),
    history: [...creditsFor(holdings), ...factSourcesOf(indice)],
  }
}

/** The figures of a crisis for the portfolio, and the path of the capital with its flows. */
function measureWith(params: Params, holdings: readonly Holding[]) {
  const { capital, indice } = params
  const history = euroInvestor.table()
  const every = params.reequilibrage === 'annuel' ? YEARLY : undefined
  const flow = params.mensuel - params.retrait
  return (crisis: Crisis) => {
    const first = history.dates.indexOf(crisis.from)
    const values = indexOf(holdings, first, every)
    const { figures, path: crisisPath } = measureCrisis(crisis, { history, first, values }, capital)
    const path = pathOf(crisisPath, capital, flow)
    const capitalFinFenetre = path.at(-1)?.capital ?? capital
    return { capitalFinFenetre, faits: factsOf(indice, crisis.year), path, ...figures }
  }
}

/** Credits of the series of the assets, and of the prices that deflate their falls. */
const creditsFor = (holdings: readonly Holding[]) =>
  creditsOf([euroInvestor, ...holdings.map(({ column }) => column), 'prices'])

/**
 * The figures of the worst crisis: on a tie, the first one. The longest recovery is in months: 0 without a
 * fall, `null` where one is not over.
 */
function summaryOf(rows: readonly CrisisRow[]) {
  const worst = rows.reduce((one, other) => (other.baisse < one.baisse ? other : one))
  return {
    pireCrise: hasFallen(worst) ? worst.annee : null,
    perteMax: worst.baisse,
    perteMaxEuros: worst.perte,
    recuperationMoisMax: rows.every(({ recuperation }) => recuperation !== 'pas_encore')
      ? Math.max(...rows.map(({ moisRecuperation }) => moisRecuperation ?? 0))
      : null,
  }
}

const hasFallen = ({ recuperation }: CrisisRow): boolean => recuperation !== 'jamais_baisse'

/**
 * Whether each warning of the contract applies, by its code.
 * @param lowest the lowest capital of all paths, in euros.
 */
function warningsFor(params: Params, rows: readonly CrisisRow[], lowest: number): Result['warnings'] {
  const { actions, liquidites, mensuel, retrait, indice } = params
  const isWorld = holdsWorld(params)
  const isAmerican = actions > 0 && !isWorld
  return {
    capital_epuise: retrait > mensuel && !exceeds(lowest, 0),
    retraits_pendant_la_baisse: retrait > mensuel && rows.some(hasFallen),
    pas_encore_de_retour: rows.some(({ recuperation }) => recuperation === 'pas_encore'),
    jamais_baisse: !rows.every(hasFallen),
    moyennes_mensuelles: liquidites < 100,
    actions_et_msci_world: isAmerican && indice === 'monde',
    actions_et_cac_40: isAmerican && indice === 'france',
    actions_et_sp_500: isAmerican && indice === 'etats_unis',
    actions_monde_approchees: isWorld,
    crise_2000_hors_donnees: isWorld,
    indice_sans_dividendes: actions > 0 && indice !== 'monde',
    passe: true,
  }
}
