/**
 * What the steps of the explanation of `capacite-emprunt` share. The functions below make steps: figures, tables and
 * warnings that the contract does not have do not compile. `lawOfLoan` gives values of law the names by which
 * formulas read them: a name changes only with those formulas. Used by `explain.ts`, `loans.explain.ts`,
 * `purchase.explain.ts` and `years.explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf, cited } from '../../legislation/citation.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { percentOf } from '../../units/rate.ts'
import { contract } from './contract.ts'
import { type Funding, highestPayment, largestFunding } from './funding.ts'
import { type Project, paymentOver, projectOf } from './project.ts'
import { type Question, questionOf } from './question.ts'
import { taegOf } from './schedule.ts'
import { largestPurchase, zeroRateRule } from './search.ts'

function workOf(params: ParamsOfContract<typeof contract>, context: SimulationContext) {
  const question = questionOf(params, context)
  const largest = largestPurchase(question)
  const project = params.prix === undefined ? undefined : projectOf(question, params.prix)
  const costsOf = (main: number) => question.guaranteeRate * main + params.frais_dossier
  const rateOf = (funding: Funding) => taegOf(funding, question.terms, costsOf(funding.main))
  const hasEffort = (payment: number) => percentOf(params.charges + payment, question.budget.income) !== null
  const bandAt = (price: number) => zeroRateRule(question, price)?.band
  return {
    params,
    question,
    largest,
    project,
    hasRate: rateOf(largest.funding) !== null,
    hasProjectRate: project !== undefined && rateOf(project.funding) !== null,
    hasEffort: hasEffort(highestPayment(largest.funding, question.terms)),
    hasProjectEffort: project !== undefined && hasEffort(project.payment),
    offeredBand: largest.costs && bandAt(largest.price),
    projectBand: project && bandAt(project.price),
    budgetFunding:
      project && largestFunding(question.budget.most, question.terms, limitOf(question, project)),
  }
}

const limitOf = (question: Question, { price }: Project) => zeroRateRule(question, price)?.limitAt(price)

/** The payment of the project over each term that may be granted. Used by `years.explain.ts`. */
export function termRows({ question, project }: Work) {
  if (project === undefined) return []
  const shortest = Math.floor(question.terms.deferral / 12) + 1
  const limit = limitOf(question, project)
  return Array.from({ length: Math.max(0, question.longest - shortest + 1) }, (_, index) => ({
    paiement: paymentOver(shortest + index, question, project.need, limit),
  }))
}

/**
 * What the steps read besides the answer: the largest purchase and the price asked for (`project`). `hasRate` and
 * `hasEffort`: its TAEG and its debt ratio exist, so for `hasProjectRate` and `hasProjectEffort`; `offeredBand` and
 * `projectBand`: the band, 1 to 4, of the zero-rate loan at each price, `undefined` without one; `budgetFunding`: the
 * loans of the budget at the price asked for.
 */
export type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. */
export const { step, table, observed, equation, explanation } = explains(contract, workOf)

/** The values of law that formulas read; those of the zero-rate loan, for this household. Used by `explain.ts`. */
export function lawOfLoan(work: Work): readonly CitedValue[] {
  const { laws, params, zeroRate } = work.question
  return [
    ...citationsOf(laws.lending, laws.acquisition),
    ...(params.differe > 0 ? citationsOf(laws.deferredLending) : []),
    ...(laws.usury ? citationsOf(laws.usury) : []),
    ...(zeroRate ? lawOfZeroRate(work, zeroRate) : []),
  ]
}

type Request = NonNullable<Work['question']['zeroRate']>

/** The values of the zero-rate loan for the zone, the household, the home and the bands of the question. */
function lawOfZeroRate(
  { question, offeredBand, projectBand }: Work,
  { zone, people, home }: Request,
): readonly CitedValue[] {
  const law = question.laws.zeroRate
  const named = (path: Parameters<typeof cited<typeof law.parameters>>[1], name: string) => ({
    ...cited(law, path),
    name,
  })
  const rowOf = (value: object) => `personnes${Math.min(people, Object.keys(value).length)}` as 'personnes1'
  const { ptzCoefficients, ptzCouts, ptzRevenus } = law.values
  const ofBand = (band: number | undefined, name: (value: string) => string) =>
    band === undefined
      ? []
      : [
          named(`ptzQuotites.${home}.tranche${band}`, name('ptzPart')),
          named(`ptzDurees.tranche${band}.differe`, name('ptzDiffere')),
          named(`ptzDurees.tranche${band}.remboursement`, name('ptzRemboursement')),
        ]
  return [
    cited(law, 'ptzRevenuMinimal'),
    cited(law, 'ptzTravaux'),
    named(`ptzCoefficients.${rowOf(ptzCoefficients)}`, 'ptzCoefficient'),
    named(`ptzCouts.${zone}.${rowOf(ptzCouts[zone])}`, 'ptzCoutMaximal'),
    ...Object.keys(ptzRevenus[zone]).map((band, index) =>
      named(`ptzRevenus.${zone}.${band}`, `ptzRevenu${index + 1}`),
    ),
    ...ofBand(offeredBand, (value) => value),
    ...ofBand(projectBand, projectId),
  ]
}

/**
 * The id that a step or a value has for the price asked for. Used by `purchase.explain.ts`.
 * @example projectId('frais') // 'projetFrais'
 */
export const projectId = (name: string): string => `projet${name.charAt(0).toUpperCase()}${name.slice(1)}`
