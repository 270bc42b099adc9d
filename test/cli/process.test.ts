/** The built command as a process: pipes, signals, exit codes, and the service and the tools that it starts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freePort } from '../support/process.ts'
import { denier, MAIN, spawned } from './support.ts'

const growth = ['cagr', '--valeur_initiale', '10000', '--valeur_finale', '25000', '--duree', '8']

describe('the command', () => {
  it('writes what the function writes, and ends with its code', async () => {
    const wanted = await denier(growth)
    expect(await spawned(growth)).toEqual(wanted)
    const refused = await spawned(['cagr', '--duree', 'x'])
    expect(refused).toEqual(await denier(['cagr', '--duree', 'x']))
    expect(refused.code).toBe(2)
  })

  it('asks the environment for the language', async () => {
    expect((await spawned(growth, { env: { LANG: 'en_GB.UTF-8' } })).out).toContain(
      'Compound annual growth rate',
    )
  })

  it('dates its answer', async () => {
    const before = Date.now()
    const { meta } = JSON.parse((await spawned([...growth, '--json'])).out)
    expect(Date.parse(meta.computedAt)).toBeGreaterThanOrEqual(before)
    expect(meta.computedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('is quiet when its reader has seen enough', async () => {
    const loan = 'cout-dette --capital 200000 --taux 3 --duree 40 --detail mensuel --tout'
    const all = `"${process.execPath}" "${MAIN}" ${loan}`
    for (const reader of ['head -n 2', 'head -c 1', 'true']) {
      const { code, err } = await spawned(['--norc', '-c', `set -o pipefail; ${all} | ${reader}`], {
        command: 'bash',
      })
      expect([code, err]).toEqual([0, ''])
    }
  })

  it('tells in one line that its answer could not be written', async () => {
    const all = `"${process.execPath}" "${MAIN}" ${growth.join(' ')}`
    const { code, out, err } = await spawned(['--norc', '-c', `${all} > /dev/full`], { command: 'bash' })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^denier: .*ENOSPC.*\n$/)
  })

  it('loses nothing of a long answer on its way through a pipe', async () => {
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
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
  const closed = once(child, 'close').finally(() => clearTimeout(timer)) as Promise<[number | null]>
  let said = ''
  child.stdout.setEncoding('utf8')
  while (!said.includes('Denier is listening')) {
    const [part] = (await Promise.race([once(child.stdout, 'data'), closed.then(() => ['\0'])])) as [string]
    if (part === '\0') throw new Error('the service did not start')
    said += part
  }
  return { child, closed }
}

describe('denier serve', () => {
  it('listens where it is told, and stops on a signal', async () => {
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

  it('outlives whoever reads what it says', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', String(port)], {
      env: { PATH: process.env.PATH },
      stdio: 'pipe',
    })
    child.stdout.destroy()
    const timer = setTimeout(() => child.kill('SIGKILL'), 120_000)
    const closed = once(child, 'close').finally(() => clearTimeout(timer))
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(answers, { timeout: 60_000 }).toBe(200)
    await sleep(500) // it has said by now where it listens
    expect(await answers()).toBe(200)
    child.kill('SIGTERM')
    expect((await closed)[0]).toBe(0)
  })

  it('names the option by which it was told where to listen', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const busy = await spawned(['serve', '--port', String(port)])
    expect([busy.code, busy.out]).toEqual([1, ''])
    expect(busy.err).toMatch(/^denier: --port: .*EADDRINUSE.*\n$/)
    const set = await spawned(['serve', '--host', '127.0.0.1'], { env: { PORT: String(port) } })
    expect(set.err).toMatch(/^denier: PORT: .*EADDRINUSE.*\n$/)
    server.close()
    expect((await spawned(['serve', '--host', '192.0.2.1', '--port', '0'])).err).toMatch(
      /^denier: --host: .*\n$/,
    )
    expect((await spawned(['serve', '--host', 'a b'])).err).toMatch(/^denier: --host must be .*\n$/)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  ])('is refused by %j in one line', async (env, variable) => {
    const { code, out, err } = await spawned(['serve'], { env })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(new RegExp(`^denier: ${variable} .*\n$`))
  })
})

describe('denier mcp', () => {
  it('speaks the protocol on its output, and ends with its input', async () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const child = spawn(process.execPath, [MAIN, 'mcp'], { env: { PATH: process.env.PATH }, stdio: 'pipe' })
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
    const closed = once(child, 'close').finally(() => clearTimeout(timer))
    child.stdin.write(`${JSON.stringify(hello)}\n`)
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
    expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0', id: 1, result: { serverInfo: {} } })
    child.stdin.end()
    expect((await closed)[0]).toBe(0)
  })
})
