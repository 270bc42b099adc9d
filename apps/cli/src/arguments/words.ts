import type { Field, Params } from '@denier/core'

/** What was typed, taken apart and judged by nobody yet. */
export interface Words {
  /** The texts of each option, by wire name, in order. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** Options that stand without the value they need. */
  readonly bare: ReadonlySet<string>
  /** What is neither an option nor its value. */
  readonly strays: readonly string[]
}

/** `--name` or `--name=value`. */
const OPTION = /^--([^=]+)(?:=(.*))?$/s
/** An option that the command does not have is still read with its value, so that its name is judged as a parameter. */
const PARAMETER_NAME = /^[\p{L}_]/u
/** No option is called so: after an option it is a number below zero, or an attempt at one. */
const NEGATIVE = /^-[\d.,]/

/** The ways to write an option: as on the wire, or with the hyphens that a command line is used to. */
export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([name, name.replaceAll('_', '-')]),
]

export const isFlag = ({ kind }: Field): boolean => kind === 'flag'

/**
 * Takes a command line apart. Every value stays the text that was typed: what it is worth is judged by the reader of
 * the contract, as on every other door. An option for yes or no needs no value.
 * @example readWords(['--taux', '-5'], contract.params).texts // Map { 'taux' → ['-5'] }
 */
export function readWords(args: readonly string[], options: Params): Words {
  const texts = new Map<string, string[]>()
  const bare = new Set<string>()
  const take = (name: string, text: string) => {
    const known = texts.get(name)
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  const nameOf = new Map(
    Object.keys(options).flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name])),
  )
  const strays: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '--') {
      strays.push(...args.slice(at + 1))
      break
    }
    const [, spelling = '', attached] = OPTION.exec(word) ?? []
    const name = nameOf.get(spelling)
    if (name === undefined && !PARAMETER_NAME.test(spelling)) {
      strays.push(word)
      continue
    }
    const next = args[at + 1]
    const isValue = attached === undefined && next !== undefined && canBeValue(next)
    if (isValue) at += 1
    const text = isValue ? next : attached
    const field = name === undefined ? undefined : options[name]
    if (text === undefined && field && !isFlag(field)) bare.add(name ?? spelling)
    else take(name ?? spelling, text ?? (field ? 'true' : ''))
  }
  return { texts, bare, strays }
}

const canBeValue = (word: string): boolean => !word.startsWith('-') || word === '-' || NEGATIVE.test(word)
