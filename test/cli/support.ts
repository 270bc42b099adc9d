/** Runs the command in the test process, with buffers in place of its outputs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { CivilDate } from '@denier/core'
import { run } from '../../apps/cli/src/index.ts'
import { textsOf } from '../support/queries.ts'

/** The time that the command is given. Used by `answers.test.ts` and `batch/lot.ts`. */
export const NOW = '2026-11-21T10:00:00.000Z'
/**
 * The day of that time. Used by `answers.test.ts`, `batch/figures.test.ts`, `batch/lot.ts` and
 * `test/day-refusals.test.ts`.
 */
export const TODAY = '2026-11-21' as CivilDate

/** Where the command runs: its variables, whether its outputs are a terminal, and the width of that. */
interface Circumstances {
  readonly env?: Readonly<Record<string, string>>
  readonly isTTY?: boolean
  /** Characters a line. */
  readonly columns?: number
}

/**
 * Runs one command in this process: its exit code, and what it wrote to its output and its errors. Used by
 * `answers.test.ts`, `completion.full.test.ts`, `completion.test.ts` and others in `cli` and `test`.
 */
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

/**
 * The arguments of the command that give the values of a query. Used by `answers.test.ts`, `drawing.test.ts`,
 * `faults.test.ts` and others in `cli`.
 */
export const typed = (query: object): string[] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => textsOf(value).flatMap((text) => [`--${name}`, text]))

/**
 * The text with each run of blanks and line breaks as one plain space. Used by `answers.test.ts`,
 * `drawing.test.ts`, `faults.test.ts` and others in `cli`.
 */
export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ')

/**
 * Width of a line in columns; accents and colours count for 0. Used by `drawing.test.ts` and
 * `layout.test.ts`.
 */
export const columnsOf = (line: string): number =>
  [...stripVTControlCharacters(line).normalize('NFC').replace(/\p{M}/gu, '')].length

/**
 * The built command. Used by `process.full.test.ts`, `batch/resume.full.test.ts` and
 * `examples/batch.full.test.ts`.
 */
export const MAIN = fileURLToPath(new URL('../../apps/cli/dist/bundle/main.js', import.meta.url))

/**
 * Runs a program to its end: the built command, unless another is named. Returns its exit code, and what it
 * wrote to its output and its errors. Used by `completion.full.test.ts` and `process.full.test.ts`.
 * @param input what it reads from its standard input.
 */
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
