import { nearest, type ProblemCode, type Text } from '@denier/core'
import { quoteName } from '@denier/prose'
import type { ParsedArguments } from './parse-arguments.ts'

/**
 * One invalid argument of a command line, with its message in both languages; `page/problem-lines.ts` prints it. Used
 * by `parameter-problem.ts`, `validate-arguments.ts`, `commands/command-line.ts`, `commands/other-commands.ts`,
 * `commands/unknown-command.ts` and `page/problem-lines.ts`.
 */
export interface ArgumentProblem {
  /** The name of an option, or the word as typed where it is none. */
  readonly field: string
  readonly code: ProblemCode
  readonly message: Text
}

/**
 * The problems of options that need a value and have none: no query string has these. Used by `validate-arguments.ts`
 * and `commands/command-line.ts`.
 */
export const missingValueProblems = ({ withoutValue }: ParsedArguments): ArgumentProblem[] =>
  [...withoutValue].map((field) => ({
    field,
    code: 'required',
    message: { fr: `${quoteName(field, 'fr')} attend une valeur.`, en: `${field} must be given a value` },
  }))

/** The problem of an option that is given twice. Used by `commands/command-line.ts`. */
export const repeatedProblem = (field: string): ArgumentProblem => ({
  field,
  code: 'repeated',
  message: { fr: `${quoteName(field, 'fr')} ne se donne qu’une fois.`, en: `${field} must be given once` },
})

/** The problem of the option `field`, which `other` excludes. Used by `validate-arguments.ts`. */
export const excludedProblem = (field: string, other: string): ArgumentProblem => ({
  field,
  code: 'inconsistent',
  message: {
    fr: `${quoteName(field, 'fr')} ne se donne pas avec ${quoteName(other, 'fr')}.`,
    en: `${field} must not be given with ${other}`,
  },
})

/**
 * The problem of the option `field`, which has no effect without `other`. Used by `validate-arguments.ts`.
 */
export const idleProblem = (field: string, other: string): ArgumentProblem => ({
  field,
  code: 'inconsistent',
  message: {
    fr: `${quoteName(field, 'fr')} ne se donne pas sans ${quoteName(other, 'fr')}.`,
    en: `${field} must not be given without ${other}`,
  },
})

/**
 * The problems of words that are neither an option nor a value. Used by `validate-arguments.ts` and
 * `commands/command-line.ts`.
 * @param names the options to suggest.
 */
export const unexpectedArgumentProblems = (
  { unexpected }: ParsedArguments,
  names: readonly string[],
): ArgumentProblem[] =>
  unexpected.map((word) => ({ field: word, code: 'unknown', message: unexpectedMessage(word, names) }))

function unexpectedMessage(word: string, names: readonly string[]): Text {
  if (!word.startsWith('-')) {
    const shown = visible(word)
    return {
      fr: `${shown} n’est pas à sa place\u00a0: une valeur suit son option, en un seul mot.`,
      en: `${shown} is out of place; a value follows its option, in one word`,
    }
  }
  const name = word.replace(/^-+/, '').split('=')[0] ?? ''
  const [near] = nearest(name, names)
  // After `--`, a known option counts as a word: `nearest` then gives the very name, with underscores.
  if (word.startsWith('--') && near === name.replaceAll('-', '_'))
    return {
      fr: `${word} n’est pas une option après --, qui y met fin.`,
      en: `${word} is not an option after --, which ends them`,
    }
  return {
    fr: `${word} n’est pas une option${near ? `\u00a0; vouliez-vous dire --${near}\u00a0?` : '.'}`,
    en: `${word} is not an option${near ? `; did you mean --${near}?` : ''}`,
  }
}

/** The word as a message shows it: blank words are quoted, to be seen. */
const visible = (word: string): string => (word.trim() === '' ? JSON.stringify(word) : word)
