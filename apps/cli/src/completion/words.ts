import type { Field, Language, Simulator } from '@denier/core'
import { anyDoor } from '../arguments/door.ts'
import { optionsOf } from '../arguments/question.ts'
import { serveOptions } from '../commands/serve-options.ts'
import { choicesOf } from '../help/describe.ts'
import { otherCommands } from '../help/general-help.ts'

/** A word to complete to, and what it means. */
export interface Word {
  readonly word: string
  readonly meaning: string
}

/** A command: its options, and the words that follow those of them that take a few. */
export interface Completed extends Word {
  readonly options: readonly Word[]
  readonly values: readonly { readonly option: string; readonly words: readonly Word[] }[]
  /** The words that stand alone. */
  readonly operands: readonly Word[]
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
    const shells = ['bash', 'zsh'].map((word) => ({ word, meaning: word }))
    return command(
      name,
      text[language],
      fields,
      name === 'completion' ? shells : name === 'help' ? names : [],
    )
  })
  return [
    ...simulators.map((simulator) =>
      command(simulator.contract.name, simulator.contract.title[language], optionsOf(simulator, language)),
    ),
    ...others,
  ]
}

function valuesOf(name: string, field: Field, language: Language) {
  const words = choicesOf(field)
  if (!words) return []
  const meaningOf = (word: string) => field.choices?.[word]?.[language] ?? word
  return [{ option: `--${name}`, words: words.map((word) => ({ word, meaning: meaningOf(word) })) }]
}
