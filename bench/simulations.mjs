// One simulation of each: from sound parameters to rounded figures, on the way that a question takes where it asks
// for neither chance nor history. One of the measurements of `npm run bench`.
import { catalogue, loadHistory } from '@denier/core'
import { show } from './spread.mjs'

/** Microseconds that one may take. */
const BAR = 50
const ROUNDS = 21
const ROUND_MS = 40
const context = { today: '2026-11-22' }

await loadHistory()
console.log(
  `simulations: µs of processor for one, ${ROUNDS} rounds; at most ${BAR} wanted, but for chance and history`,
)
for (const simulator of catalogue) {
  const { contract, parser } = simulator
  const questions = variations(contract, parser)
  const work = (index) => simulator.answer(questions[index % questions.length], context, 'fr')
  callsIn(work) // warms it
  const calls = callsIn(work)
  const times = Array.from({ length: ROUNDS }, () => microseconds(work, calls))
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  const apart = questions.some(
    (params) => contract.needs(params).length > 0 || contract.costUnits(params) > 0,
  )
  const short = median > BAR && !apart
  const said = apart ? 'over history' : short ? 'ABOVE ITS BAR' : ''
  console.log(`  ${contract.name.padEnd(20)} ${show(times, 1).padEnd(24)} ${said}`)
  if (short) process.exitCode = 1
}

/** The worked example, its numbers a little lower and higher, as far as the contract takes them. */
function variations({ example, params }, parser) {
  const steps = Array.from({ length: 50 }, (_, index) => 0.9 + index / 250)
  const moved = steps.map((step) =>
    Object.fromEntries(
      Object.entries(example.query).map(([name, value]) => {
        const isAmount = ['euros', 'monthlyEuros'].includes(params[name].kind)
        return [name, isAmount ? Math.round(value * step * 100) / 100 : value]
      }),
    ),
  )
  const read = [example.query, ...moved].map((query) => parser.fromObject(query))
  return read.flatMap((one) => (one.ok ? [one.params] : []))
}

function callsIn(work) {
  let calls = 64
  while (microseconds(work, calls) * calls < ROUND_MS * 1000) calls *= 2
  return calls
}

function microseconds(work, calls) {
  const before = process.cpuUsage()
  for (let index = 0; index < calls; index += 1) work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}
