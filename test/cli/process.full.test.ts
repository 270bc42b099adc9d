/** The built command as a process: pipes, signals, exit codes, and the service and the tools that it starts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { denier, MAIN, spawned } from './support.ts'

const growth = ['cagr', '--valeur_initiale', '10000', '--valeur_finale', '25000', '--duree', '8']

/** Processes that a failed test leaves behind. */
const started = new Set<ChildProcess>()
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
})

/** Starts the built command with these variables alone; `closed` resolves to what `close` tells. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  })
  started.add(child)
  return { child, closed: once(child, 'close') as Promise<[number | null]> }
}

describe('denier', () => {
  it('writes what the function writes and exits with its code', async () => {
    const wanted = await denier(growth)
    expect(await spawned(growth)).toEqual(wanted)
    const refused = await spawned(['cagr', '--duree', 'x'])
    expect(refused).toEqual(await denier(['cagr', '--duree', 'x']))
    expect(refused.code).toBe(2)
  })

  it('reads the language from the environment', async () => {
    expect((await spawned(growth, { env: { LANG: 'en_GB.UTF-8' } })).out).toContain(
      'Compound annual growth rate',
    )
  })

  it('adds the computation time to its answer', async () => {
    const before = new Date().toISOString()
    const { meta } = JSON.parse((await spawned([...growth, '--json'])).out)
    expect(meta.computedAt >= before).toBe(true)
    expect(meta.computedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('exits with 0 when the reader of its output closes the pipe', async () => {
    const loan = 'cout-dette --capital 200000 --taux 3 --duree 40 --detail mensuel --tout'
    const all = `"${process.execPath}" "${MAIN}" ${loan}`
    for (const reader of ['head -n 2', 'head -c 1', 'true']) {
      const { code, err } = await spawned(['--norc', '-c', `set -o pipefail; ${all} | ${reader}`], {
        command: 'bash',
      })
      expect([code, err]).toEqual([0, ''])
    }
  })

  it('reports in one line that its output could not be written', async () => {
    const all = `"${process.execPath}" "${MAIN}" ${growth.join(' ')}`
    const { code, out, err } = await spawned(['--norc', '-c', `${all} > /dev/full`], { command: 'bash' })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^denier: .*ENOSPC.*\n$/)
  })

  it('writes a long answer whole through a pipe', async () => {
    const loan = [
      'cout-dette',
      '--capital',
      '200000',
      '--taux',
      '3',
      '--duree',
      '40',
      '--detail',
      'mensuel',
      '--json',
    ]
    const { code, out } = await spawned(loan)
    expect(code).toBe(0)
    expect(JSON.parse(out).data.mensuel).toHaveLength(480)
  })
})

/** Starts the service by the command, and resolves when it says that it listens. */
async function serving(args: readonly string[], env: Record<string, string> = {}) {
  const { child, closed } = start(['serve', ...args], env)
  let printed = ''
  child.stdout.setEncoding('utf8')
  while (!printed.includes('Denier is listening')) {
    const [part] = (await Promise.race([once(child.stdout, 'data'), closed.then(() => ['\0'])])) as [string]
    if (part === '\0') throw new Error('the service did not start')
    printed += part
  }
  return { child, closed }
}

describe('denier serve', () => {
  it('listens on the given port and stops on a signal', async () => {
    const port = await freePort()
    const { child, closed } = await serving(['--port', String(port)], { PORT: '1', LOG_LEVEL: 'silent' })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const { out } = await spawned([...growth, '--json'])
    const query = 'valeur_initiale=10000&valeur_finale=25000&duree=8'
    const answer = await (await fetch(`http://127.0.0.1:${port}/api/v1/simulateurs/cagr?${query}`)).json()
    const untimed = (text: string) => text.replace(/"computedAt":"[^"]*"/, '')
    expect(untimed(out.trim())).toBe(untimed(JSON.stringify(answer)))
    child.kill('SIGTERM')
    expect((await closed)[0]).toBe(0)
  })

  it('keeps serving when the reader of its log closes the pipe', async () => {
    const port = await freePort()
    const { child, closed } = start(['serve', '--port', String(port)])
    child.stdout.destroy()
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(answers, { timeout: 120_000 }).toBe(200)
    for (let time = 0; time < 20; time += 1) expect(await answers()).toBe(200) // each writes a line of log
    child.kill('SIGTERM')
    expect((await closed)[0]).toBe(0)
  })

  it('names the option or variable of an address that is not available', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const busy = await spawned(['serve', '--port', String(port), '--lang', 'en'])
    expect([busy.code, busy.out]).toEqual([1, ''])
    expect(busy.err).toBe('denier: --port: port already in use (EADDRINUSE)\n')
    const french = await spawned(['serve', '--port', String(port)])
    expect(french.err).toBe('denier: --port\u00a0: port déjà utilisé (EADDRINUSE)\n')
    const set = await spawned(['serve', '--host', '127.0.0.1'], { env: { PORT: String(port) } })
    expect(set.err).toMatch(/^denier: PORT\u00a0: .*EADDRINUSE.*\n$/)
    server.close()
    expect((await spawned(['serve', '--host', '192.0.2.1', '--port', '0'])).err).toMatch(
      /^denier: --host\u00a0: cette machine n’a pas cette adresse \(\w+\)\n$/,
    )
    expect((await spawned(['serve', '--host', 'a b'])).err).toMatch(/^denier: --host must be .*\n$/)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  ])('rejects %j in one line', async (env, variable) => {
    const { code, out, err } = await spawned(['serve'], { env })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(new RegExp(`^denier: ${variable} .*\n$`))
  })
})

describe('denier mcp', () => {
  it('answers the protocol on its output and exits when its input ends', async () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const { child, closed } = start(['mcp'])
    child.stdin.write(`${JSON.stringify(hello)}\n`)
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
    expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0', id: 1, result: { serverInfo: {} } })
    child.stdin.end()
    expect((await closed)[0]).toBe(0)
  })
})
