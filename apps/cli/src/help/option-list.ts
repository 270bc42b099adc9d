import { type Field, kinds, type Language, type Params } from '@denier/core'
import { colon, formatBrief } from '@denier/prose'
import { isFlag } from '../arguments/words.ts'
import type { Easel } from '../terminal/strokes.ts'
import { displayWidth, padEnd, paragraph, wrap } from '../terminal/text.ts'
import { say } from '../words.ts'
import { placeholder, rangeOf } from './describe.ts'

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
    ...(isShown ? [`${say('defaultIs', language)}${asTyped(field, language)}.`] : []),
    ...(field.help ? [field.help[language]] : []),
  ].join(' ')
}

/** A default: a figure as people read it, yes or no in the word that is typed. */
const asTyped = (field: Field, language: Language): string =>
  isFlag(field) ? String(field.default) : formatBrief(field, field.default, language)

/** The words of a choice, each with its meaning, and whole, since they are to be copied; the default is told beside it. */
function choiceLines(field: Field, language: Language, width: number, margin: string): string[] {
  const entries = Object.entries(field.choices ?? {}).map(([word, text]) => {
    const byDefault = field.default === word ? ` (${say('byDefault', language)})` : ''
    return { told: word + colon(language), meaning: text[language] + byDefault }
  })
  const longest = Math.max(0, ...entries.map(({ told }) => displayWidth(told.trimEnd())))
  const indent = ' '.repeat(Math.max(0, Math.min(margin.length + MARGIN, width - longest)))
  return entries.flatMap(({ told, meaning }) => {
    const [first = '', ...rest] = wrap(told + meaning, width - indent.length)
    const more = rest.length > 0 ? paragraph(rest.join(' '), width, `${indent}${' '.repeat(MARGIN)}`) : []
    return [indent + first, ...more]
  })
}
