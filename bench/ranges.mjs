// One range of each simulator that has one: of its worked example, or of its example in equities, to rounded figures.
// One of the measurements of `npm run bench`.
import { analyses, analysesOf, catalogue, loadHistory } from '@denier/core'
import { formatSpread, medianOf, timesOf } from './spread.mjs'

/** Microseconds that one may take: a hundredth of the 300 ms in which a page must show it. */
const MAX_MEDIAN_US = 3000
const ROUNDS = 21
/** Ranges in each round. */
const CALLS = 10
/** How long one is repeated before it is timed, so that the engine has compiled it. */
const WARM_MS = 500
const context = { today: '2026-11-22' }

await loadHistory()
console.log(`ranges: µs of processor for one, ${ROUNDS} rounds; at most ${MAX_MEDIAN_US} wanted`)
for (const simulator of catalogue.filter((one) => analysesOf(one).includes('plage'))) {
  const { contract } = simulator
  const analysis = analyses.plage(simulator)
  const read = analysis.parserFor({}).fromObject({ ...contract.example.query, volatilite: 15 })
  if (!read.ok) throw new Error(`${contract.name}: the worked example is refused`)
  await analysis.load(read.question)
  const work = () => analysis.answer(read.question, context, 'fr')
  const times = timesOf(work, { rounds: ROUNDS, calls: CALLS, warmMs: WARM_MS })
  const isSlow = medianOf(times) > MAX_MEDIAN_US
  console.log(
    `  ${contract.name.padEnd(20)} ${formatSpread(times, 0).padEnd(24)} ${isSlow ? 'ABOVE THE LIMIT' : ''}`,
  )
  if (isSlow) process.exitCode = 1
}
