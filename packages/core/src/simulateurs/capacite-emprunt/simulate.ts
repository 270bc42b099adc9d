import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import { usuryThreshold } from '../../legislation/regles/credit/usury.ts'
import { exceeds } from '../../units/money.ts'
import { percentOf, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { type Funding, highestPayment } from './funding.ts'
import { type Project, projectOf } from './project.ts'
import { type Question, questionOf } from './question.ts'
import { firstPayment, scheduleOf, taegOf } from './schedule.ts'
import { type LargestPurchase, largestPurchase } from './search.ts'

/**
 * Computes the budget, the largest price that it pays for with its loans, then the price that the question asks to
 * test. `defineSimulator` calls it with valid parameters. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const question = questionOf(params, context)
  const largest = largestPurchase(question)
  const project = params.prix === undefined ? undefined : projectOf(question, params.prix)
  const { laws, terms } = question
  const schedule = scheduleOf(largest.funding, terms)
  return {
    data: {
      resume: summaryOf(question, largest, schedule),
      projet: project ? projectFigures(question, project) : null,
      parAn: schedule.map(({ year, main, zeroRate, insurance, owed }) => ({
        annee: year,
        pretPrincipal: main,
        ptz: zeroRate,
        assurance: insurance,
        total: main + zeroRate + insurance,
        resteDu: owed,
      })),
    },
    warnings: findWarnings(question, largest, project),
    law: {
      asOf: context.today,
      sources: sourcesOf(
        laws.lending,
        ...(params.differe > 0 ? [laws.deferredLending] : []),
        ...(laws.usury ? [laws.usury] : []),
        laws.acquisition,
        ...(question.zeroRate ? [laws.zeroRate] : []),
      ),
    },
  }
}

/** The group `resume`: the largest purchase, in euros and percent. */
function summaryOf(
  question: Question,
  { price, costs, funding, band }: LargestPurchase,
  schedule: ReturnType<typeof scheduleOf>,
) {
  const { params, budget, terms, guaranteeRate } = question
  const { main, zeroRate } = funding
  const payment = highestPayment(funding, terms)
  const taeg = effectiveRate(question, funding)
  const sum = (column: 'main' | 'insurance') => schedule.reduce((total, row) => total + row[column], 0)
  return {
    prixMaximum: price,
    empruntMaximum: main + zeroRate,
    pretPrincipal: main,
    ptz: zeroRate,
    mensualite: payment,
    mensualiteInitiale: firstPayment(funding, terms),
    mensualiteAssurance: terms.premium * (main + zeroRate),
    tauxEffort: percentOf(params.charges + payment, budget.income),
    resteAVivre: budget.income - params.charges - payment,
    revenuRetenu: budget.income,
    fraisAcquisition: costs?.total ?? 0,
    fraisGarantie: guaranteeRate * main,
    coutInterets: sum('main') - main,
    coutAssurance: sum('insurance'),
    taeg,
    tauxUsure: usuryRate(question),
    limite: budget.limit,
    tranchePtz: band,
    blocages: listOf({
      endettement: !exceeds(budget.most, 0),
      duree: params.duree > question.longest,
      usure: isUsurious(question, funding, taeg),
    }),
  }
}

/** The group `projet`: the price asked for, in euros and percent. */
function projectFigures(question: Question, project: Project) {
  const { params, budget } = question
  const { funding, payment, costs, need } = project
  const taeg = effectiveRate(question, funding)
  const left = budget.income - params.charges - payment
  const blocages = listOf({
    effort: need > 0 && exceeds(params.charges + payment, (budget.income * params.effort_max) / 100),
    reste_a_vivre: need > 0 && exceeds(params.reste_a_vivre, left),
    duree: need > 0 && params.duree > question.longest,
    usure: isUsurious(question, funding, taeg),
  })
  return {
    prix: project.price,
    besoin: need,
    pretPrincipal: funding.main,
    ptz: funding.zeroRate,
    mensualite: payment,
    tauxEffort: percentOf(params.charges + payment, budget.income),
    resteAVivre: left,
    taeg,
    droitsMutation: costs.duties,
    emoluments: costs.notary,
    contributionSecurite: costs.landRegistry,
    fraisAcquisition: costs.total,
    financable: blocages === '',
    blocages,
    apportManquant: project.missingOwnMoney,
    revenuManquant: project.missingIncome,
    dureeMinimale: project.shortestTerm,
  }
}

/** The codes that hold, in their order, as an answer lists them. */
const listOf = (codes: Readonly<Record<string, boolean>>): string =>
  Object.keys(codes)
    .filter((code) => codes[code])
    .join(',')

/** The TAEG of the main loan in percent; `null` without one. */
const effectiveRate = ({ params, terms, guaranteeRate }: Question, funding: Funding): number | null =>
  taegOf(funding, terms, guaranteeRate * funding.main + params.frais_dossier)

/** The usury threshold in percent, of the last quarter known; `null` before the first. */
function usuryRate({ laws, params }: Question): number | null {
  const threshold = laws.usury ? usuryThreshold(laws.usury.values, params.duree) : null
  return threshold === null ? null : toPercent(threshold)
}

/**
 * Whether the TAEG exceeds the usury threshold. A loan without a TAEG has costs that take nearly all of it:
 * no threshold allows that.
 */
function isUsurious(question: Question, { main }: Funding, taeg: number | null): boolean {
  const threshold = usuryRate(question)
  if (threshold === null) return false
  return taeg === null ? exceeds(main, 0) : taeg > threshold
}
