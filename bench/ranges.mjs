// One range of each simulator that has one: of its worked example, or of its example in equities, to rounded figures.
// One of the measurements of `npm run bench`.
import { analyses, analysesOf, catalogue, loadHistory } from '@denier/core'
import { show } from './spread.mjs'

/** Microseconds that one may take: the page of a phone, ten times slower, then has it 30 ms after its pause. */
const BAR = 3000
const ROUNDS = 21
const CALLS = 10
/** How long one is repeated before it is timed, so that the engine has compiled it. */
const WARM_MS = 500
const context = { today: '2026-11-22' }

await loadHistory()
console.log(`ranges: µs of processor for one, ${ROUNDS} rounds; at most ${BAR} wanted`)
for (const simulator of catalogue.filter((one) => analysesOf(one).includes('plage'))) {
  const { contract } = simulator
  const analysis = analyses.plage(simulator)
  const read = analysis.parserFor({}).fromObject({ ...contract.example.query, volatilite: 15 })
  if (!read.ok) throw new Error(`${contract.name}: the worked example is refused`)
  await analysis.load(read.question)
  const work = () => analysis.answer(read.question, context, 'fr')
  for (const end = Date.now() + WARM_MS; Date.now() < end; ) work()
  const times = Array.from({ length: ROUNDS }, () => microseconds(work))
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  const isSlow = median > BAR
  console.log(`  ${contract.name.padEnd(20)} ${show(times, 0).padEnd(24)} ${isSlow ? 'ABOVE ITS BAR' : ''}`)
  if (isSlow) process.exitCode = 1
}

function microseconds(work) {
  const before = process.cpuUsage()
  for (let index = 0; index < CALLS; index += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS
}
