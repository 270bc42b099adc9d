import type { Problem } from './problem.ts'

/**
 * The error of a question whose fault shows only after parsing, when data is loaded or the answer computed: a
 * table that an explanation does not have, more rows than one answer may hold, a day after today. Every
 * interface answers it as any other invalid question. Thrown by explications, in `row-choice.ts`, and by
 * simulators that compare days with today; caught in `ask.ts` and by interfaces. Exported by `@denier/core`;
 * used by `explication/row-choice.ts`, `donation/constraints.ts`, `plus-value-immobiliere/constraints.ts` and
 * `succession/family-constraints.ts`, and by `answer/analysis-resource.ts` and `worker-pool/worker-pool.ts`
 * of `@denier/api`.
 */
export class RefusedQuestion extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('; '))
    this.name = 'RefusedQuestion'
    this.problems = problems
  }
}

/** What a computation gives, or the problems for which it refuses its question. */
export type Attempt<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * The answer, or the problems of a `RefusedQuestion`; another error is thrown again. For a computation that returns
 * no promise: `attemptAnswer` is for those that do. Exported by
 * `@denier/core`; used by `ask.ts` and `batch/prepare-batch.ts`, by `worker-pool/worker.ts` of `@denier/api`,
 * and by `model/reply.ts`, `page/answer-source.ts` and `worker/run-analysis.ts` of `@denier/web`.
 */
export function attempt<T>(compute: () => T): Attempt<T> {
  try {
    return { ok: true, answer: compute() }
  } catch (error) {
    return refusalIn(error)
  }
}

/**
 * As `attempt`, for an answer that may come later. Exported by `@denier/core`; used by files of `@denier/mcp`,
 * `@denier/web` and `@denier/cli`.
 * @example const attempted = await attemptAnswer(() => ask(simulator, 'simulation', question, today(), 'fr'))
 */
export async function attemptAnswer<T>(compute: () => T | Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, answer: await compute() }
  } catch (error) {
    return refusalIn(error)
  }
}

/** The problems of a refused question; another error is thrown again. */
function refusalIn(error: unknown): { readonly ok: false; readonly problems: readonly Problem[] } {
  if (error instanceof RefusedQuestion) return { ok: false, problems: error.problems }
  throw error
}
