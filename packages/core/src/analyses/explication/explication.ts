import type { Analysis, ParsedQuestion, Question } from '../../definition/analysis.ts'
import { nearest } from '../../definition/nearest.ts'
import { compileParser, type Parsed } from '../../definition/parse.ts'
import type { Params } from '../../definition/shape.ts'
import type { Answer, Simulator } from '../../definition/simulator.ts'
import { costPerEvaluation } from '../cost-units.ts'
import { splitPresentationParams } from '../split-presentation-params.ts'
import { type ExplicationQuestion, explicationFields, withNearestName } from './explication-question.ts'

/** Cost units of replaying every formula, choosing digits and writing the answer: some 1 ms. */
const REPLAY_COST_UNITS = 100_000

/** Answers a valid question of one simulator. */
type Answering = (question: ExplicationQuestion, ...rest: AnswerContext) => Answer
/** The arguments of `Analysis.answer` after the question. */
type AnswerContext = Parameters<Analysis['answer']> extends [Question, ...infer Rest] ? Rest : never

/** The compiled explications by simulator, once `loadExplication` has imported their code. */
const loaded = new WeakMap<Simulator, Answering>()

/**
 * Imports the explanation of a simulator and the code that replays it, once; does nothing where it has none.
 * A service calls it after its start: a later build may rename the files, and an explication then needs none.
 * Exported by `@denier/core`; used by `files/explained-batch.ts`, and by `service.ts` and
 * `worker-pool/worker.ts` of `@denier/api`.
 * @example await loadExplication(interetsComposes)
 */
export async function loadExplication(simulator: Simulator): Promise<void> {
  const { loadExplanation } = simulator
  if (!loadExplanation || loaded.has(simulator)) return
  const [explanation, { compileExplication }] = await Promise.all([
    loadExplanation(),
    import('./compile-explication.ts'),
  ])
  loaded.set(simulator, compileExplication(simulator, explanation, nearest))
}

/**
 * Explains how the figures of an answer were computed: each step with its formula, its values, the law that
 * it applies and the branch that it did not take. Every formula is replayed first; one that does not give the
 * value of the computation is not shown. `load` imports the explanation and the code that replays it. Called
 * by `analyses/analyses.ts` and `files/explained-batch.ts`.
 * @throws RangeError for a simulator that has no explanation: see `analysesOf`.
 * @example explicationOf(interetsComposes).parserFor({}).fromObject({ capital: 1, …, figure: 'resume.totalInterets' })
 */
export function explicationOf(simulator: Simulator): Analysis {
  const { contract, loadExplanation, explainedTables = [] } = simulator
  if (!loadExplanation) throw new RangeError(`${contract.name} has no explanation`)
  const { name, params, constraints } = contract
  const fields: Params = { ...params, ...explicationFields(contract, explainedTables) }
  const paramsParser = compileParser(name, params, constraints)
  const paramsOf = (question: Question) => {
    const parsed = paramsParser.fromObject((question as ExplicationQuestion).given)
    if (!parsed.ok) throw new RangeError('a question that no parser validated')
    return parsed.params
  }
  return {
    fields,
    importsCode: true,
    parserFor: <D extends Params>(presentation: D, subject = name) => {
      const compiled = compileParser(subject, { ...fields, ...presentation }, constraints)
      const split = (parsed: Parsed, named: (name: string) => unknown): ParsedQuestion<D> => {
        if (!parsed.ok)
          return withNearestName(parsed, { figure: named('figure'), lignes: named('lignes') }, fields)
        const { given: all, presentation: read } = splitPresentationParams(presentation, parsed)
        const { figure: path, profondeur, lignes, numero, ...given } = all
        return { ok: true, question: { given, figure: path, profondeur, lignes, numero }, presentation: read }
      }
      return {
        fromQuery: (query) => split(compiled.fromQuery(query), (name) => query.get(name)?.[0]),
        fromObject: (object) => split(compiled.fromObject(object), (name) => object[name]),
      }
    },
    load: async (question) => {
      await simulator.load(paramsOf(question))
      await loadExplication(simulator)
    },
    costUnits: (question) => 2 * costPerEvaluation(contract, paramsOf(question)) + REPLAY_COST_UNITS,
    answer: (question, context, language) => {
      const answer = loaded.get(simulator)
      if (!answer) throw new Error(`the explanation of ${name} is not loaded`)
      return answer(question as ExplicationQuestion, context, language)
    },
  }
}
