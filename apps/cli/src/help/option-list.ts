import type { Field, Language, Params } from '@denier/core'
import { kinds } from '@denier/core'
import { isFlag } from '../arguments/words.ts'
import type { Easel } from '../terminal/strokes.ts'
import { displayWidth, padEnd, paragraph } from '../terminal/text.ts'
import { colon, say } from '../words.ts'
import { placeholder, plainFigure, rangeOf } from './describe.ts'

/** What is said of an option begins here at the furthest, or on the next line where its name is longer. */
const COLUMN = 30
/** The share of a narrow terminal that names may have. */
const SHARE = 0.4
const MARGIN = 2

/** Options one under the other, each with all that its contract says of it. */
export const optionList = (options: Params, language: Language, easel: Easel): string[] =>
  Object.entries(options).flatMap(([name, field]) =>
    optionLines({ name, value: placeholder(field, language) }, field, language, easel),
  )

/** The same of switches, which need no value. */
export const switchList = (options: Params, language: Language, easel: Easel): string[] =>
  Object.entries(options).flatMap(([name, field]) =>
    optionLines({ name, value: isFlag(field) ? '' : placeholder(field, language) }, field, language, easel),
  )

function optionLines(
  { name, value }: { readonly name: string; readonly value: string },
  field: Field,
  language: Language,
  { width, paint }: Easel,
): string[] {
  const column = Math.min(COLUMN, Math.floor(width * SHARE))
  const isLong = displayWidth(`--${name} ${value}`) > column - 2 * MARGIN
  const option = `${' '.repeat(MARGIN)}${paint('bold', `--${name}`)} ${paint('dim', value)}`
  const margin = ' '.repeat(isLong && width < 2 * COLUMN ? 2 * MARGIN : column)
  const said = [
    ...paragraph(sentence(field, language), width, margin),
    ...choiceLines(field, language, width, margin),
  ]
  const [first = '', ...rest] = said
  if (isLong) return [option, ...said]
  return [padEnd(option, column) + first.slice(column), ...rest]
}

/** Label, range, default, help: one sentence each. */
function sentence(field: Field, language: Language): string {
  const range = field.kind === 'flag' || field.choices || field.among ? '' : rangeOf(field, language)
  const isWhole = range !== '' && kinds[field.kind].json === 'integer' && field.kind === 'count'
  const about = [range, ...(isWhole ? [say('whole', language)] : [])].filter((part) => part !== '').join(', ')
  const isShown = field.default !== undefined && field.default !== false && !field.choices
  return [
    `${field.label[language]}${about === '' ? '' : `${colon(language)}${about}`}.`,
    ...(isShown ? [`${say('defaultIs', language)}${plainFigure(field, field.default, language)}.`] : []),
    ...(field.help ? [field.help[language]] : []),
  ].join(' ')
}

/** The words of a choice, each with its meaning; the default is told beside it. */
function choiceLines(field: Field, language: Language, width: number, margin: string): string[] {
  return Object.entries(field.choices ?? {}).flatMap(([word, text]) => {
    const byDefault = field.default === word ? ` (${say('byDefault', language)})` : ''
    const lines = paragraph(`${word}${colon(language)}${text[language]}${byDefault}`, width, `${margin}    `)
    return lines.map((line, at) => (at === 0 ? `${margin}  ${line.trimStart()}` : line))
  })
}
