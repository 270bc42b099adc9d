import type { Field, Language, Params, Simulator } from '@denier/core'
import { colon } from '@denier/prose'
import { door } from '../arguments/door.ts'
import { inquiryOptions, optionsOf } from '../arguments/question.ts'
import { apart, headline } from '../page/sheet.ts'
import type { Easel } from '../terminal/strokes.ts'
import { paragraph } from '../terminal/text.ts'
import { say } from '../words.ts'
import { optionList, switchList } from './option-list.ts'

/** All that the command of a simulator takes: generated, so that it is never out of date. */
export function simulatorHelp(simulator: Simulator, language: Language, easel: Easel): string[] {
  const { title, purpose, params } = simulator.contract
  const { width, paint } = easel
  const section = (name: string, options: Params): string[] =>
    Object.keys(options).length === 0 ? [] : [paint('bold', name), ...optionList(options, language, easel)]
  return apart(
    headline(title[language], easel),
    paragraph(purpose[language], width),
    [paint('bold', say('example', language)), ...commandLines(exampleOf(simulator), width)],
    section(say('required', language), filtered(params, isRequired)),
    section(
      say('optional', language),
      filtered(params, (field) => !isRequired(field)),
    ),
    section(say('analyses', language), analysesOf(simulator, language)),
    [paint('bold', say('output', language)), ...switchList(door(language), language, easel)],
    [...paragraph(say('numbers', language), width), ...exitLines(language, width)],
  )
}

export const isRequired = (field: Field): boolean => field.default === undefined && !field.optional

const filtered = (params: Params, keep: (field: Field) => boolean): Params =>
  Object.fromEntries(Object.entries(params).filter(([, field]) => keep(field)))

/** Goal seek and sensitivity; what can be aimed at is listed once, and the parameters are above. */
function analysesOf(simulator: Simulator, language: Language): Params {
  const own = inquiryOptions(simulator)
  const known = { ...simulator.contract.params, ...door(language) }
  const all = Object.entries(optionsOf(simulator, language)).filter(([name]) => !Object.hasOwn(known, name))
  const isListed = (name: string) => name === 'cible' && own[name] !== undefined
  return Object.fromEntries(all.map(([name, field]) => [name, isListed(name) ? field : unlisted(field)]))
}

const unlisted = ({ choices: _, ...field }: Field): Field =>
  _ ? { ...field, kind: 'choice', choices: {} } : field

/** The worked example of the contract, as it is typed. */
export const exampleOf = ({ contract: { name, example } }: Simulator): string =>
  ['denier', name, ...Object.entries(example.query).map(([option, value]) => `--${option} ${value}`)].join(
    ' ',
  )

/** A command over as many lines as it needs, which can still be copied whole. */
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

export const exitLines = (language: Language, width: number): string[] =>
  paragraph(`${say('exits', language)}${colon(language)}${say('exitCodes', language)}`, width)
