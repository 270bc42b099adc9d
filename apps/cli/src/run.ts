import { type Language, languages } from '@denier/core'
import { type CommandLine, writeLines } from './commands/command-line.ts'
import { runSimulator } from './commands/run-simulator.ts'
import type { Exit, Io } from './io.ts'
import { languageOf } from './language.ts'
import { simulatorNamed } from './simulator-named.ts'

// The spellings of the options that this file reads itself.
const HELP = ['-h', '--help', '--help=true', '--aide']
const VERSION = ['-V', '--version']
const LANG = '--lang'

/**
 * Runs one command line and returns the exit code: 0 an answer, 1 a failure, 2 an invalid command line, 3 a
 * batch with rows that were refused. It reads and writes only through `io`. Called by `main.ts`, and by
 * tests.
 * @param words those after the name of the program.
 * @example await run(['--version'], io) // writes denier and its version, gives 0
 */
export async function run(words: readonly string[], io: Io): Promise<Exit> {
  // A simulator's command starts fast: what only others need is imported when they run.
  const { before, command, after } = split(words)
  const args = [...before, ...after]
  const line: CommandLine = { command, args, language: languageIn(args) ?? languageOf(io.env), io }
  if (before.some((word) => VERSION.includes(word))) {
    const { version } = await import('./commands/version.ts')
    return writeLines(io, [`denier ${version()}`])
  }
  const wantsHelp = args.some((word) => HELP.includes(word))
  const simulator = wantsHelp ? undefined : await simulatorNamed(command)
  if (simulator) return runSimulator(simulator, line)
  const { showHelp, runOtherCommand } = await import('./commands/other-commands.ts')
  return wantsHelp ? showHelp(line) : runOtherCommand(line)
}

/** The command, the first word that is not an option, and the words before and after it. */
function split(words: readonly string[]) {
  let at = 0
  while (words[at]?.startsWith('-')) at += words[at] === LANG ? 2 : 1
  return { before: words.slice(0, at), command: words[at] ?? '', after: words.slice(at + 1) }
}

/** The value of `--lang`, also when other arguments are invalid; undefined without a valid one. */
function languageIn(args: readonly string[]): Language | undefined {
  const at = args.findIndex((word) => word === LANG || word.startsWith(`${LANG}=`))
  const text = args[at]?.includes('=') ? args[at]?.slice(LANG.length + 1) : args[at + 1]
  return at < 0 ? undefined : languages.find((language) => language === text)
}
