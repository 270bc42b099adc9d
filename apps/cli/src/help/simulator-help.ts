import type { Field, Language, Params, Simulator } from '@denier/core'
import { colon } from '@denier/prose'
import { presentationParameters } from '../arguments/presentation-parameters.ts'
import { analysisOptions, optionsOf } from '../arguments/validate-arguments.ts'
import { translate } from '../messages.ts'
import { apart, headline } from '../page/sheet.ts'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { paragraph } from '../terminal/text.ts'
import { optionList, switchList } from './option-list.ts'

/** The help of a simulator's command, generated from its contract. Used by `commands/other-commands.ts`. */
export function simulatorHelp(simulator: Simulator, language: Language, drawing: DrawingOptions): string[] {
  const { title, purpose, params } = simulator.contract
  const { width, paint } = drawing
  const section = (name: string, options: Params): string[] =>
    Object.keys(options).length === 0 ? [] : [paint('bold', name), ...optionList(options, language, drawing)]
  return apart(
    headline(title[language], drawing),
    paragraph(purpose[language], width),
    [paint('bold', translate('example', language)), ...commandLines(exampleOf(simulator), width)],
    section(translate('required', language), filtered(params, isRequired)),
    section(
      translate('optional', language),
      filtered(params, (field) => !isRequired(field)),
    ),
    section(translate('analyses', language), analysesOf(simulator, language)),
    [
      paint('bold', translate('output', language)),
      ...switchList(presentationParameters(language), language, drawing),
    ],
    [...paragraph(translate('numbers', language), width), ...exitLines(language, width)],
  )
}

/** Whether an option must be given. */
const isRequired = (field: Field): boolean => field.default === undefined && !field.optional

/** The parameters that `keep` accepts. */
const filtered = (params: Params, keep: (field: Field) => boolean): Params =>
  Object.fromEntries(Object.entries(params).filter(([, field]) => keep(field)))

/**
 * The options of analyses. The choices of `cible`, the names of figures, are listed once: other options have
 * their choices left out.
 */
function analysesOf(simulator: Simulator, language: Language): Params {
  const own = analysisOptions(simulator)
  const known = { ...simulator.contract.params, ...presentationParameters(language) }
  const all = Object.entries(optionsOf(simulator, language)).filter(([name]) => !Object.hasOwn(known, name))
  const isListed = (name: string) => name === 'cible' && own[name] !== undefined
  return Object.fromEntries(all.map(([name, field]) => [name, isListed(name) ? field : unlisted(field)]))
}

/** A choice without the list of its values; any other field as it is. */
const unlisted = ({ choices, ...field }: Field): Field =>
  choices ? { ...field, kind: 'choice', choices: {} } : field

/** The worked example of the contract as a command. Used by `general-help.ts`. */
export const exampleOf = ({ contract: { name, example } }: Simulator): string =>
  ['denier', name, ...Object.entries(example.query).map(([option, value]) => `--${option} ${value}`)].join(
    ' ',
  )

/**
 * A command broken into lines that end with a backslash, so that it can be copied. Used by `general-help.ts`.
 */
export function commandLines(command: string, width: number): string[] {
  const words = command.split(/ (?=--)/)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `  ${last} ${word} \\`.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(lines.length > 0 ? `  ${word}` : word)
  }
  return lines.map((line, at) => `  ${line}${at < lines.length - 1 ? ' \\' : ''}`)
}

/** The exit codes, for a help page. Used by `general-help.ts`. */
export const exitLines = (language: Language, width: number): string[] =>
  paragraph(`${translate('exits', language)}${colon(language)}${translate('exitCodes', language)}`, width)
