// Statistics of figures of several rounds: minimum, median, maximum. For the measurements of this folder.

const sorted = (values) => values.toSorted((a, b) => a - b)
/** The median of some figures. Used by `explications.mjs` and `ranges.mjs`. */
export const medianOf = (values) => sorted(values)[Math.floor(values.length / 2)]

/**
 * The minimum, the median and the maximum, with so many decimals. Used by `explications.mjs`, `first-answer.mjs`,
 * `http.mjs` and others in `bench`.
 * @example formatSpread([3, 1, 2], 1) // '1.0 – 2.0 – 3.0'
 */
export function formatSpread(values, decimals) {
  const all = sorted(values)
  return [all[0], medianOf(all), all.at(-1)].map((value) => value.toFixed(decimals)).join(' – ')
}

/**
 * Microseconds of processor for one call of `work`, a figure for each of `rounds` rounds. Used by
 * `explications.mjs` and `ranges.mjs`.
 * @param calls how many calls a round has.
 * @param warmMs milliseconds that it is called before, so that the engine has compiled it.
 */
export function timesOf(work, { rounds, calls, warmMs }) {
  for (const end = Date.now() + warmMs; Date.now() < end; ) work()
  return Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    for (let index = 0; index < calls; index += 1) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / calls
  })
}

/**
 * Each pair holds the figures of two ways in the same round; the ratio is the first divided by the second.
 * Used by `http.mjs`, `refusals.mjs` and `writer.mjs`.
 * @returns the median ratio, and the text of `formatSpread` with two decimals.
 */
export function ratios(pairs) {
  const all = pairs.map(([one, other]) => one / other)
  return { median: medianOf(all), text: formatSpread(all, 2) }
}
