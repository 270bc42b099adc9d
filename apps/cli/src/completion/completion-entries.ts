import type { Field, Language, Simulator } from '@denier/core'
import { isFlag } from '../arguments/parse-arguments.ts'
import { commonParameters } from '../arguments/presentation-parameters.ts'
import { optionsOf } from '../arguments/validate-arguments.ts'
import { choicesOf } from '../help/describe-field.ts'
import { optionsOfCommand, otherCommands } from '../help/general-help.ts'

/** A completion and its description. Used by `bash-script.ts`, `commands/other-commands.ts` and `zsh-script.ts`. */
export interface Word {
  /** What is typed: a command, `--option` or a value. */
  readonly word: string
  /** Its description in the language of the user. */
  readonly meaning: string
}

/** The values of an option. */
export interface Values {
  /** With its hyphens: `--lang`. */
  readonly option: string
  readonly words: readonly Word[]
  /** Whether it needs no value, so that anything may come after it. */
  readonly isSwitch: boolean
}

/** A command, its options, and the values of those that are choices. */
export interface CommandCompletion extends Word {
  readonly options: readonly Word[]
  readonly values: readonly Values[]
  /** Words that are not options. */
  readonly operands: readonly Word[]
}

const shells = ['bash', 'zsh'].map((word) => ({ word, meaning: word }))

/** The commands that are not simulators, with their descriptions. */
const commandsIn = (language: Language): Word[] =>
  Object.entries(otherCommands).map(([word, text]) => ({ word, meaning: text[language] }))

/** The options that may stand before any command. Used by `commands/other-commands.ts`. */
export const globalCompletion = (language: Language): Pick<CommandCompletion, 'options' | 'values'> => {
  const fields = commonParameters(language)
  return {
    options: [
      ...Object.entries(fields).map(([name, { label }]) => ({ word: `--${name}`, meaning: label[language] })),
      { word: '--version', meaning: 'denier --version' },
    ],
    values: valuesOf('lang', fields.lang, language),
  }
}

/**
 * The completions of every command. `bash-script.ts` and `zsh-script.ts` write them. Used by
 * `commands/other-commands.ts`.
 */
export function completionEntries(simulators: readonly Simulator[], language: Language): CommandCompletion[] {
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
    const fields = { ...optionsOfCommand(name), ...commonParameters(language) }
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

/** The values of an option, in a list of one; empty for an option that is no choice. */
function valuesOf(name: string, field: Field, language: Language): Values[] {
  const words = choicesOf(field)
  if (!words) return []
  const meaningOf = (word: string) => field.choices?.[word]?.[language] ?? word
  const choices = words.map((word) => ({ word, meaning: meaningOf(word) }))
  return [{ option: `--${name}`, words: choices, isSwitch: isFlag(field) }]
}
