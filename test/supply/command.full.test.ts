/** The command packed, installed in an empty project without network or scripts, and run by plain Node. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { installedPlaces, needed } from '../support/lock.ts'
import { installed, packed, scratch } from '../support/packages.ts'

/** Options that make Node print every warning with its origin. */
const NODE = ['--trace-warnings', '--trace-deprecation', '--pending-deprecation']

const { folder, remove } = scratch()
let project: string
beforeAll(async () => {
  const whole = installedPlaces(needed(['apps/cli']))
  const isTheirs = (place: string) => place.includes('node_modules/')
  const ours = whole.filter((place) => !isTheirs(place))
  expect(ours).toHaveLength(8) // the command, and the packages of ours that it needs
  project = await installed(folder, await packed(folder, ours), whole.filter(isTheirs))
}, 600_000)
afterAll(remove)

/** Processes that a failed test leaves behind. */
const started = new Set<ChildProcess>()
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
})

/** Runs the command that npm linked, with next to nothing in its environment. */
function denier(...args: string[]) {
  const child = spawn(process.execPath, [...NODE, join(project, 'node_modules/.bin/denier'), ...args], {
    cwd: project,
    env: { LANG: 'en_GB.UTF-8', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, ...output }))
  return { child, output, ended }
}

const growth = ['cagr', '--valeur_initiale', '10000', '--valeur_finale', '25000', '--duree', '8']

describe('denier installed from tarballs', () => {
  it('answers without a warning', async () => {
    const { code, out, err } = await denier(...growth).ended
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('€11,213.53')
  })

  it('serves the API, the pages, the reference and long computations without a warning', async () => {
    const { child, output, ended } = denier('serve', '--port', '0')
    const early = ended.then(({ code, err }) =>
      Promise.reject(new Error(`it ended with code ${code}: ${err}`)),
    )
    while (!output.out.includes('listening')) await Promise.race([once(child.stdout, 'data'), early])
    early.catch(() => {})
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out) ?? expect.fail(output.out)
    const simulators = '/api/v1/simulateurs'
    const random = 'capital=50000&mensuel=1000&depenses=2000&methode=monte_carlo&simulations=20000'
    for (const [path, type, text] of [
      [
        `${simulators}/cagr?valeur_initiale=10000&valeur_finale=25000&duree=8`,
        'application/json',
        '"cagr":12.1353',
      ],
      [`${simulators}/retraite-fire?${random}`, 'application/json', '"tauxReussite":'],
      [`${simulators}/cagr/graphique.svg?valeur_initiale=1&valeur_finale=2&duree=8`, 'image/svg+xml', '<svg'],
      ['/openapi.json', 'application/json', '"openapi":"3.1.0"'],
      ['/en/cagr', 'text/html', '<form'],
      ['/docs', 'text/html', 'swagger-ui'],
      ['/docs/swagger-ui-bundle.js', 'text/javascript', 'SwaggerUIBundle'],
    ] as const) {
      const response = await fetch(origin + path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining(type),
      ])
      expect(await response.text()).toContain(text)
    }
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })
})
