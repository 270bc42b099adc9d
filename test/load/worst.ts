/** Finds the costliest questions of each simulator, for load commands and a test. */
import {
  type Analysis,
  type AnalysisName,
  analyses,
  isNumeric,
  numericFigures,
  type Question,
  type Simulator,
} from '@denier/core'
import fc from 'fast-check'
import { WORKER_COST_UNITS } from '../../apps/api/src/answer/run-in-worker.ts'
import { validParams } from '../support/queries.ts'

const TODAY = '2026-12-01' as never
const SEED = 20_261_121
/** Questions that are timed again, and how often. */
const FINALISTS = 5
const ROUNDS = 5

/** A costly question to a simulator, with its cost. Used by `heavy.ts`. */
export interface Costly {
  /** Of the simulator. */
  readonly name: string
  readonly kind: AnalysisName
  readonly query: Readonly<Record<string, unknown>>
  /** Milliseconds on the event loop, the least of several runs; 0 for a question that a worker answers. */
  readonly ms: number
  /** Whether the service answers it in a worker. */
  readonly isInWorker: boolean
}

type Query = Readonly<Record<string, unknown>>

/** Random questions of a kind that a contract allows. Used by `same-everywhere.ts` and `soak-targets.ts`. */
export function questions({ contract }: Simulator, kind: AnalysisName): fc.Arbitrary<Query> {
  const params = validParams(contract) as fc.Arbitrary<Query>
  if (kind === 'simulation' || kind === 'plage') return params
  const cible = fc.constantFrom(...Object.keys(numericFigures(contract.result)))
  if (kind === 'sensibilite') return fc.tuple(params, cible).map(([given, cible]) => ({ ...given, cible }))
  const unknowns = Object.entries(contract.params).filter(([, field]) => isNumeric(field) && !field.among)
  const inconnue = fc.constantFrom(...unknowns.map(([name]) => name))
  const valeur = fc.oneof(
    fc.integer({ min: -1000, max: 1_000_000 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  )
  return fc.tuple(params, inconnue, cible, valeur).map(([given, inconnue, cible, valeur]) => {
    const { [inconnue]: _, ...others } = given
    return { ...others, inconnue, cible, valeur }
  })
}

/**
 * The costliest of many random questions: one that the event loop answers and one that a worker does, where
 * there are. Used by `heavy.ts`.
 * @param draws how many questions are drawn.
 */
export function costliest(simulator: Simulator, kind: AnalysisName, draws: number): Costly[] {
  const analysis: Analysis = analyses[kind](simulator)
  const parser = analysis.parserFor({})
  const timed = fc.sample(questions(simulator, kind), { numRuns: draws, seed: SEED }).flatMap((query) => {
    const read = parser.fromObject(query)
    if (!read.ok) return []
    const costUnits = analysis.costUnits(read.question)
    const isInWorker = costUnits > WORKER_COST_UNITS
    return [
      {
        query,
        question: read.question,
        isInWorker,
        cost: isInWorker ? costUnits : time(analysis, read.question),
      },
    ]
  })
  return [false, true].flatMap((isInWorker) => {
    const finalists = timed.filter((one) => one.isInWorker === isInWorker).toSorted((a, b) => b.cost - a.cost)
    const costs = finalists.slice(0, isInWorker ? 1 : FINALISTS).map(({ query, question }) => {
      const ms = isInWorker ? 0 : Math.min(...Array.from({ length: ROUNDS }, () => time(analysis, question)))
      return { name: simulator.contract.name, kind, query, ms, isInWorker }
    })
    return costs.toSorted((a, b) => b.ms - a.ms).slice(0, 1)
  })
}

/** Milliseconds of one answer. */
function time(analysis: Analysis, question: Question): number {
  const began = performance.now()
  analysis.answer(question, { today: TODAY }, 'fr')
  return performance.now() - began
}
