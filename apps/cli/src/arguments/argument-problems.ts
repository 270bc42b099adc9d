import { nearest, type Problem } from '@denier/core'
import type { ParsedArguments } from './parse-arguments.ts'

/** The problems of options that need a value and have none: no query string has these. */
export const missingValueProblems = ({ withoutValue }: ParsedArguments): Problem[] =>
  [...withoutValue].map((field) => ({ field, message: `${field} must be given a value`, code: 'required' }))

/** The problems of words that are neither an option nor a value. @param names the options to suggest. */
export const unexpectedArgumentProblems = (
  { unexpected }: ParsedArguments,
  names: readonly string[],
): Problem[] =>
  unexpected.map((word) => ({ field: word, message: unexpectedMessage(word, names), code: 'unknown' }))

function unexpectedMessage(word: string, names: readonly string[]): string {
  if (!word.startsWith('-'))
    return `${visible(word)} is out of place; a value follows its option, in one word`
  const name = word.replace(/^-+/, '').split('=')[0] ?? ''
  const [near] = nearest(name, names)
  if (word.startsWith('--') && near === name.replaceAll('-', '_'))
    return `${word} is not an option after --, which ends them`
  return `${word} is not an option${near ? `; did you mean --${near}?` : ''}`
}

/** Blank words are quoted, to be seen. */
const visible = (word: string): string => (word.trim() === '' ? JSON.stringify(word) : word)
