import { catalogue, type Language, languages, type Simulator } from '@denier/core'
import { ask } from './commands/ask.ts'
import { type Line, say } from './commands/line.ts'
import type { Exit, Io } from './io.ts'
import { languageOf } from './language.ts'
import { version } from './version.ts'

const simulators: readonly Simulator[] = catalogue

const HELP = ['-h', '--help', '--help=true', '--aide']
const VERSION = ['-V', '--version']
const LANG = '--lang'

/**
 * Runs one command line, and gives what the process is to end with: 0 an answer, 1 a failure, 2 a question to correct.
 * It touches nothing but what it is given.
 * @example await run(['--version'], io) // writes denier and its version, gives 0
 */
export async function run(words: readonly string[], io: Io): Promise<Exit> {
  const { before, command, after } = split(words)
  const args = [...before, ...after]
  const line: Line = { command, args, language: languageIn(args) ?? languageOf(io.env), io }
  if (before.some((word) => VERSION.includes(word))) return say(io, [`denier ${version()}`])
  const wantsHelp = args.some((word) => HELP.includes(word))
  const simulator = simulators.find(({ contract }) => contract.name === command)
  if (simulator && !wantsHelp) return ask(simulator, line)
  const { helped, otherCommand } = await import('./commands/others.ts') // what a simulator needs not wait for
  return wantsHelp ? helped(line) : otherCommand(line)
}

/** The command is the first word that is no option; what stands before it counts as if it stood after. */
function split(words: readonly string[]) {
  let at = 0
  while (words[at]?.startsWith('-')) at += words[at] === LANG ? 2 : 1
  return { before: words.slice(0, at), command: words[at] ?? '', after: words.slice(at + 1) }
}

/** The language that the line asks for, also when something else is wrong with it. */
function languageIn(args: readonly string[]): Language | undefined {
  const at = args.findIndex((word) => word === LANG || word.startsWith(`${LANG}=`))
  const text = args[at]?.includes('=') ? args[at]?.slice(LANG.length + 1) : args[at + 1]
  return at < 0 ? undefined : languages.find((language) => language === text)
}
