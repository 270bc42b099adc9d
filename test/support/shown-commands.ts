/** Runs the commands that pages show after a `$`, so that tests compare their output with what is shown. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './blocks.ts'
import { root } from './lock.ts'

export interface ShownCommand {
  readonly command: string
  /** What stands below it; nothing where nothing is written. */
  readonly output: string
}

/** A block without a command shows nothing that could be run. */
export function commandsOf({ page, index, code }: Block): readonly ShownCommand[] {
  const commands: { command: string; output: string }[] = []
  let isOpen = false
  for (const line of code.split('\n')) {
    const last = commands.at(-1)
    if (line.startsWith('$ ')) commands.push({ command: line.slice(2), output: '' })
    else if (!last) throw new Error(`${page}, block ${index} does not begin with a command`)
    else if (isOpen) last.command += `\n${line}`
    else if (line.startsWith('> ') && last.output === '') last.command += `\n${line.slice(2)}`
    else last.output += `${line}\n`
    isOpen = line.endsWith('\\') && (isOpen || line.startsWith('$ '))
  }
  return commands
}

/** An output without the blank lines around it and the blanks at the end of a line. */
export const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t\r]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd()

/** What an output must be: as shown, where `…` stands for the rest of a line, or alone for lines that are left out. */
export function patternOf(output: string): RegExp {
  const lines = tidied(output)
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:\\n[^]*)?' : `\\n${line.split('…').map(literal).join('.*')}`))
  return new RegExp(`^${lines.join('').replace('\\n', '')}$`, 'u')
}

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A clone as a command sees it, in which it may write, and a home of its own. */
export interface Clone {
  readonly folder: string
  readonly home: string
  readonly env: Readonly<Record<string, string>>
}

/** What a command may find in a clone. */
const HELD = ['apps', 'examples', 'node_modules', 'packages']

/**
 * @param folder where to make it.
 * @param env what the command finds besides: its language, where it listens.
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

/** Starts a shell in a clone; both its outputs are one, as on a terminal. */
export function shell({ folder, env }: Clone, script: string) {
  const child = spawn('bash', ['--norc', '-c', `exec 2>&1\n${script}`], { cwd: folder, env, stdio: 'pipe' })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, said: () => said, ended }
}

/** Between one command and the next. */
const MARK = '\u001e'

/** What each command of a block writes, one after another in one shell: `$?` is the code of the one before. */
export async function written(clone: Clone, commands: readonly ShownCommand[]): Promise<readonly string[]> {
  const between = `\nstatus=$?; printf '${MARK}'; (exit $status)\n`
  const { child, said, ended } = shell(clone, commands.map(({ command }) => `{ ${command}\n}`).join(between))
  child.stdin.end()
  await ended
  return said().split(MARK)
}
