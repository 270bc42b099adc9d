import type { Asked, Outcome } from '../../definition/simulator.ts'
import { type Crisis, crises } from '../../indices/crises.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { exceeds } from '../../units/money.ts'
import type { contract } from './contract.ts'
import { live } from './crisis.ts'
import { factSourcesOf, factsOf } from './facts.ts'
import { type PathRow, pathOf } from './path.ts'
import { type Holding, holdingsOf, indexOf } from './portfolio.ts'

type Params = Asked<typeof contract>
type Result = Outcome<typeof contract>
type Lived = Result['data']['crises'][number]

/** Months between two settings of the shares. */
const YEARLY = 12

/**
 * The portfolio is bought in the first month of each crisis and followed to the end of the data; its deepest fall
 * in the window, and the return; then the same capital put at the peak, with its deposits and withdrawals; then the
 * worst of the four.
 */
export function simulate(params: Params): Result {
  const { capital, indice } = params
  const holdings = holdingsOf(params, euroInvestor.table())
  const lived = crises.map(liveThrough(params, holdings))
  const trajectoires = ([] as PathRow[]).concat(...lived.map(({ path }) => path)) // flatMap takes a third longer
  const capitalMinimum = trajectoires.reduce((lowest, row) => Math.min(lowest, row.capital), capital)
  return {
    data: { resume: { capitalMinimum, ...summaryOf(lived) }, crises: lived, trajectoires },
    warnings: cautionsFor(params, lived, capitalMinimum),
    history: [...creditsFor(holdings), ...factSourcesOf(indice)],
  }
}

/** What a crisis did to the portfolio, and its path with the flows asked. */
function liveThrough(params: Params, holdings: readonly Holding[]) {
  const { capital, indice } = params
  const history = euroInvestor.table()
  const every = params.reequilibrage === 'annuel' ? YEARLY : undefined
  const flow = params.mensuel - params.retrait
  return (crisis: Crisis) => {
    const first = history.dates.indexOf(crisis.from)
    const values = indexOf(holdings, first, every)
    const { figures, way } = live(crisis, { history, first, values }, capital)
    const path = pathOf(way, capital, flow)
    const capitalFinFenetre = path.at(-1)?.capital ?? capital
    return { capitalFinFenetre, faits: factsOf(indice, crisis.year), path, ...figures }
  }
}

/** Who is owed the assets held, and the prices that their falls are measured against. */
const creditsFor = (holdings: readonly Holding[]) =>
  creditsOf([euroInvestor, ...holdings.map(({ column }) => column), 'prices'])

/** Of equally deep falls, the first is the worst. Where nothing fell, the longest return took no time. */
function summaryOf(lived: readonly Lived[]) {
  const worst = lived.reduce((one, other) => (other.baisse < one.baisse ? other : one))
  return {
    pireCrise: hasFallen(worst) ? worst.annee : null,
    perteMax: worst.baisse,
    perteMaxEuros: worst.perte,
    recuperationMoisMax: lived.every(({ recuperation }) => recuperation !== 'pas_encore')
      ? Math.max(...lived.map(({ moisRecuperation }) => moisRecuperation ?? 0))
      : null,
  }
}

const hasFallen = ({ recuperation }: Lived): boolean => recuperation !== 'jamais_baisse'

function cautionsFor(params: Params, lived: readonly Lived[], lowest: number): Result['warnings'] {
  const { actions, liquidites, mensuel, retrait, indice } = params
  return {
    capital_epuise: retrait > mensuel && !exceeds(lowest, 0),
    retraits_pendant_la_baisse: retrait > mensuel && lived.some(hasFallen),
    pas_encore_de_retour: lived.some(({ recuperation }) => recuperation === 'pas_encore'),
    jamais_baisse: !lived.every(hasFallen),
    moyennes_mensuelles: liquidites < 100,
    actions_et_msci_world: actions > 0 && indice === 'monde',
    actions_et_cac_40: actions > 0 && indice === 'france',
    actions_et_sp_500: actions > 0 && indice === 'etats_unis',
    indice_sans_dividendes: actions > 0 && indice !== 'monde',
    passe: true,
  }
}
