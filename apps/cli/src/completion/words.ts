import type { Field, Language, Simulator } from '@denier/core'
import { anyDoor } from '../arguments/door.ts'
import { optionsOf } from '../arguments/question.ts'
import { isFlag } from '../arguments/words.ts'
import { serveOptions } from '../commands/serve-options.ts'
import { choicesOf } from '../help/describe.ts'
import { otherCommands } from '../help/general-help.ts'

/** A word to complete to, and what it means. */
export interface Word {
  readonly word: string
  readonly meaning: string
}

/** The words that may follow an option; a switch may also stand alone. */
export interface Values {
  readonly option: string
  readonly words: readonly Word[]
  readonly isSwitch: boolean
}

/** A command: its options, and the words that follow those of them that take a few. */
export interface Completed extends Word {
  readonly options: readonly Word[]
  readonly values: readonly Values[]
  /** The words that stand alone. */
  readonly operands: readonly Word[]
}

const shells = ['bash', 'zsh'].map((word) => ({ word, meaning: word }))

const commandsIn = (language: Language): Word[] =>
  Object.entries(otherCommands).map(([word, text]) => ({ word, meaning: text[language] }))

/** What may stand before any command. */
export const beforeCommands = (language: Language): Pick<Completed, 'options' | 'values'> => {
  const fields = anyDoor(language)
  return {
    options: [
      ...Object.entries(fields).map(([name, { label }]) => ({ word: `--${name}`, meaning: label[language] })),
      { word: '--version', meaning: 'denier --version' },
    ],
    values: valuesOf('lang', fields.lang, language),
  }
}

/** Everything that may be typed after `denier`. */
export function completed(simulators: readonly Simulator[], language: Language): Completed[] {
  const names = simulators.map(({ contract }) => ({ word: contract.name, meaning: contract.title[language] }))
  const command = (
    word: string,
    meaning: string,
    fields: Readonly<Record<string, Field>>,
    operands: Word[] = [],
  ) => ({
    word,
    meaning,
    operands,
    options: Object.entries(fields).map(([name, { label }]) => ({
      word: `--${name}`,
      meaning: label[language],
    })),
    values: Object.entries(fields).flatMap(([name, field]) => valuesOf(name, field, language)),
  })
  const others = Object.entries(otherCommands).map(([name, text]) => {
    const fields = { ...(name === 'serve' ? serveOptions : {}), ...anyDoor(language) }
    const operands = { completion: shells, help: [...names, ...commandsIn(language)] }[name]
    return command(name, text[language], fields, operands)
  })
  return [
    ...simulators.map((simulator) =>
      command(simulator.contract.name, simulator.contract.title[language], optionsOf(simulator, language)),
    ),
    ...others,
  ]
}

function valuesOf(name: string, field: Field, language: Language): Values[] {
  const words = choicesOf(field)
  if (!words) return []
  const meaningOf = (word: string) => field.choices?.[word]?.[language] ?? word
  const told = words.map((word) => ({ word, meaning: meaningOf(word) }))
  return [{ option: `--${name}`, words: told, isSwitch: isFlag(field) }]
}
