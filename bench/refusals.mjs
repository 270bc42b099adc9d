// What a client over its limit costs: each refusal beside that of the API, on one core, wrk on the other, thousands
// of different addresses, rounds in turn. The client is a trusted proxy, since the connections of others rest after
// a refusal. One of the measurements of `npm run bench`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sound } from './http/addresses.mjs'
import { hasPrograms, round } from './http/load.mjs'
import { SHIPPED_OPTIONS, start } from './http/servers.mjs'
import { formatSpread, ratios } from './spread.mjs'

const ADDRESSES = 5000
const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** How long a round of one kind of request lasts. */
const SECONDS = Number(process.env.SECONDS ?? 2)
const [SERVER_CORE, LOAD_CORE] = [0, 1]
/** How many refusals a second each kind must reach at least, divided by those of the API. */
const LEAST = 0.5
/** Questions a minute that the client may ask. */
const LIMIT = 1

const main = new URL('../apps/api/dist/bundle/main.js', import.meta.url).pathname

/** Paths of correct questions to the API. */
const API = sound(ADDRESSES, 30)
const queries = API.map((address) => address.slice(address.indexOf('?')))
/** The JSON-RPC message that asks the same of the tool. */
const message = (query, id) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'interets-composes', arguments: Object.fromEntries(new URLSearchParams(query)) },
  })

/** What is refused, by name: the requests, a path or a message each, and the `Accept-Encoding`, if any. */
const REFUSED = [
  { name: 'API', lines: API },
  { name: 'CSV', lines: API.map((address) => `${address}&format=csv`) },
  { name: 'SVG', lines: API.map((address) => address.replace('?', '/graphique.svg?')) },
  { name: 'page', lines: queries.map((query) => `/interets-composes${query}`), encoding: 'br' },
  { name: 'page without compression', lines: queries.map((query) => `/interets-composes${query}`) },
  { name: 'embed', lines: queries.map((query) => `/embed/interets-composes${query}`), encoding: 'br' },
  { name: 'tool', lines: queries.map(message) },
]

if (availableParallelism() < 2 || !hasPrograms())
  console.log('refusals: needs Linux, two cores, wrk and taskset: NOT measured')
else await measured()

async function measured() {
  const folder = mkdtempSync(join(tmpdir(), 'denier-'))
  const env = { RATE_LIMIT: String(LIMIT), TRUST_PROXY: '127.0.0.1' }
  const server = await start({
    name: 'denier',
    script: main,
    options: SHIPPED_OPTIONS,
    env,
    core: SERVER_CORE,
    folder,
  })
  try {
    const rounds = []
    for (let index = 0; index <= ROUNDS; index += 1) {
      const results = {}
      for (const one of REFUSED) results[one.name] = await refusals(server, one, folder)
      if (index > 0) rounds.push(results) // the first one warms it, and does not count
    }
    for (const { name } of REFUSED) judge(name, rounds)
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function refusals(server, { name, lines, encoding }, folder) {
  const addresses = join(folder, `${name}.txt`)
  writeFileSync(addresses, `${lines.join('\n')}\n`)
  return round(server, {
    addresses,
    seconds: SECONDS,
    core: LOAD_CORE,
    fails: true,
    spared: 2 * LIMIT, // the few that the limit lets through
    encoding,
  })
}

/**
 * Prints the refusals of one kind beside those of the API, and ends the command with 1 when they are too few.
 */
function judge(name, rounds) {
  const of = (figure) => rounds.map((one) => one[name][figure])
  const { median, text } = ratios(rounds.map((one) => [one[name].rate, one.API.rate]))
  const isShort = median < LEAST
  console.log(
    `refused ${name.padEnd(24)} ${formatSpread(of('rate'), 0)} a second, ${formatSpread(of('cpu'), 0)} µs; / API ${text}; at least ${LEAST} wanted${isShort ? ': BELOW THE LIMIT' : ''}`,
  )
  if (isShort) process.exitCode = 1
}
