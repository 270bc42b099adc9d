import type { Field, Params } from '@denier/core'
import { Command, Option } from 'commander'

/** What was typed, taken apart and judged by nobody yet. */
export interface Words {
  /** The texts of each option, by wire name, in order. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** Options that stand without the value they need. */
  readonly bare: ReadonlySet<string>
  /** What is neither an option nor its value. */
  readonly strays: readonly string[]
}

const OPTION = /^--[^=-][^=]*$/
/** No option is called so: after an option it is what was meant for it, a number below zero or an attempt at one. */
const NEGATIVE = /^-[\d.,]/
/** An option that we do not have: its name is judged with the parameters, and so is what stands after it. */
const UNKNOWN = /^--([\p{L}_][^=]*)(?:=(.*))?$/su

const BARE = Symbol('bare')

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
  const command = new Command().helpOption(false)
  for (const [name, field] of Object.entries(options)) {
    const given = (text: unknown) => (text === BARE ? bare.add(name) : take(name, String(text)))
    for (const spelling of spellingsOf(name)) {
      const option = new Option(`--${spelling} [value]`).argParser(given)
      command.addOption(option.preset(isFlag(field) ? 'true' : BARE))
    }
  }
  const { operands, unknown } = command.parseOptions(joined(args))
  const strays = [...operands]
  for (let at = 0; at < unknown.length; at += 1) {
    const word = unknown[at] ?? ''
    const [, name, text] = UNKNOWN.exec(word) ?? []
    if (name === undefined) {
      strays.push(word)
      continue
    }
    const next = unknown[at + 1]
    const isValue = text === undefined && next !== undefined && !next.startsWith('-')
    if (isValue) at += 1
    take(name, (isValue ? next : text) ?? '')
  }
  return { texts, bare, strays }
}

/** An option and a number below zero after it, as one word. */
function joined(args: readonly string[]): string[] {
  const words: string[] = []
  for (const word of args) {
    const last = words.at(-1)
    if (last !== undefined && OPTION.test(last) && NEGATIVE.test(word))
      words[words.length - 1] = `${last}=${word}`
    else words.push(word)
  }
  return words
}
