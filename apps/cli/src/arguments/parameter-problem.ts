import type { Params, Problem } from '@denier/core'
import { frenchProblem } from '@denier/prose'
import type { ArgumentProblem } from './argument-problem.ts'

/**
 * A problem that the parser of a contract reported: in English the message of the service, in French the same with
 * the names that are typed. Called by `validate-arguments.ts`, `commands/command-line.ts` and
 * `commands/run-simulator.ts`.
 * @param options the options of the command, by name.
 * @example parameterProblem({ field: 'duree', code: 'too_large', … }, options).message.fr // '« duree » doit valoir 100 au plus.'
 */
export const parameterProblem = (problem: Problem, options: Params): ArgumentProblem => ({
  field: problem.field,
  code: problem.code,
  message: { fr: frenchProblem(problem, options), en: problem.message },
})
