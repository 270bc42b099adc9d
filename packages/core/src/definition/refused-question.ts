import type { Problem } from './problem.ts'

/**
 * A question whose fault shows only once what it asks about is loaded or computed: a table that an explanation does
 * not have, more rows than one answer may hold. Every interface answers it as any other invalid question. Thrown by
 * explications, in `row-choice.ts`; caught in `ask.ts` and by interfaces. Used by several modules of `core`.
 */
export class RefusedQuestion extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('; '))
    this.name = 'RefusedQuestion'
    this.problems = problems
  }
}
