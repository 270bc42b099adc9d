// The whole service against what somebody would write instead, each on one core, wrk on the other: compound
// interest over 30 years, thousands of different addresses, rounds in turn, so that what else the machine does
// falls on all. One of the measurements of `npm run bench`.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sound, unsound } from './http/addresses.mjs'
import { hasPrograms, round } from './http/load.mjs'
import { expectSameAnswers } from './http/same.mjs'
import { SHIPPED_OPTIONS, start } from './http/servers.mjs'
import { formatSpread, ratios } from './spread.mjs'

/** How many different addresses of each kind. */
const ADDRESSES = 5000
const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** How long a round of one server lasts. */
const SECONDS = Number(process.env.SECONDS ?? 3)
const [SERVER_CORE, LOAD_CORE] = [0, 1]

const main = new URL('../apps/api/dist/bundle/main.js', import.meta.url).pathname
const BUN = new URL('../node_modules/@oven/bun-linux-x64/bin/bun', import.meta.url).pathname
const rival = (name) => new URL(`http/${name}.mjs`, import.meta.url).pathname

/** The limit is as high as it may be: it counts all, and refuses nobody here. */
const SERVERS = [
  { name: 'denier', script: main, options: SHIPPED_OPTIONS, env: { RATE_LIMIT: '1000000' } },
  { name: 'bare', script: rival('bare') },
  {
    name: 'denier, nothing around',
    script: main,
    options: SHIPPED_OPTIONS,
    env: { RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
  },
  { name: 'fastify', script: rival('fastify') },
  { name: 'hono', script: rival('hono') },
  ...(existsSync(BUN) ? [{ name: 'denier on Bun', script: rival('bun'), program: BUN }] : []),
]

/**
 * What is wanted of server `name` (the whole service unless named) divided by server `beside`: for questions
 * that are `sound` or `unsound` (refused with 422), the median ratio of requests a second (`rate`) or of
 * processor a request (`cpu`).
 */
const LIMITS = [
  { asked: 'sound', beside: 'bare', figure: 'rate', least: 1.2 },
  { asked: 'sound', beside: 'bare', figure: 'cpu', most: 0.85 },
  { asked: 'sound', beside: 'denier, nothing around', figure: 'rate', least: 0.85 },
  ...(existsSync(BUN)
    ? [{ asked: 'sound', name: 'denier on Bun', beside: 'bare', figure: 'rate', least: 1 }]
    : []),
  { asked: 'sound', beside: 'fastify', figure: 'rate' },
  { asked: 'sound', beside: 'hono', figure: 'rate' },
  { asked: 'unsound', beside: 'bare', figure: 'rate', least: 0.8 },
]

if (availableParallelism() < 2 || !hasPrograms())
  console.log('http: needs Linux, two cores, wrk and taskset: NOT measured')
else await measured()

async function measured() {
  // A log goes to a file in memory where there is one: how quick a disk is, is not asked.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'denier-'))
  const servers = []
  try {
    for (const server of SERVERS) servers.push(await start({ ...server, core: SERVER_CORE, folder }))
    await compare(servers, folder)
  } finally {
    for (const { stop } of servers) stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(servers, folder) {
  const questions = { sound: sound(ADDRESSES, 30), unsound: unsound(ADDRESSES) }
  await expectSameAnswers(servers, questions.sound.slice(0, 20))
  for (const asked of Object.keys(questions)) {
    const addresses = join(folder, `${asked}.txt`)
    writeFileSync(addresses, `${questions[asked].join('\n')}\n`)
    const load = { addresses, seconds: SECONDS, core: LOAD_CORE, fails: asked === 'unsound' }
    const rounds = await inTurn(servers, load)
    console.log(
      `http, ${asked} questions: ${ROUNDS} rounds of ${SECONDS} s, requests a second and µs of processor for each`,
    )
    for (const { name } of servers) {
      const [rate, cpu] = ['rate', 'cpu'].map((figure) =>
        formatSpread(
          rounds.map((one) => one[name][figure]),
          0,
        ),
      )
      console.log(`  ${name.padEnd(24)} ${rate}   ${cpu}`)
    }
    for (const limit of LIMITS.filter((one) => one.asked === asked)) judge(limit, rounds)
  }
}

/**
 * One round of each server after the other; the first one warms them, and does not count.
 * @returns for each round, the `rate` and `cpu` of each server by its name.
 */
async function inTurn(servers, load) {
  const rounds = []
  for (let index = 0; index <= ROUNDS; index += 1) {
    const results = {}
    for (const server of servers) results[server.name] = await round(server, load)
    if (index > 0) rounds.push(results)
  }
  return rounds
}

/** Prints the ratio of two servers, and ends the command with 1 when it misses its limit. */
function judge({ name = 'denier', beside, figure, least, most }, rounds) {
  const { median, text } = ratios(rounds.map((one) => [one[name][figure], one[beside][figure]]))
  const wanted = least ? `at least ${least} wanted` : most ? `at most ${most} wanted` : 'for the record'
  const unit = figure === 'rate' ? 'requests' : 'processor a request'
  const short = median < (least ?? 0) || median > (most ?? Number.POSITIVE_INFINITY)
  console.log(`  ${name} / ${beside}, ${unit}: ${text}; ${wanted}${short ? ': MISSES THE LIMIT' : ''}`)
  if (short) process.exitCode = 1
}
