// Prints which of our modules one accepted question passes through, from the socket to the bytes: those in which a
// function runs for it, as V8 counts them. `node scripts/request-modules.mjs`, after a build.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get as openRequest } from 'node:http'
import { Session } from 'node:inspector/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = dirname(import.meta.dirname)
const main = pathToFileURL(join(root, 'apps/api/dist/main.js')).href // not the bundle, which is one module
const base = pathToFileURL(`${root}/`).href
const QUESTION = '/api/v1/simulateurs/interets-composes?capital=10000&mensuel=300&taux=7&duree='

/** What computes the figures: another simulator has others. */
const OF_CALCULATION = /^packages\/core\/src\/(?:simulateurs|finance|legislation|indices|units)\//

/** How long after an answer its log line is written at the latest. */
const AFTERMATH_MS = 100

if (process.send) process.send(await passedModules(), () => process.exit(0))
else {
  // In a process of its own, whose log goes nowhere.
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [modules] = await once(child, 'message')
  const calculation = modules.filter((path) => OF_CALCULATION.test(path))
  const way = modules.filter((path) => !OF_CALCULATION.test(path))
  console.log(`${way.length} modules on the way:\n${way.join('\n')}\n`)
  console.log(`${calculation.length} modules of the calculation:\n${calculation.join('\n')}`)
}

/**
 * The paths of our modules in which a function ran for the thirtieth question, in order; those before warm
 * up.
 */
async function passedModules() {
  const profiler = new Session()
  profiler.connect()
  await profiler.post('Profiler.enable')
  const origin = await start()
  const agent = new Agent({ keepAlive: true })
  for (let years = 1; years < 30; years += 1) await ask(origin, agent, years)
  await sleep(AFTERMATH_MS)
  await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await ask(origin, agent, 30)
  await sleep(AFTERMATH_MS)
  const { result } = await profiler.post('Profiler.takePreciseCoverage')
  return result
    .filter(isPassed)
    .map(({ url }) =>
      url
        .slice(base.length)
        .replace('/dist/', '/src/')
        .replace(/[.]js$/, '.ts'),
    )
    .sort()
}

/** Starts the service in this process, and reads where it listens. */
function start() {
  Object.assign(process.env, { PORT: '0', LOG_LEVEL: 'info', RATE_LIMIT: '1000' })
  const listening = new Promise((resolve) => {
    process.stdout.write = (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? []
      if (found) resolve(found)
      return true
    }
  })
  return import(main).then(() => listening)
}

function ask(origin, agent, years) {
  return new Promise((resolve, reject) => {
    openRequest(`${origin}${QUESTION}${years}`, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

/** Whether a function of the module ran: what runs when it is loaded is at its top, from its first character on. */
function isPassed({ url, functions }) {
  const ours = url.startsWith(base) && url.includes('/dist/') && !url.includes('node_modules')
  return ours && functions.some(({ ranges: [{ startOffset, count }] }) => startOffset > 0 && count > 0)
}
