/** Runs the command in the test process, with buffers in place of its outputs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { CivilDate } from '@denier/core'
import { run } from '../../apps/cli/src/index.ts'
import { textsOf } from '../support/queries.ts'

export const NOW = '2026-11-21T10:00:00.000Z'
export const TODAY = '2026-11-21' as CivilDate

interface Circumstances {
  readonly env?: Readonly<Record<string, string>>
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Runs one command in this process and returns its output. */
export async function denier(
  args: readonly string[],
  { env = {}, isTTY = false, columns }: Circumstances = {},
) {
  const written = { out: '', err: '' }
  const sink = (name: keyof typeof written) => ({
    isTTY,
    write: (text: string) => {
      written[name] += text
    },
  })
  const code = await run(args, {
    stdout: sink('out'),
    stderr: sink('err'),
    env,
    columns,
    now: () => NOW,
    today: () => TODAY,
  })
  return { code, ...written }
}

/** The options equivalent to a query. */
export const typed = (query: object): string[] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => textsOf(value).flatMap((text) => [`--${name}`, text]))

/** The text without line breaks, with every blank as a plain space. */
export const unbroken = (text: string): string => text.replace(/\s+/g, ' ')

/** Width of a line in columns; accents and colours count for 0. */
export const columnsOf = (line: string): number =>
  [...stripVTControlCharacters(line).normalize('NFC').replace(/\p{M}/gu, '')].length

export const MAIN = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url))

/** Runs a program to its end: the built command, unless another is named. */
export async function spawned(
  args: readonly string[],
  {
    command = process.execPath,
    env = {},
    input = '',
  }: { command?: string; env?: Record<string, string>; input?: string } = {},
) {
  const all = command === process.execPath ? [MAIN, ...args] : args
  const child = spawn(command, all, { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' })
  const written = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    written.out += part
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    written.err += part
  })
  child.stdin.on('error', () => undefined).end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...written }
}
