import { nearest, type Problem } from '@denier/core'
import type { Words } from './words.ts'

/** The faults that only a command line has: no address can hold them. */
export const bareFaults = ({ bare }: Words): Problem[] =>
  [...bare].map((field) => ({ field, message: `${field} must be given a value`, code: 'required' }))

/** @param names the options that a mistyped one may have meant. */
export const strayFaults = ({ strays }: Words, names: readonly string[]): Problem[] =>
  strays.map((word) => ({ field: word, message: strayMessage(word, names), code: 'unknown' }))

function strayMessage(word: string, names: readonly string[]): string {
  if (!word.startsWith('-')) return `${word} is out of place; a value follows its option, in one word`
  const [near] = nearest(word.replace(/^-+/, '').split('=')[0] ?? '', names)
  return `${word} is not an option${near ? `; did you mean --${near}?` : ''}`
}
