/** The tools on the standard input and output of a real process, built as it ships. */
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'
import { spawnTied } from '../support/tied-process.ts'
import { callOf, errorsOf, MODES, newClient } from './mcp-client.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SERVE = "const { serveStdio } = await import('@denier/mcp/stdio'); await serveStdio({ set: 'tous' })"
const ARGS = ['--input-type=module', '-e', SERVE]

let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
})

/**
 * A process. `stdout` and `stderr` give what it printed so far, `lines` the lines of its output; `until`
 * resolves to its first messages once there are so many, `ended` to its exit code and signal.
 */
function start() {
  const began = spawnTied(process.execPath, ARGS, {
    cwd: ROOT,
    stdio: 'pipe',
  }) as ChildProcessWithoutNullStreams
  child = began
  const stdout = collect(began.stdout)
  const stderr = collect(began.stderr)
  const ended = once(began, 'close').then(([code, signal]) => ({ code, signal }))
  const lines = () =>
    stdout()
      .split('\n')
      .filter((line) => line !== '')
  const until = async (count: number) => {
    const end = ended.then(() => Promise.reject(new Error(`the process ended: ${stderr()}`)))
    while (lines().length < count) await Promise.race([once(began.stdout, 'data'), end])
    end.catch(() => {})
    return lines().map((line) => JSON.parse(line))
  }
  return { input: began.stdin, ended, until, lines, stdout, stderr }
}

function collect(stream: Readable): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return () => text
}

const line = (message: unknown): string =>
  `${typeof message === 'string' ? message : JSON.stringify(message)}\n`
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 'i',
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '0' } },
}
const GROWTH = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }

describe.each(MODES)('MCP stdio client that opens as %o', (mode) => {
  it('receives the answer of the library for every worked example', async () => {
    const client = newClient(mode)
    await client.connect(new StdioClientTransport({ command: process.execPath, args: ARGS, cwd: ROOT }))
    const { tools } = await client.listTools()
    expect(tools.length).toBe(simulators.length + 4)
    for (const { contract } of simulators) {
      const { query, expect: figures } = contract.example
      const { structuredContent } = await client.callTool({ name: contract.name, arguments: { ...query } })
      expect((structuredContent as { data: object }).data).toMatchObject(figures)
    }
    const refused = await client.callTool({ name: 'cagr', arguments: { ...GROWTH, inflaton: 2 } })
    expect(errorsOf(refused)[0]?.message).toBe('inflaton is not a parameter of cagr; did you mean inflation?')
    await client.close()
  })
})

describe('MCP stdio process', () => {
  it('answers valid messages and ignores invalid lines', async () => {
    const { input, until, ended, stdout } = start()
    const noise = [
      '',
      'hello',
      '{',
      'null',
      '{"jsonrpc":"2.0"}',
      '\u0000',
      '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    ]
    for (const text of noise) input.write(line(text))
    input.write(line(INITIALIZE))
    for (const text of noise) input.write(line(text))
    input.write(line(callOf('cagr', GROWTH, 7)))
    const answers = await until(2)
    expect(answers.map(({ id }) => id)).toEqual(['i', 7])
    expect(answers[1].result.structuredContent.data.resume.cagr).toBe(12.1353)
    input.end()
    expect(await ended).toEqual({ code: 0, signal: null })
    for (const text of stdout().trimEnd().split('\n'))
      expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0' })
  })

  it('answers a batch with an error and the messages around it, however they are split', async () => {
    const { input, until } = start()
    const batch = line([callOf('cagr', GROWTH, 1), callOf('cagr', GROWTH, 2)])
    const bytes = Buffer.from(
      [line(INITIALIZE), batch, line(callOf('cagr', GROWTH, 3)), '  ', line('[]')].join(''),
    )
    for (let at = 0; at < bytes.length; at += 11) {
      input.write(bytes.subarray(at, at + 11))
      await new Promise(setImmediate)
    }
    const answers = await until(4)
    const refused = {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'Invalid Request: a line must hold one message, not a batch' },
    }
    expect(answers.filter(({ id }) => id === null)).toEqual([refused, refused])
    expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(['i', 3]))
  })

  it('answers a request whose explanation still loads when its input ends', async () => {
    const { input, ended, lines } = start()
    const question = callOf(
      'explication',
      { simulateur: 'cagr', figure: 'resume.cagr', parametres: GROWTH },
      9,
    )
    input.end(line(INITIALIZE) + line(question))
    expect(await ended).toEqual({ code: 0, signal: null })
    const answers = lines().map((text) => JSON.parse(text))
    expect(answers.map(({ id }) => id)).toEqual(['i', 9])
    expect(answers[1].result.isError ?? false).toBe(false)
  })

  it('reports an ignored line on stderr', async () => {
    const { input, ended, stderr } = start()
    input.end(line(INITIALIZE) + line('{"a":1}'))
    await ended
    expect(stderr()).toBe('denier: a line that is no message of the protocol was left out\n')
  })

  it('answers every message before the end of its input, then exits', async () => {
    const { input, ended, lines } = start()
    const messages = [INITIALIZE, ...Array.from({ length: 50 }, (_, id) => callOf('cagr', GROWTH, id))]
    input.end(messages.map(line).join(''))
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(lines().map((text) => JSON.parse(text).id)).toEqual([
      'i',
      ...Array.from({ length: 50 }, (_, id) => id),
    ])
  })

  it('exits at once when its input is empty', async () => {
    const { input, ended, stdout, stderr } = start()
    input.end()
    expect(await ended).toEqual({ code: 0, signal: null })
    expect([stdout(), stderr()]).toEqual(['', ''])
  })

  it('reads messages split in the middle of a character', async () => {
    const { input, until } = start()
    const bytes = Buffer.from(line(INITIALIZE) + line(callOf('cagr', { ...GROWTH, 'é€': 1 }, 2)))
    for (let at = 0; at < bytes.length; at += 7) {
      input.write(bytes.subarray(at, at + 7))
      await new Promise(setImmediate)
    }
    const [, refused] = await until(2)
    expect(refused.result.structuredContent.errors).toHaveLength(1)
  })

  it('exits when its output is closed', async () => {
    const { input, ended } = start()
    child?.stdout?.destroy()
    input.on('error', () => {})
    for (let index = 0; index < 200; index += 1) input.write(line({ ...INITIALIZE, id: index }))
    expect((await ended).signal).toBeNull()
  })
})
