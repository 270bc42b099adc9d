import { compileParser, type Language, type Params, type Problem } from '@denier/core'
import { anyDoor } from '../arguments/door.ts'
import { bareFaults, strayFaults } from '../arguments/faults.ts'
import { readWords } from '../arguments/words.ts'
import { type Exit, exits, type Io, widthOf } from '../io.ts'
import type { Easel } from '../terminal/strokes.ts'
import { paintFor } from '../terminal/style.ts'

/** A command line, once its command is known. */
export interface Line {
  readonly command: string
  readonly args: readonly string[]
  readonly language: Language
  readonly io: Io
}

/** Writes an answer. */
export function say({ stdout }: Io, lines: readonly string[]): Exit {
  stdout.write(`${lines.join('\n')}\n`)
  return exits.answered
}

/** Where an answer is drawn. */
export const easelOf = (io: Io): Easel => ({ width: widthOf(io), paint: paintFor(io.stdout, io.env) })

/** Tells every fault at once, and where the rest is told. */
export async function refuse(
  problems: readonly Problem[],
  { io, language, help, options }: Pick<Line, 'io' | 'language'> & { help: string; options: Params },
): Promise<Exit> {
  const { faultLines } = await import('../page/faults.ts')
  const easel = { width: widthOf(io), paint: paintFor(io.stderr, io.env) }
  io.stderr.write(`${faultLines(problems, options, help, language, easel).join('\n')}\n`)
  return exits.refused
}

/**
 * Takes apart the line of a command that is no simulator.
 * @param free options whose texts are judged by what they are handed to.
 * @param operands how many words stand alone.
 */
export function readLine(
  { command, args, language }: Line,
  {
    options = {},
    free = [],
    operands = 0,
  }: { options?: Params; free?: readonly string[]; operands?: number },
) {
  const all: Params = { ...options, ...anyDoor(language) }
  const words = readWords(args, all)
  const judged = Object.fromEntries(Object.entries(all).filter(([name]) => !free.includes(name)))
  const query = new Map([...words.texts].filter(([name]) => !free.includes(name)))
  const read = compileParser(command, judged).fromQuery(query)
  const extra = { ...words, strays: words.strays.slice(operands) }
  const bare = bareFaults(words)
  const isBare = ({ field }: Problem) => words.bare.has(field)
  const twice = free.filter((name) => (words.texts.get(name)?.length ?? 0) > 1)
  const problems: Problem[] = [
    ...bare,
    ...twice.map((field) => ({ field, message: `${field} must be given once`, code: 'repeated' as const })),
    ...(read.ok ? [] : read.problems.filter((problem) => !isBare(problem))),
    ...strayFaults(extra, Object.keys(all)),
  ]
  return { words, problems, options: all }
}
