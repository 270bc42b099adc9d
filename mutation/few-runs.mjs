// What tests import as 'fast-check' while mutants run. A property's first draws are those of the full suite, the
// seed being the same: what is killed here is killed there, and fewer draws can only lower the score.
import * as every from 'fast-check'

export * from 'fast-check'

const MOST = Number(process.env.MUTATION_RUNS ?? 40)

/** No shrinking either: that a mutant is killed is enough. */
const fewer = (parameters) => ({
  ...parameters,
  numRuns: Math.min(parameters?.numRuns ?? MOST, MOST),
  endOnFailure: true,
})

export const assert = (property, parameters) => every.assert(property, fewer(parameters))

export default { ...every.default, assert }
