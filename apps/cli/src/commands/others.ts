import { catalogue, type Problem } from '@denier/core'
import { bashScript } from '../completion/bash.ts'
import { beforeCommands, completed } from '../completion/words.ts'
import { zshScript } from '../completion/zsh.ts'
import { commandHelp, generalHelp, listLines, type otherCommands } from '../help/general-help.ts'
import { simulatorHelp } from '../help/simulator-help.ts'
import { type Exit, exits } from '../io.ts'
import { easelOf, type Line, readLine, refuse, say } from './line.ts'
import { serveCommand } from './serve.ts'
import { unknownCommand } from './unknown.ts'

const shells = { bash: bashScript, zsh: zshScript } as const

/** The commands that are no simulator. */
const others: Readonly<Record<keyof typeof otherCommands, (line: Line) => Exit | Promise<Exit>>> = {
  liste: (line) => {
    const { problems, options } = readLine(line, {})
    if (problems.length > 0) return refuse(problems, { ...line, options, help: 'denier --help' })
    return say(line.io, listLines(catalogue, line.language, easelOf(line.io)))
  },
  serve: (line) => serveCommand(catalogue, line),
  mcp: async (line) => {
    const { problems, options } = readLine(line, {})
    if (problems.length > 0) return refuse(problems, { ...line, options, help: 'denier --help' })
    const { serveStdio } = await import('@denier/mcp/stdio')
    await serveStdio({ language: line.language })
    return exits.answered
  },
  completion: (line) => {
    const { words, problems, options } = readLine(line, { operands: 1 })
    const [shell = ''] = words.strays
    const script = Object.hasOwn(shells, shell) ? shells[shell as keyof typeof shells] : undefined
    const message = `completion must be one of ${Object.keys(shells).join(', ')}`
    const faults: Problem[] = script ? [] : [{ field: 'completion', message, code: 'not_a_choice' }]
    if (!script || problems.length > 0)
      return refuse([...faults, ...problems], { ...line, options, help: 'denier --help' })
    return say(line.io, [
      script(completed(catalogue, line.language), beforeCommands(line.language)).trimEnd(),
    ])
  },
  help: (line) => {
    const { words, problems, options } = readLine(line, { operands: 1 })
    if (problems.length > 0) return refuse(problems, { ...line, options, help: 'denier --help' })
    const [name] = words.strays
    return name === undefined ? help(line) : (helpOf(name, line) ?? unknownCommand(name, line))
  },
}

/** The help that a line asks for: of its command, or of all. */
export const helped = (line: Line): Exit | Promise<Exit> =>
  line.command === '' ? help(line) : (helpOf(line.command, line) ?? unknownCommand(line.command, line))

/** Runs a command that is no simulator. */
export function otherCommand(line: Line): Exit | Promise<Exit> {
  const { command } = line
  if (Object.hasOwn(others, command)) return others[command as keyof typeof others](line)
  return command === '' ? alone(line) : unknownCommand(command, line)
}

/** No command: the help, unless there is something that it does not answer. */
function alone(line: Line): Exit | Promise<Exit> {
  const { problems, options } = readLine({ ...line, command: 'denier' }, {})
  return problems.length > 0 ? refuse(problems, { ...line, options, help: 'denier --help' }) : help(line)
}

const help = ({ io, language }: Line): Exit => say(io, generalHelp(catalogue, language, easelOf(io)))

/** The help of a command; `undefined` where there is none of that name. */
function helpOf(name: string, line: Line): Exit | undefined {
  const simulator = catalogue.find(({ contract }) => contract.name === name)
  if (simulator) return say(line.io, simulatorHelp(simulator, line.language, easelOf(line.io)))
  if (!Object.hasOwn(others, name)) return undefined
  return say(line.io, commandHelp(name as keyof typeof others, line.language, easelOf(line.io)))
}
