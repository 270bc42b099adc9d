/**
 * Runs the commands that pages show after a `$`, so that tests compare their output with what is shown. Used
 * by `docs/guides.full.test.ts`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './blocks.ts'
import { root } from './lock.ts'

/** A command that a page shows. */
export interface ShownCommand {
  readonly command: string
  /** The lines shown below it, each with its newline; an empty text where there are none. */
  readonly output: string
}

/** The commands of a block, in their order. @throws Error where the block does not begin with a command. */
export function commandsOf({ page, index, code }: Block): readonly ShownCommand[] {
  const commands: { command: string; output: string }[] = []
  let isContinued = false
  for (const line of code.split('\n')) {
    const last = commands.at(-1)
    if (line.startsWith('$ ')) commands.push({ command: line.slice(2), output: '' })
    else if (!last) throw new Error(`${page}, block ${index} does not begin with a command`)
    else if (isContinued) last.command += `\n${line}`
    else if (line.startsWith('> ') && last.output === '') last.command += `\n${line.slice(2)}`
    else last.output += `${line}\n`
    isContinued = line.endsWith('\\') && (isContinued || line.startsWith('$ '))
  }
  return commands
}

/** An output without the blank lines around it and the blanks at the end of its lines. */
export const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t\r]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd()

/**
 * The pattern that an output must match: as shown, where `…` stands for the rest of a line, or alone for
 * lines that are left out.
 */
export function patternOf(output: string): RegExp {
  const lines = tidied(output)
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:\\n[^]*)?' : `\\n${line.split('…').map(literal).join('.*')}`))
  return new RegExp(`^${lines.join('').replace('\\n', '')}$`, 'u')
}

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Folders that stand for a clone of the repository and a home, in which commands may write. */
export interface Clone {
  readonly folder: string
  readonly home: string
  readonly env: Readonly<Record<string, string>>
}

/** The folders of the repository that a clone has, as links. */
const HELD = ['apps', 'examples', 'node_modules', 'packages']

/**
 * Makes a clone.
 * @param folder where to make it.
 * @param env environment variables of its commands, in addition to PATH and HOME.
 */
export function cloneIn(folder: string, env: Readonly<Record<string, string>> = {}): Clone {
  const [clone, home, bin] = ['clone', 'home', 'bin'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [clone, home, bin]) mkdirSync(path, { recursive: true })
  for (const name of HELD) symlinkSync(join(root, name), join(clone, name))
  // As npx would: what is installed in the clone, without the seconds that npm takes to find it.
  const found = 'name=$1; shift; exec "./node_modules/.bin/$name" "$@"'
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\n${found}\n`)
  chmodSync(join(bin, 'npx'), 0o755)
  return { folder: clone, home, env: { PATH: `${bin}:${process.env.PATH}`, HOME: home, ...env } }
}

/**
 * Runs a script of bash in a clone. `output` gives what it has written so far, errors included; `ended`
 * resolves to its exit code.
 */
export function shell({ folder, env }: Clone, script: string) {
  const child = spawn('bash', ['--norc', '-c', `exec 2>&1\n${script}`], { cwd: folder, env, stdio: 'pipe' })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

/** Printed between the outputs of two commands. */
const MARK = '\u001e'

/**
 * The output of each command of a block; one shell runs them in turn, so `$?` is the exit code of the one
 * before.
 */
export async function written(clone: Clone, commands: readonly ShownCommand[]): Promise<readonly string[]> {
  const between = `\nstatus=$?; printf '${MARK}'; (exit $status)\n`
  const { child, output, ended } = shell(
    clone,
    commands.map(({ command }) => `{ ${command}\n}`).join(between),
  )
  child.stdin.end()
  await ended
  return output().split(MARK)
}
