// Checks that the packed packages work when installed in an empty project, without network or scripts. For
// `release.mjs`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { node } from './packing.mjs'

/** A question to `cagr`, and the percent a year that answers it. */
const GROWTH = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
const RATE = 12.1353
const PATIENCE_MS = 120_000

/** Runs the libraries in plain Node. @returns the fault of what they print, if any. */
export async function libraryFaults(project) {
  const code = `import { simulate } from '@denier/core'
    import { cagr } from '@denier/core/cagr'
    import { createClient } from '@denier/client'
    import { renderChart } from '@denier/charts/svg'
    const { data } = await simulate('cagr', ${JSON.stringify(GROWTH)})
    const svg = renderChart({ contract: cagr.contract, data, language: 'fr', theme: 'clair' })
    console.log(data.resume.cagr, svg.slice(0, 4), typeof createClient)`
  const printed = await node(project, code).catch(({ stderr }) => stderr)
  const wanted = `${RATE} <svg function`
  return printed.trim() === wanted ? [] : [`says ${JSON.stringify(printed.trim())}, not “${wanted}”`]
}

/**
 * Runs the command as npm linked it: it answers, serves the same answer, and stops on a signal.
 * @returns the faults.
 */
export async function commandFaults(project) {
  const command = join(project, 'node_modules/.bin/denier')
  const env = { PATH: process.env.PATH, LANG: 'en_GB.UTF-8', LOG_LEVEL: 'silent' }
  const start = (...args) =>
    listen(spawn(process.execPath, [command, ...args], { cwd: project, env, timeout: PATIENCE_MS }))
  const args = Object.entries(GROWTH).flatMap(([name, value]) => [`--${name}`, String(value)])
  const { out, err } = await start('cagr', '--json', ...args).ended
  const answers = out.includes(String(RATE)) ? [] : [`answers ${out || err}`]
  return [...answers, ...(await serveFaults(start('serve', '--port', '0')))]
}

async function serveFaults({ child, output, ended }) {
  const address = /http:\/\/127\.0\.0\.1:\d+(?=\s)/
  while (!address.test(output.out) && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended])
  const [origin] = address.exec(output.out) ?? []
  if (!origin) return [`serves nothing: ${output.err}`]
  const response = await fetch(`${origin}/api/v1/simulateurs/cagr?${new URLSearchParams(GROWTH)}`)
  const { data } = await response.json()
  child.kill('SIGTERM')
  const { code, err } = await ended
  return [
    ...(data?.resume.cagr === RATE ? [] : [`serves ${response.status}, ${JSON.stringify(data)}`]),
    ...(code === 0 && err === '' ? [] : [`ends with ${code}: ${err}`]),
  ]
}

/** Collects what a process prints, in `output`; `ended` resolves to it and the exit code. */
function listen(child) {
  const output = { out: '', err: '' }
  child.stdout.on('data', (piece) => {
    output.out += piece
  })
  child.stderr.on('data', (piece) => {
    output.err += piece
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, output, ended }
}
