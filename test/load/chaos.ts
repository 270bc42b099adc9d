import { type Hazard, report } from './report.ts'
import { slowSenders } from './slow.ts'
import { manyStops } from './stop.ts'
import { fourProcesses, storeFails } from './store.ts'

const hazards: readonly Hazard[] = [
  { name: 'redis: the store of the limit fails under load', run: storeFails },
  { name: 'limit: four processes on one Redis', run: fourProcesses },
  { name: 'slow: senders that never come to the point', run: () => slowSenders(200) },
  { name: 'stop: told to stop under load', run: (tell) => manyStops(50, tell) },
]

/**
 * Lets everything that may befall the built service befall it, and prints what is then seen.
 * @param words the beginnings of the names of those to run; none, all.
 */
export const main = (words: readonly string[]): Promise<boolean> =>
  report(
    words.length === 0 ? hazards : hazards.filter(({ name }) => words.some((word) => name.startsWith(word))),
  )
