// Compound interest as JSON: the writer compiled from the contract, and JSON.stringify of what is rounded already.
// One of the measurements of `npm run bench`.
import { catalogue } from '@denier/core'
import { compileAnswerWriter } from '@denier/core/json'
import { formatSpread, ratios } from './spread.mjs'

/** The share of the time of JSON.stringify that the writer may take, by the years of the projection. */
const MAX_RATIOS = { 30: 0.7, 50: 0.55 }
const ROUNDS = 31
const QUESTIONS = 2000
const NOW = '2026-11-22T08:00:00.000Z'
const context = { today: '2026-11-22' }

const simulator = catalogue.find(({ contract }) => contract.name === 'interets-composes')
const write = compileAnswerWriter(simulator.contract.result)

for (const [years, maxRatio] of Object.entries(MAX_RATIOS)) {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const query = {
      capital: 1000.37 * index,
      mensuel: 137.11 + index / 7,
      taux: (index % 97) / 10,
      duree: Number(years),
    }
    return simulator.parser.fromObject(query).params
  })
  const computed = questions.map((params) => simulator.compute(params, context, 'fr'))
  const answers = questions.map((params) => simulator.answer(params, context, 'fr'))

  const byWriter = (index) => write(computed[index], 'fr', NOW)
  const byStringify = (index) => {
    const { data, meta, disclaimer } = answers[index]
    return Buffer.from(JSON.stringify({ data, meta: { computedAt: NOW, ...meta }, disclaimer }))
  }
  for (let index = 0; index < QUESTIONS; index += 1)
    if (!byStringify(index).equals(byWriter(index))) throw new Error(`they differ on question ${index}`)

  const pairs = []
  // Rounds below 0 warm the engine, and do not count.
  for (let round = -3; round < ROUNDS; round += 1) {
    const pair = [microseconds(byWriter), microseconds(byStringify)]
    if (round >= 0) pairs.push(pair)
  }
  const { median, text } = ratios(pairs)
  console.log(`writer: ${QUESTIONS} answers of ${years} years, the same bytes; µs of processor an answer`)
  console.log(
    `  compiled, rounding included  ${formatSpread(
      pairs.map(([ours]) => ours),
      1,
    )}`,
  )
  console.log(
    `  JSON.stringify to bytes      ${formatSpread(
      pairs.map(([, theirs]) => theirs),
      1,
    )}`,
  )
  console.log(`  ratio ${text}; at most ${maxRatio} wanted${median > maxRatio ? ': ABOVE THE LIMIT' : ''}`)
  if (median > maxRatio) process.exitCode = 1
}

/** Microseconds of processor an answer: what else the machine does is not counted. */
function microseconds(work) {
  const before = process.cpuUsage()
  for (let index = 0; index < QUESTIONS; index += 1) work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / QUESTIONS
}
