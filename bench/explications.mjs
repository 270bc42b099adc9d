// One explication of each simulator that has one: the whole of its worked example, from parameters to JSON text.
// One of the measurements of `npm run bench`.
import { analyses, analysesOf, catalogue, loadHistory } from '@denier/core'
import { formatSpread, medianOf, timesOf } from './spread.mjs'

/** Microseconds of processor that the median explication of a simulator may take. */
const MAX_MEDIAN_US = 1000
const ROUNDS = 21
/** Explications in each round. */
const CALLS = 40
/** How long one is repeated before it is timed, so that the engine has compiled it. */
const WARM_MS = 1000
const context = { today: '2026-11-22' }

await loadHistory()
console.log(`explications: µs of processor for one, ${ROUNDS} rounds; at most ${MAX_MEDIAN_US} wanted`)
for (const simulator of catalogue.filter((one) => analysesOf(one).includes('explication'))) {
  const { contract } = simulator
  const analysis = analyses.explication(simulator)
  const read = analysis.parserFor({}).fromObject(contract.example.query)
  if (!read.ok) throw new Error(`${contract.name}: the worked example is refused`)
  await analysis.load(read.question)
  const work = () => JSON.stringify(analysis.answer(read.question, context, 'fr')).length
  const times = timesOf(work, { rounds: ROUNDS, calls: CALLS, warmMs: WARM_MS })
  const isSlow = medianOf(times) > MAX_MEDIAN_US
  console.log(
    `  ${contract.name.padEnd(20)} ${formatSpread(times, 0).padEnd(24)} ${work()} bytes ${isSlow ? 'ABOVE THE LIMIT' : ''}`,
  )
  if (isSlow) process.exitCode = 1
}
