import { nearest, type Problem } from '@denier/core'
import type { Words } from './words.ts'

/** The faults that only a command line has: no address can hold them. */
export const bareFaults = ({ bare }: Words): Problem[] =>
  [...bare].map((field) => ({ field, message: `${field} must be given a value`, code: 'required' }))

/** @param names the options that a mistyped one may have meant. */
export const strayFaults = ({ strays }: Words, names: readonly string[]): Problem[] =>
  strays.map((word) => ({ field: word, message: strayMessage(word, names), code: 'unknown' }))

function strayMessage(word: string, names: readonly string[]): string {
  if (!word.startsWith('-')) return `${shown(word)} is out of place; a value follows its option, in one word`
  const name = word.replace(/^-+/, '').split('=')[0] ?? ''
  const [near] = nearest(name, names)
  if (word.startsWith('--') && near === name.replaceAll('-', '_'))
    return `${word} is not an option after --, which ends them`
  return `${word} is not an option${near ? `; did you mean --${near}?` : ''}`
}

/** What would not be seen stands between quotes. */
const shown = (word: string): string => (word.trim() === '' ? JSON.stringify(word) : word)
