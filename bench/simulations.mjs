// One simulation of each: from sound parameters to rounded figures, on the way that a question takes where it asks
// for neither chance nor history. One of the measurements of `npm run bench`.
import { catalogue, loadHistory } from '@denier/core'
import { formatSpread } from './spread.mjs'

/** Microseconds of processor that the median simulation may take. */
const MAX_MEDIAN_US = 50
/** And one estate of a family of six, with gifts and life insurance. */
const MAX_FAMILY_MEDIAN_US = 300
const ROUNDS = 21
/** Milliseconds of processor that a round takes at least. */
const ROUND_MS = 40
/** How long one is repeated before it is timed, so that the engine has compiled it. */
const WARM_MS = 1000
const context = { today: '2026-11-22' }

await loadHistory()
console.log(
  `simulations: µs of processor for one, ${ROUNDS} rounds; at most ${MAX_MEDIAN_US} wanted, but for chance and history`,
)
for (const simulator of catalogue) {
  const { contract } = simulator
  const questions = variations(simulator)
  // Simulations over chance or history take longer, and have no limit.
  const isApart = questions.some(
    (params) => contract.needs(params).length > 0 || contract.costUnits(params) > 0,
  )
  measure(contract.name, simulator, questions, isApart ? undefined : MAX_MEDIAN_US)
}
const succession = catalogue.find(({ contract }) => contract.name === 'succession')
console.log(`one estate of a family of six; at most ${MAX_FAMILY_MEDIAN_US} wanted`)
measure('succession, family', succession, families(succession), MAX_FAMILY_MEDIAN_US)

/**
 * Times a simulator over questions, and prints the figures.
 * @param maxMedian the limit of the median, in microseconds; there is none without it.
 */
function measure(title, simulator, questions, maxMedian) {
  const work = (index) => simulator.answer(questions[index % questions.length], context, 'fr')
  for (const end = Date.now() + WARM_MS; Date.now() < end; ) callsIn(work)
  const calls = callsIn(work)
  const times = Array.from({ length: ROUNDS }, () => microseconds(work, calls))
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  const isSlow = maxMedian !== undefined && median > maxMedian
  const verdict = maxMedian === undefined ? 'over history' : isSlow ? 'ABOVE THE LIMIT' : ''
  console.log(`  ${title.padEnd(20)} ${formatSpread(times, 1).padEnd(24)} ${verdict}`)
  if (isSlow) process.exitCode = 1
}

/** A spouse, two children, two grandchildren of a dead one and a friend: fifty estates, each a little larger. */
function families({ parser }) {
  return Array.from({ length: 50 }, (_, index) => {
    const read = parser.fromObject({
      patrimoine: 600_000 + index * 5000,
      residence_principale: 240_000,
      residence_occupee: true,
      proche: [
        { lien: 'conjoint', age: 74 },
        { lien: 'enfant', nombre: 2 },
        { lien: 'petit_enfant', nombre: 2, souche: 1 },
        { lien: 'autre' },
      ],
      donation_epoux: true,
      option_conjoint: 'usufruit',
      don: [{ proche: 2, montant: 90_000, date: '2016-03-09' }],
      legs: [{ proche: 4, montant: 20_000 }],
      assurance: [
        { proche: 1, avant_70: 100_000 },
        { proche: 2, avant_70: 200_000, apres_70: 60_000 },
      ],
      date_deces: '2026-11-23',
    })
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    return read.params
  })
}

/**
 * Parameters of the worked example, its amounts up to a tenth lower and higher, as far as the contract takes
 * them.
 */
function variations({ contract: { example, params }, parser }) {
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

/** How many calls take `ROUND_MS` of processor. */
function callsIn(work) {
  let calls = 64
  while (microseconds(work, calls) * calls < ROUND_MS * 1000) calls *= 2
  return calls
}

/** Microseconds of processor for one call, over so many calls. */
function microseconds(work, calls) {
  const before = process.cpuUsage()
  for (let index = 0; index < calls; index += 1) work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}
