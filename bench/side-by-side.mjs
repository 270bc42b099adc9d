// Times two ways of doing the same work, round after round in turn, so that what else the machine does falls on
// both. For the measurements of this folder.

/** Seconds that one round of one way lasts, about. */
const ROUND = 0.4

/**
 * Calls each way for `rounds` rounds in turn. Used by `income-tax.mjs`.
 * @param ways what to compare, by name: each does its work once for the index it is given.
 * @returns by name, `median` and `best` of the rounds, in microseconds a call.
 */
export function sideBySide(ways, { rounds = 9 } = {}) {
  const entries = Object.entries(ways).map(([name, work]) => ({
    name,
    work,
    calls: callsIn(work),
    times: [],
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { work, calls, times } of entries) times.push(timed(work, calls) / calls)
  }
  return Object.fromEntries(
    entries.map(({ name, times }) => {
      const sorted = times.toSorted((a, b) => a - b)
      return [name, { median: sorted[Math.floor(sorted.length / 2)] * 1000, best: sorted[0] * 1000 }]
    }),
  )
}

/** How many calls fill a round, once the code is warm. */
function callsIn(work) {
  let calls = 1
  while (timed(work, calls) < (ROUND * 1000) / 4) calls *= 2
  return Math.max(1, Math.round((calls * ROUND * 1000) / timed(work, calls)))
}

/** Milliseconds that so many calls take. */
function timed(work, calls) {
  const start = performance.now()
  for (let index = 0; index < calls; index += 1) work(index)
  return performance.now() - start
}
