import { compileParser, type Language, type Params, type Problem } from '@denier/core'
import {
  type ArgumentProblem,
  missingValueProblems,
  repeatedProblem,
  unexpectedArgumentProblems,
} from '../arguments/argument-problem.ts'
import { parameterProblem } from '../arguments/parameter-problem.ts'
import { parseArguments } from '../arguments/parse-arguments.ts'
import { commonParameters } from '../arguments/presentation-parameters.ts'
import { type Exit, exits, type Io, widthOf } from '../io.ts'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { paintFor } from '../terminal/style.ts'

/**
 * A command with its arguments and its environment, as `run.ts` hands it to each file of `commands`. Used by
 * `other-commands.ts`, `run-simulator.ts`, `serve.ts`, `unknown-command.ts` and `run.ts`.
 */
export interface CommandLine {
  /** The first word: the name of a simulator or of another command; empty without one. */
  readonly command: string
  /** The words after it. */
  readonly args: readonly string[]
  readonly language: Language
  readonly io: Io
}

/**
 * Writes lines on standard output, and returns the exit of success. Used by `other-commands.ts` and `run.ts`.
 */
export function writeLines({ stdout }: Io, lines: readonly string[]): Exit {
  stdout.write(`${lines.join('\n')}\n`)
  return exits.answered
}

/** The width and the colours of standard output. Used by `other-commands.ts`. */
export const drawingOptions = (io: Io): DrawingOptions => ({
  width: widthOf(io),
  paint: paintFor(io.stdout, io.env),
})

/**
 * Writes every problem on standard error, with the command that shows the help, and returns the exit of a
 * refusal. Used by `batch.ts`, `other-commands.ts`, `run-simulator.ts`, `serve.ts` and `unknown-command.ts`.
 */
export async function reject(
  problems: readonly ArgumentProblem[],
  { io, language, help, options }: Pick<CommandLine, 'io' | 'language'> & { help: string; options: Params },
): Promise<Exit> {
  const { problemLines } = await import('../page/problem-lines.ts')
  const drawing = { width: widthOf(io), paint: paintFor(io.stderr, io.env) }
  io.stderr.write(`${problemLines(problems, options, help, language, drawing).join('\n')}\n`)
  return exits.refused
}

/**
 * Parses and validates the arguments of a command that is not a simulator. Used by `batch.ts`, `other-commands.ts`
 * and `serve.ts`.
 * @param settings.free names of options that their consumer validates: here they must only be given once.
 * @param settings.operands the number of words allowed besides options; they are first in
 * `parsed.unexpected`.
 * @returns the arguments, every problem (none when they are valid), and all options of the command.
 */
export function parseCommandLine(
  { command, args, language }: CommandLine,
  {
    options = {},
    free = [],
    operands = 0,
  }: { options?: Params; free?: readonly string[]; operands?: number },
) {
  const all: Params = { ...options, ...commonParameters(language) }
  const parsed = parseArguments(args, all)
  const validated = Object.fromEntries(Object.entries(all).filter(([name]) => !free.includes(name)))
  const query = new Map([...parsed.values].filter(([name]) => !free.includes(name)))
  const read = compileParser(command, validated).fromQuery(query)
  const extra = { ...parsed, unexpected: parsed.unexpected.slice(operands) }
  const missing = missingValueProblems(parsed)
  const isMissing = ({ field }: Problem) => parsed.withoutValue.has(field)
  const twice = free.filter((name) => (parsed.values.get(name)?.length ?? 0) > 1)
  const ofParameters = read.ok ? [] : read.problems.filter((problem) => !isMissing(problem))
  const problems: ArgumentProblem[] = [
    ...missing,
    ...twice.map(repeatedProblem),
    ...ofParameters.map((problem) => parameterProblem(problem, all)),
    ...unexpectedArgumentProblems(extra, Object.keys(all)),
  ]
  return { parsed, problems, options: all }
}
