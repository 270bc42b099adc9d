import type { ArgumentProblem } from '../arguments/argument-problem.ts'
import { bashScript } from '../completion/bash-script.ts'
import { completionEntries, globalCompletion } from '../completion/completion-entries.ts'
import { zshScript } from '../completion/zsh-script.ts'
import { commandHelp, generalHelp, listLines, type otherCommands } from '../help/general-help.ts'
import { simulatorHelp } from '../help/simulator-help.ts'
import { type Exit, exits } from '../io.ts'
import { simulatorNamed } from '../simulator-named.ts'
import { type CommandLine, drawingOptions, parseCommandLine, reject, writeLines } from './command-line.ts'
import { mcpOptions } from './mcp-options.ts'
import { serveCommand } from './serve.ts'

/** What writes the completion script of each shell. */
const shells = { bash: bashScript, zsh: zshScript } as const

const unknownShell: ArgumentProblem = {
  field: 'completion',
  code: 'not_a_choice',
  message: {
    fr: `Après completion, il faut l’un de ces noms\u00a0: ${Object.keys(shells).join(', ')}.`,
    en: `completion must be one of ${Object.keys(shells).join(', ')}`,
  },
}

/** The commands that are not simulators. */
const others: Readonly<Record<keyof typeof otherCommands, (line: CommandLine) => Exit | Promise<Exit>>> = {
  liste: async (line) => {
    const { problems, options } = parseCommandLine(line, {})
    if (problems.length > 0) return reject(problems, { ...line, options, help: 'denier --help' })
    return writeLines(line.io, listLines(await allSimulators(), line.language, drawingOptions(line.io)))
  },
  lot: async (line) => (await import('./batch.ts')).batchCommand(line),
  serve: serveCommand,
  mcp: async (line) => {
    const { parsed, problems, options } = parseCommandLine(line, { options: mcpOptions })
    if (problems.length > 0) return reject(problems, { ...line, options, help: 'denier mcp --help' })
    const { serveStdio } = await import('@denier/mcp/stdio')
    const [outils] = parsed.values.get('outils') ?? []
    await serveStdio({ language: line.language, set: outils === 'tous' ? outils : 'essentiels' })
    return exits.answered
  },
  completion: async (line) => {
    const { parsed, problems, options } = parseCommandLine(line, { operands: 1 })
    const [shell = ''] = parsed.unexpected
    const script = Object.hasOwn(shells, shell) ? shells[shell as keyof typeof shells] : undefined
    if (!script || problems.length > 0)
      return reject([...(script ? [] : [unknownShell]), ...problems], {
        ...line,
        options,
        help: 'denier --help',
      })
    return writeLines(line.io, [
      script(
        completionEntries(await allSimulators(), line.language),
        globalCompletion(line.language),
      ).trimEnd(),
    ])
  },
  help: async (line) => {
    const { parsed, problems, options } = parseCommandLine(line, { operands: 1 })
    if (problems.length > 0) return reject(problems, { ...line, options, help: 'denier --help' })
    const [name] = parsed.unexpected
    return name === undefined ? help(line) : helpOf(name, line)
  },
}

/** Shows the help of the command, or the general help. Used by `run.ts`. */
export const showHelp = (line: CommandLine): Exit | Promise<Exit> =>
  line.command === '' ? help(line) : helpOf(line.command, line)

/** Runs a command that is not a simulator, for `run.ts`. */
export function runOtherCommand(line: CommandLine): Exit | Promise<Exit> {
  const { command } = line
  if (Object.hasOwn(others, command)) return others[command as keyof typeof others](line)
  return command === '' ? runWithoutCommand(line) : rejectUnknown(command, line)
}

/** Without a command: the general help, or the problems of the options. */
function runWithoutCommand(line: CommandLine): Exit | Promise<Exit> {
  const { problems, options } = parseCommandLine({ ...line, command: 'denier' }, {})
  return problems.length > 0 ? reject(problems, { ...line, options, help: 'denier --help' }) : help(line)
}

const help = async ({ io, language }: CommandLine): Promise<Exit> =>
  writeLines(io, generalHelp(await allSimulators(), language, drawingOptions(io)))

/** The help of a command; an unknown name is refused. */
async function helpOf(name: string, line: CommandLine): Promise<Exit> {
  const simulator = await simulatorNamed(name)
  if (simulator) return writeLines(line.io, simulatorHelp(simulator, line.language, drawingOptions(line.io)))
  if (!Object.hasOwn(others, name)) return rejectUnknown(name, line)
  return writeLines(line.io, commandHelp(name as keyof typeof others, line.language, drawingOptions(line.io)))
}

/** Refuses the name of no command. */
const rejectUnknown = async (name: string, line: CommandLine): Promise<Exit> =>
  (await import('./unknown-command.ts')).rejectUnknownCommand(name, line)

/** Every simulator: the commands that list none start without them. */
const allSimulators = async () => (await import('../all-simulators.ts')).simulators
