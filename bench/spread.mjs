// How figures of several rounds are told: the least, the median, the most. For the measurements of this folder.

const sorted = (values) => values.toSorted((a, b) => a - b)
/** The median of some figures. */
export const medianOf = (values) => sorted(values)[Math.floor(values.length / 2)]

/** @example show([3, 1, 2], 1) // '1.0 – 2.0 – 3.0' */
export function show(values, decimals) {
  const all = sorted(values)
  return [all[0], medianOf(all), all.at(-1)].map((value) => value.toFixed(decimals)).join(' – ')
}

/**
 * Microseconds of processor for one call, in rounds, once the engine has compiled it.
 * @param calls how many calls a round has.
 * @param warmMs how long it is called before it is timed.
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

/** Ratios of what was measured in the same round. */
export function ratios(pairs) {
  const all = pairs.map(([one, other]) => one / other)
  return { median: medianOf(all), text: show(all, 2) }
}
