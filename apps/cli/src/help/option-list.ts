import { type Field, kinds, type Language, type Params } from '@denier/core'
import { colon, formatBrief } from '@denier/prose'
import { isFlag } from '../arguments/parse-arguments.ts'
import { translate } from '../messages.ts'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { displayWidth, padEnd, paragraph, wrap } from '../terminal/text.ts'
import { placeholder, rangeOf } from './describe-field.ts'

/** Descriptions begin at this column at most, or on the next line after a longer name. */
const COLUMN = 30
/** The largest share of a narrow terminal for names. */
const SHARE = 0.4
/** Columns before a name, and by which what belongs to something is indented. */
const MARGIN = 2

/** Lines of a help page: options with their descriptions, from the contract. Used by `simulator-help.ts`. */
export const optionList = (options: Params, language: Language, drawing: DrawingOptions): string[] =>
  Object.entries(options).flatMap(([name, field]) =>
    optionLines({ name, value: placeholder(field, language) }, field, language, drawing),
  )

/**
 * The same as `optionList`, but yes-or-no options show no value. Used by `general-help.ts` and
 * `simulator-help.ts`.
 */
export const switchList = (options: Params, language: Language, drawing: DrawingOptions): string[] =>
  Object.entries(options).flatMap(([name, field]) =>
    optionLines({ name, value: isFlag(field) ? '' : placeholder(field, language) }, field, language, drawing),
  )

/** The lines of one option. @param option.value what stands for its value; empty for none. */
function optionLines(
  { name, value }: { readonly name: string; readonly value: string },
  field: Field,
  language: Language,
  { width, paint }: DrawingOptions,
): string[] {
  const column = Math.min(COLUMN, Math.floor(width * SHARE))
  const isLong = displayWidth(`--${name} ${value}`) > column - 2 * MARGIN
  const option = `${' '.repeat(MARGIN)}${paint('bold', `--${name}`)} ${paint('dim', value)}`
  const margin = ' '.repeat(isLong && width < 2 * COLUMN ? 2 * MARGIN : column)
  const description = [
    ...paragraph(sentence(field, language), width, margin),
    ...choiceLines(field, language, width, margin),
    ...rowLines(field, language, width, margin),
  ]
  const [first = '', ...rest] = description
  if (displayWidth(`--${name} ${value}`) + MARGIN > width) {
    const [shownName, shownValue] = [paint('bold', `--${name}`), paint('dim', value)]
    return [' '.repeat(MARGIN) + shownName, ' '.repeat(2 * MARGIN) + shownValue, ...description]
  }
  if (isLong) return [option, ...description]
  return [padEnd(option, column) + first.slice(column), ...rest]
}

/** Label, range, default, help: one sentence each. */
function sentence(field: Field, language: Language): string {
  const range = field.kind === 'flag' || field.choices || field.among ? '' : rangeOf(field, language)
  const isWhole = range !== '' && kinds[field.kind].json === 'integer' && field.kind === 'count'
  const about = [range, ...(isWhole ? [translate('whole', language)] : [])]
    .filter((part) => part !== '')
    .join(', ')
  const isShown = field.default !== undefined && field.default !== false && !field.choices && !field.list
  return [
    `${field.label[language]}${about === '' ? '' : `${colon(language)}${about}`}.`,
    ...(isShown ? [`${translate('defaultIs', language)}${asTyped(field, language)}.`] : []),
    ...(field.help ? [field.help[language]] : []),
  ].join(' ')
}

/** A default: a figure as people read it, yes or no in the word that is typed. */
const asTyped = (field: Field, language: Language): string =>
  isFlag(field) ? String(field.default) : formatBrief(field, field.default, language)

/** The values of a choice with their meanings, never broken, since they are to be copied; the default is marked. */
function choiceLines(field: Field, language: Language, width: number, margin: string): string[] {
  const entries = Object.entries(field.choices ?? {}).map(([word, text]) => {
    const byDefault = field.default === word ? ` (${translate('byDefault', language)})` : ''
    return { choice: word + colon(language), meaning: text[language] + byDefault }
  })
  const longest = Math.max(0, ...entries.map(({ choice }) => displayWidth(choice.trimEnd())))
  const indent = ' '.repeat(Math.max(0, Math.min(margin.length + MARGIN, width - longest)))
  return entries.flatMap(({ choice, meaning }) => {
    const [first = '', ...rest] = wrap(choice + meaning, width - indent.length)
    const more = rest.length > 0 ? paragraph(rest.join(' '), width, `${indent}${' '.repeat(MARGIN)}`) : []
    return [indent + first, ...more]
  })
}

/** The fields of the rows of a list, by name: a row is written `conjoint,age:70`. */
function rowLines({ list }: Field, language: Language, width: number, margin: string): string[] {
  const indent = `${margin}${' '.repeat(MARGIN)}`
  return Object.entries(list?.row ?? {}).flatMap(([name, field]) => {
    const written = name === list?.key ? name : isFlag(field) ? name : `${name}:`
    return [
      ...paragraph(`${written} ${sentence(field, language)}`, width, indent),
      ...choiceLines(field, language, width, indent),
    ]
  })
}
