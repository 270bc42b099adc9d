// The time from the start of the service to its first answer, during which clients wait at a restart. Build
// `apps/api` before. One of the measurements of `npm run bench`.
import { spawn } from 'node:child_process'
import { formatSpread } from './spread.mjs'

/** Seconds that the median start may take. */
const MAX_MEDIAN_S = 1
const ROUNDS = 7
const main = new URL('../apps/api/dist/bundle/main.js', import.meta.url).pathname
const PATH = '/api/v1/simulateurs/interets-composes?capital=10000&mensuel=300&taux=7&duree=30'

const times = []
for (let round = 0; round < ROUNDS; round += 1) times.push(await once())
const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
console.log(
  `first answer after start: ${formatSpread(times, 2)} s; at most ${MAX_MEDIAN_S} wanted${median > MAX_MEDIAN_S ? ': ABOVE THE LIMIT' : ''}`,
)
if (median > MAX_MEDIAN_S) process.exitCode = 1

/**
 * Starts the service, asks one question and stops it. Resolves to the seconds from the start to the whole
 * answer.
 */
async function once() {
  const begun = performance.now()
  const env = { ...process.env, PORT: '0' }
  const service = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const response = await fetch((await origin(service.stdout)) + PATH)
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    await response.arrayBuffer()
    return (performance.now() - begun) / 1000
  } finally {
    service.kill('SIGTERM')
    await new Promise((resolve) => service.once('exit', resolve))
  }
}

/** The origin that the service prints on its first lines: `http://127.0.0.1:40321`. */
function origin(stdout) {
  let printed = ''
  return new Promise((resolve, reject) => {
    stdout.setEncoding('utf8').on('data', (part) => {
      printed += part
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
      if (found) resolve(found)
    })
    stdout.once('end', () => reject(new Error('the service did not start')))
  })
}
